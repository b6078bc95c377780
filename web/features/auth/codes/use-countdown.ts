import { useEffect, useState } from 'react'

/** Whole seconds from `now` to an instant, both in milliseconds; never negative. */
export const secondsUntil = (end: number, now: number): number => Math.max(0, Math.ceil((end - now) / 1000))

interface Countdown {
  /** Seconds left; 0 if there is nothing to wait for. */
  left: number
  start(seconds: number): void
}

/**
 * Counts seconds down by the clock, so that a tab shows the right number after sleep. `onOver` is called when the
 * countdown ends.
 */
export function useCountdown(initialSeconds: number, onOver: () => void): Countdown {
  const [end, setEnd] = useState(() => Date.now() + initialSeconds * 1000)
  const [now, setNow] = useState(() => Date.now())
  const left = secondsUntil(end, now)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => {
      setNow(Date.now())
      if (secondsUntil(end, Date.now()) === 0) onOver()
    }, 1000)
    return () => clearTimeout(timer)
  })
  const start = (seconds: number) => {
    setNow(Date.now())
    setEnd(Date.now() + seconds * 1000)
  }
  return { left, start }
}
