import {
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'

/** The list with one item moved to another position. */
export function movedTo(ids: readonly string[], id: string, index: number): string[] {
  const others = ids.filter((each) => each !== id)
  const place = Math.min(Math.max(index, 0), others.length)
  return [...others.slice(0, place), id, ...others.slice(place)]
}

export interface Reorder {
  list: RefObject<HTMLOListElement | null>
  /** The order to show. While an item is dragged, it includes the move. */
  shown: readonly string[]
  dragged: string | null
  /** The event handlers of a handle: arrow keys and pointer. */
  handle(id: string): {
    onKeyDown(event: KeyboardEvent): void
    onPointerDown(event: ReactPointerEvent): void
  }
}

interface Drag {
  id: string
  pointerId: number
  order: readonly string[]
}

/** The number of other items above a vertical position on the screen. */
function itemsAbove(y: number, list: HTMLOListElement | null, at: number): number {
  const others = [...(list?.children ?? [])].filter((_, index) => index !== at)
  return others.filter((item) => {
    const { top, height } = item.getBoundingClientRect()
    return top + height / 2 < y
  }).length
}

const isMove = (key: string): key is 'ArrowUp' | 'ArrowDown' => key === 'ArrowUp' || key === 'ArrowDown'

/**
 * Calls what follows a drag. The events are those of the window, because the dragged item moves in the document, and an
 * element that moves loses the pointer.
 */
function useDragEvents(drag: Drag | null, on: { move(y: number): void; end(): void; cancel(): void }): void {
  const latest = useRef(on)
  latest.current = on
  const pointerId = drag?.pointerId
  useEffect(() => {
    if (pointerId === undefined) return
    const ofDrag = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
      if (event.pointerId === pointerId) act(event)
    }
    const move = ofDrag(({ clientY }) => latest.current.move(clientY))
    const end = ofDrag(() => latest.current.end())
    const cancel = ofDrag(() => latest.current.cancel())
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', cancel)
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', cancel)
    }
  }, [pointerId])
}

/** Reorders a list by dragging its handles, or with the arrow keys on them. */
export function useReorder(ids: readonly string[], onOrder: (ids: string[], moved: string) => void): Reorder {
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const shown = drag?.order ?? ids
  const order = (next: readonly string[], id: string) => {
    if (next.join() !== ids.join()) onOrder([...next], id)
  }
  useDragEvents(drag, {
    move(y) {
      if (!drag) return
      const { id } = drag
      setDrag({ ...drag, order: movedTo(ids, id, itemsAbove(y, list.current, shown.indexOf(id))) })
    },
    end() {
      if (drag) order(drag.order, drag.id)
      setDrag(null)
    },
    cancel: () => setDrag(null),
  })
  return {
    list,
    shown,
    dragged: drag?.id ?? null,
    handle: (id) => ({
      onKeyDown(event) {
        if (!isMove(event.key)) return
        event.preventDefault()
        order(movedTo(ids, id, ids.indexOf(id) + (event.key === 'ArrowUp' ? -1 : 1)), id)
      },
      onPointerDown({ button, pointerId }) {
        if (button === 0) setDrag({ id, pointerId, order: ids })
      },
    }),
  }
}
