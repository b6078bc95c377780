import { Temporal } from 'temporal-polyfill'
import type { LocalDate } from './local-date.ts'
import type { WallMinutes } from './wall-clock.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 1440

/** One day of a time zone. Its clock may be changed during it: then a time is missing, or occurs twice. */
export type LocalDay = {
  readonly date: LocalDate
  /** The first instant of the day, and the first of the next. */
  readonly from: number
  readonly to: number
  /** The instant of a time of this day: the first of two, and null if the clock skips it. */
  readonly at: (minutes: WallMinutes) => number | null
  /** As `at`, but a skipped time is the instant at which the clock skips it. For the ends of hours. */
  readonly edge: (minutes: WallMinutes) => number
  /** Whether the clock shows this time twice. */
  readonly isDoubled: (minutes: WallMinutes) => boolean
}

/** The day without a change of the clock, by plain arithmetic; nearly every day is one. */
const evenDay = (date: LocalDate, from: number): LocalDay => {
  const at = (minutes: WallMinutes) => from + minutes * MINUTE_MS
  return { date, from, to: at(DAY_MINUTES), at, edge: at, isDoubled: () => false }
}

function changedDay(date: LocalDate, timeZone: string, from: number, to: number): LocalDay {
  const midnight = Temporal.PlainDateTime.from(date)
  const zoned = (minutes: WallMinutes, disambiguation: 'earlier' | 'later') =>
    midnight.add({ minutes }).toZonedDateTime(timeZone, { disambiguation })
  const shows = (minutes: WallMinutes, at: Temporal.ZonedDateTime) =>
    at.toPlainDateTime().equals(midnight.add({ minutes }))
  const at = (minutes: WallMinutes) => {
    const first = zoned(minutes, 'earlier')
    return shows(minutes, first) ? first.epochMilliseconds : null
  }
  /** What a skipped time resolves to before the change is followed by the change. */
  const skipping = (minutes: WallMinutes) =>
    zoned(minutes, 'earlier').getTimeZoneTransition('next')?.epochMilliseconds ?? to
  return {
    date,
    from,
    to,
    at,
    edge: (minutes) => at(minutes) ?? skipping(minutes),
    isDoubled: (minutes) =>
      at(minutes) !== null && !zoned(minutes, 'earlier').equals(zoned(minutes, 'later')),
  }
}

/**
 * A day in a time zone, by the rules that this machine knows.
 * @throws RangeError for a zone that it does not know
 */
export function localDay(date: LocalDate, timeZone: string): LocalDay {
  const day = Temporal.PlainDate.from(date)
  const from = day.toZonedDateTime(timeZone)
  const to = day.add({ days: 1 }).toZonedDateTime(timeZone)
  const begins = from.epochMilliseconds
  const ends = to.epochMilliseconds
  const even = from.hour === 0 && from.minute === 0 && ends - begins === DAY_MINUTES * MINUTE_MS
  return even ? evenDay(date, begins) : changedDay(date, timeZone, begins, ends)
}
