import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'

/** The list with one item at another place. */
export function movedTo(ids: readonly string[], id: string, index: number): string[] {
  const others = ids.filter((each) => each !== id)
  const place = Math.min(Math.max(index, 0), others.length)
  return [...others.slice(0, place), id, ...others.slice(place)]
}

export interface Reorder {
  list: RefObject<HTMLOListElement | null>
  /** The order that is shown: while something is dragged, as it would be. */
  shown: readonly string[]
  dragged: string | null
  /** What a handle listens to: arrow keys and a finger or pointer. */
  handle(id: string): {
    onKeyDown(event: KeyboardEvent): void
    onPointerDown(event: PointerEvent<HTMLElement>): void
    onPointerMove(event: PointerEvent): void
    onPointerUp(): void
    onPointerCancel(): void
  }
}

/** Puts a list into another order, by dragging its handles or by the arrow keys on them. */
export function useReorder(ids: readonly string[], onOrder: (ids: string[], moved: string) => void): Reorder {
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<{ id: string; order: readonly string[] } | null>(null)
  const shown = drag?.order ?? ids

  /** How many of the other items lie above a height on the screen. */
  const indexAt = (y: number, id: string): number => {
    const items = [...(list.current?.children ?? [])].filter((_, index) => shown[index] !== id)
    return items.filter((item) => {
      const { top, height } = item.getBoundingClientRect()
      return top + height / 2 < y
    }).length
  }
  const finish = () => {
    if (drag && drag.order.join() !== ids.join()) onOrder([...drag.order], drag.id)
    setDrag(null)
  }
  return {
    list,
    shown,
    dragged: drag?.id ?? null,
    handle: (id) => ({
      onKeyDown(event) {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        const at = ids.indexOf(id)
        const next = movedTo(ids, id, at + (event.key === 'ArrowUp' ? -1 : 1))
        if (next.join() !== ids.join()) onOrder(next, id)
      },
      onPointerDown(event) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ id, order: ids })
      },
      onPointerMove(event) {
        if (drag?.id === id) setDrag({ id, order: movedTo(ids, id, indexAt(event.clientY, id)) })
      },
      onPointerUp: finish,
      onPointerCancel: () => setDrag(null),
    }),
  }
}
