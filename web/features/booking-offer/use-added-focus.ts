import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to what a person added at the end of a list, because the button they pressed stands after it.
 * @param count how many items the list has
 */
export function useAddedFocus<List extends HTMLElement>(count: number): RefObject<List | null> {
  const list = useRef<List>(null)
  const before = useRef(count)
  useEffect(() => {
    const added = count > before.current ? list.current?.lastElementChild : null
    added?.querySelector<HTMLElement>('input, select')?.focus()
    before.current = count
  }, [count])
  return list
}
