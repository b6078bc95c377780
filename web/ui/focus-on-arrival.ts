import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses a heading when it replaces the element that was pressed, so that keyboard and screen reader users continue
 * there. The heading needs `tabIndex={-1}`.
 */
export function useFocusOnArrival<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null)
  useEffect(() => place.current?.focus(), [])
  return place
}
