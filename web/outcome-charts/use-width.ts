import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useSample } from '#web/ui/sample.ts'

/** The width of a chart before it is measured. */
const USUAL = 640

/** The width of an element in whole pixels, so that a chart's text has the same size at every width. */
export function useWidth<E extends Element>(): [RefObject<E | null>, number] {
  const element = useRef<E>(null)
  const [width, setWidth] = useState(useSample()?.width ?? USUAL)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = () => {
      const now = Math.floor(measured.getBoundingClientRect().width)
      // A hidden element has no width.
      if (now > 0) setWidth(now)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
