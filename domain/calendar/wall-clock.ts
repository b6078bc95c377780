import type { LocalDate } from './local-date.ts'
import { addDays, keptByZone } from './local-date.ts'

/** A time of day on somebody's clock, in minutes after midnight. */
export type WallMinutes = number

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Whether a text is the name of an IANA time zone. An offset from UTC is not: it has no daylight-saving rules. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

const clockIn = keptByZone(
  (timeZone) =>
    new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
)

/** The local time of a zone at an instant, represented as if it were UTC; whole seconds. */
function wallAt(ms: number, timeZone: string): number {
  const parts = new Map(
    clockIn(timeZone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

/**
 * The instant of a local day and time in a zone. A time that a clock change skips moves forward by the skipped amount.
 * A time that occurs twice is the first of the two.
 * @throws RangeError for a zone that this machine does not know
 */
export function instantOf(date: LocalDate, minutes: WallMinutes, timeZone: string): Date {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS
  const offsetNear = (ms: number) => wallAt(ms, timeZone) - ms
  const before = wall - offsetNear(wall - DAY_MS)
  const after = wall - offsetNear(wall + DAY_MS)
  const shown = [before, after].filter((ms) => wallAt(ms, timeZone) === wall)
  return new Date(shown.length > 0 ? Math.min(...shown) : before)
}

/** The local day and time in a zone at an instant. The time includes its fraction of a minute. */
export function wallClock(now: Date, timeZone: string): { date: LocalDate; minutes: WallMinutes } {
  const wall = wallAt(now.getTime(), timeZone)
  const midnight = Math.floor(wall / DAY_MS) * DAY_MS
  return { date: new Date(midnight).toISOString().slice(0, 10), minutes: (wall - midnight) / MINUTE_MS }
}

/** Hours of the day, `from` inclusive, `to` exclusive, in minutes after midnight. */
export type Hours = { readonly from: WallMinutes; readonly to: WallMinutes }

/** The first instant from now on at which the local time in the zone is within these hours. */
export function nextWithin(hours: Hours, now: Date, timeZone: string): Date {
  const { date, minutes } = wallClock(now, timeZone)
  if (minutes >= hours.from && minutes < hours.to) return now
  return instantOf(minutes < hours.from ? date : addDays(date, 1), hours.from, timeZone)
}
