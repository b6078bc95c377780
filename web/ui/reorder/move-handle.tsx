import type { Reorder } from './use-reorder.ts'

interface MoveHandleProps {
  /** Which item it moves: "Move knees". */
  label: string
  handle: ReturnType<Reorder['handle']>
}

/** The handle of an item of a list: dragged, or moved with the arrow keys. */
export function MoveHandle({ label, handle }: MoveHandleProps) {
  return (
    <button
      type="button"
      className="grid size-11 flex-none cursor-grab touch-none place-items-center rounded-sm text-muted hover:bg-sunken"
      aria-label={label}
      data-screen-only
      {...handle}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" fill="currentColor">
        {[5, 10, 15].flatMap((y) => [7, 13].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.6" />))}
      </svg>
    </button>
  )
}
