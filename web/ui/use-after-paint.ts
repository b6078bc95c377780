import { startTransition, useEffect, useState } from 'react'

/**
 * False when a component is rendered first, and true once that was painted, in a render that input may interrupt. For the
 * parts of a long page that are below the screen at first.
 */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    // The effect may run before the paint; the frame after the next one begins behind it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setPainted(true)))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return isPainted
}
