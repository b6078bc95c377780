import { addDays } from '../calendar/local-date.ts'
import { instantOf, nextWithin, wallClock } from '../calendar/wall-clock.ts'

const MINUTE_MS = 60_000

/** The hours, on the waiting person's own clock, in which a freed time is offered. */
const offerHours = { from: 8 * 60, to: 20 * 60 }
/** How long it is theirs. Only time within the hours counts: nobody should lose it in their sleep. */
const HOLD_MS = 120 * MINUTE_MS

/** A freed time, held for one person of the waiting list. */
export type WaitingOffer = {
  /** When they are told. */
  readonly offeredAt: Date
  /** When it goes to the next in order. */
  readonly until: Date
}

/** The end of so much time within the hours, from an instant within them. */
function holdEnd(offeredAt: Date, timeZone: string): Date {
  const evening = instantOf(wallClock(offeredAt, timeZone).date, offerHours.to, timeZone)
  const left = HOLD_MS - (evening.getTime() - offeredAt.getTime())
  if (left <= 0) return new Date(offeredAt.getTime() + HOLD_MS)
  const tomorrow = addDays(wallClock(offeredAt, timeZone).date, 1)
  return new Date(instantOf(tomorrow, offerHours.from, timeZone).getTime() + left)
}

/**
 * How a freed time is offered to one person who waits: for two hours between 8:00 and 20:00 of their time, and never
 * past the fitter's minimum notice. Null if it cannot be offered in time; then nobody waits for them.
 * @param timeZone the waiting person's zone
 */
export function waitingOffer(
  startsAt: Date,
  minimumNoticeMinutes: number,
  timeZone: string,
  freedAt: Date,
): WaitingOffer | null {
  const latest = new Date(startsAt.getTime() - minimumNoticeMinutes * MINUTE_MS)
  const offeredAt = nextWithin(offerHours, freedAt, timeZone)
  if (offeredAt >= latest) return null
  const until = holdEnd(offeredAt, timeZone)
  return { offeredAt, until: until < latest ? until : latest }
}
