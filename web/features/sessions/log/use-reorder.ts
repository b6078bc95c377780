import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'

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
    onPointerDown(event: PointerEvent<HTMLElement>): void
    onPointerMove(event: PointerEvent): void
    onPointerUp(): void
    onPointerCancel(): void
  }
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

/** Reorders a list by dragging its handles, or with the arrow keys on them. */
export function useReorder(ids: readonly string[], onOrder: (ids: string[], moved: string) => void): Reorder {
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<{ id: string; order: readonly string[] } | null>(null)
  const shown = drag?.order ?? ids
  const order = (next: readonly string[], id: string) => {
    if (next.join() !== ids.join()) onOrder([...next], id)
  }
  const finish = () => {
    if (drag) order(drag.order, drag.id)
    setDrag(null)
  }
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
      onPointerDown(event) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ id, order: ids })
      },
      onPointerMove(event) {
        if (drag?.id !== id) return
        setDrag({ id, order: movedTo(ids, id, itemsAbove(event.clientY, list.current, shown.indexOf(id))) })
      },
      onPointerUp: finish,
      onPointerCancel: () => setDrag(null),
    }),
  }
}
