import { freeTimes, judgeTime, type Refusal } from '#domain/booking/free-times.ts'
import type { Busy, Offer, Service } from '#domain/booking/offer.ts'
import { wallClock } from '#domain/calendar/wall-clock.ts'
import type { Transaction } from '../database/database.ts'
import type { ServiceRow } from './offer.repository.ts'
import { localTimeOf, serviceTimes } from './read-offer.ts'
import { type BusyRow, expireHolds, listBusy, lockBookings } from './times.repository.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** How many further free times somebody is told whose time is taken. */
const NEXT_TIMES = 6
/**
 * Free times are looked for in steps that begin with this many days and quadruple, so that a year is neither read nor listed
 * for the first six, and a calendar that is full takes few steps.
 */
const FIRST_STEP_DAYS = 14

/** The columns of a booking that say when it is. */
export interface BookedTimes {
  starts_at: Date
  ends_at: Date
  busy_from: Date
  busy_to: Date
  starts_local: string
  time_zone: string
  tzdata: string
}

/** What is wanted, and by which rules it is judged. */
export interface WantedTime {
  fitterId: string
  service: ServiceRow
  offer: Offer
  at: Date
  /** A booking that does not stand in the way: the one that is moved, confirmed, or given back in the same transaction. */
  except?: string | undefined
  /** The fitter books outside of the hours and rules. A time that is taken stays taken. */
  outsideHours?: boolean
}

/** That a time can be booked, or why not, with the next ones that can. */
export type Judged =
  | { refusal: null; times: BookedTimes; next: [] }
  | { refusal: Refusal; times: null; next: Date[] }

/** When a booking of a service is that begins at an instant: with its buffers, and on the fitter's clock. */
export function timesAt(at: Date, service: Service, timeZone: string): BookedTimes {
  const after = (minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS)
  const { date, minutes } = wallClock(at, timeZone)
  return {
    starts_at: at,
    ends_at: after(service.lengthMinutes),
    busy_from: after(-service.bufferBeforeMinutes),
    busy_to: after(service.lengthMinutes + service.bufferAfterMinutes),
    starts_local: `${date}T${localTimeOf(Math.floor(minutes))}`,
    time_zone: timeZone,
    tzdata: process.versions.tz ?? 'unknown',
  }
}

/** Rows of the database as the judge reads them. */
export const busyOf = (rows: readonly BusyRow[], except?: string): Busy[] =>
  rows
    .filter(({ booking_id }) => except === undefined || booking_id !== except)
    .map(({ busy_from, busy_to, starts_at, counts }) => ({
      from: busy_from,
      to: busy_to,
      bookedAt: counts ? starts_at : null,
    }))

/** The range that decides about times: the most bookings of a day count whole days of the fitter. */
export const around = (from: Date, to: Date) => ({
  from: new Date(from.getTime() - 2 * DAY_MS),
  to: new Date(to.getTime() + 2 * DAY_MS),
})

/** The busy times that decide which times of a service are free in a range. */
export const busyFor = async (
  tx: Transaction,
  fitterId: string,
  { lengthMinutes, bufferBeforeMinutes, bufferAfterMinutes }: Service,
  { from, to }: { from: Date; to: Date },
  except?: string,
): Promise<Busy[]> => {
  const neededMinutes = bufferBeforeMinutes + lengthMinutes + bufferAfterMinutes
  return busyOf(await listBusy(tx, fitterId, around(from, to), neededMinutes), except)
}

/** The first free times of a range. */
async function firstFree(
  tx: Transaction,
  { fitterId, service, offer, except }: Omit<WantedTime, 'at'>,
  range: { begin: number; end: number },
): Promise<Date[]> {
  const { begin, end } = range
  const lengths = serviceTimes(service)
  const found: Date[] = []
  let step = FIRST_STEP_DAYS * DAY_MS
  for (let at = begin; at < end && found.length < NEXT_TIMES; ) {
    const [from, to] = [new Date(at), new Date(Math.min(at + step, end))]
    const busy = await busyFor(tx, fitterId, lengths, { from, to }, except)
    found.push(...freeTimes(offer, lengths, busy, { from, to }, tx.now).map((free) => free.at))
    at += step
    step *= 4
  }
  return found.slice(0, NEXT_TIMES)
}

/**
 * The next free times from an instant on, as far ahead as the fitter offers. If there are none, the first that are free at
 * all: those before it.
 * @param until the end of the times before it; what lies between is known not to be free
 */
export async function nextFree(
  tx: Transaction,
  wanted: Omit<WantedTime, 'at'>,
  since: Date,
  until = since,
): Promise<Date[]> {
  const now = tx.now.getTime()
  const end = now + (wanted.offer.horizonDays + 2) * DAY_MS
  const later = await firstFree(tx, wanted, { begin: Math.max(since.getTime(), now), end })
  if (later.length > 0) return later
  return firstFree(tx, wanted, { begin: now, end: Math.min(until.getTime(), end) })
}

/** For the fitter outside of the hours: only what is taken refuses. */
function judgeTaken(busy: readonly Busy[], { busy_from, busy_to, starts_at }: BookedTimes, now: Date) {
  if (starts_at < now) return 'past'
  return busy.some(({ from, to }) => from < busy_to && to > busy_from) ? 'taken' : 'free'
}

/**
 * Takes the fitter's lock, marks holds that ran out, and judges a time by what is stored then. Whoever got no refusal
 * writes in the same transaction; until its end nobody else writes bookings of this fitter.
 */
export async function judgeUnderLock(tx: Transaction, wanted: WantedTime): Promise<Judged> {
  const { fitterId, offer, at, except } = wanted
  const lengths = serviceTimes(wanted.service)
  const times = timesAt(at, lengths, offer.timeZone)
  await lockBookings(tx, fitterId)
  tx.defer(expireHolds(tx, fitterId, { from: times.busy_from, to: times.busy_to }))
  const busy = busyOf(await listBusy(tx, fitterId, around(times.busy_from, times.busy_to)), except)
  const verdict = wanted.outsideHours
    ? judgeTaken(busy, times, tx.now)
    : judgeTime(offer, lengths, busy, at, tx.now)
  if (verdict === 'free') return { refusal: null, times, next: [] }
  return { refusal: verdict, times: null, next: await nextFree(tx, wanted, at) }
}
