import { type RefObject, useEffect, useRef } from 'react'

/** For the heading of what replaced the thing just pressed: keyboard and screen reader go on there. Give it `tabIndex={-1}`. */
export function useFocusOnArrival<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null)
  useEffect(() => place.current?.focus(), [])
  return place
}
