import type { LocalDate } from '../calendar/local-date.ts'
import { localDay } from '../calendar/local-day.ts'
import { wallClock } from '../calendar/wall-clock.ts'

/** A booking's time as it was agreed: on the fitter's clock, and the instant that this was by the rules of then. */
export interface AgreedTime {
  readonly startsAt: Date
  /** `YYYY-MM-DDTHH:MM` */
  readonly startsLocal: string
  readonly timeZone: string
}

/** What the rules of today make of an agreed time. */
export interface MovedTime {
  /** When the agreed time is now; null if the clock skips it on that day. */
  readonly startsAt: Date | null
  /** What the fitter's clock now shows at the stored instant. */
  readonly shows: string
}

const two = (number: number) => String(Math.floor(number)).padStart(2, '0')

/**
 * Whether the rules of the zone, as this machine knows them today, move an agreed time away from its stored instant.
 * Null if not. A time that the clock shows twice may be either of the two.
 * @throws RangeError for a zone that this machine does not know
 */
export function movedByRules({ startsAt, startsLocal, timeZone }: AgreedTime): MovedTime | null {
  const { date, minutes } = wallClock(startsAt, timeZone)
  const shows = `${date}T${two(minutes / 60)}:${two(minutes % 60)}`
  if (shows === startsLocal) return null
  const day: LocalDate = startsLocal.slice(0, 10)
  const minute = Number(startsLocal.slice(11, 13)) * 60 + Number(startsLocal.slice(14, 16))
  const now = localDay(day, timeZone).at(minute)
  return { startsAt: now === null ? null : new Date(now), shows }
}
