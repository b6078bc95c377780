import { useEffect, useState } from 'react'
import type { LocalDate } from '#domain/calendar/local-date.ts'
import { wallClock } from '#domain/calendar/wall-clock.ts'
import { positionOf, type ShownHours } from './entry-block.tsx'

const REFRESH_MS = 60_000

/** The present time, in the column of today. */
export function NowLine({ date, hours, timeZone }: { date: LocalDate; hours: ShownHours; timeZone: string }) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  const { date: today, minutes } = wallClock(now, timeZone)
  if (today !== date || minutes < hours.from * 60 || minutes >= hours.until * 60) return null
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute border-coral border-t-2"
      style={{ ...positionOf({ from: minutes, until: minutes }, hours), insetInline: 0, inlineSize: '100%' }}
    />
  )
}
