import { randomUUID } from 'node:crypto'
import type { Parsed } from '#contract/calls.ts'
import { wallClock } from '#domain/calendar/wall-clock.ts'
import { created, recordAudit } from '../../audit/audit.ts'
import { bookingPlace } from '../../booking/booking-words.ts'
import { type BookingRow, insertBooking } from '../../booking/bookings.repository.ts'
import { type BookedTimes, busyOf, type Judged } from '../../booking/judge-time.ts'
import { requireZone } from '../../booking/own-offer.ts'
import { localTimeOf } from '../../booking/read-offer.ts'
import { expireHolds, listBusy, lockBookings } from '../../booking/times.repository.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'

type Wanted = Parsed['POST /api/booking-blocks']['body']

/** A fitter blocks at most a month at once; days off are part of the hours. */
const LONGEST_MS = 31 * 86_400_000

function timesOf(starts_at: Date, ends_at: Date, timeZone: string): BookedTimes {
  const { date, minutes } = wallClock(starts_at, timeZone)
  return {
    ...{ starts_at, ends_at, busy_from: starts_at, busy_to: ends_at },
    starts_local: `${date}T${localTimeOf(Math.floor(minutes))}`,
    time_zone: timeZone,
    tzdata: process.versions.tz ?? 'unknown',
  }
}

/** Whether a range is free of bookings and blocks, under the fitter's lock. Other calendars do not keep one from it. */
async function isFree(
  tx: Transaction,
  fitterId: string,
  { busy_from: from, busy_to: to }: BookedTimes,
  except?: string,
): Promise<boolean> {
  await lockBookings(tx, fitterId)
  tx.defer(expireHolds(tx, fitterId, { from, to }))
  const own = (await listBusy(tx, fitterId, { from, to })).filter(({ booking_id }) => booking_id !== null)
  return busyOf(own, except).every((busy) => busy.to <= from || busy.from >= to)
}

/**
 * Blocks a time of the acting fitter.
 * @throws AppError `invalid_request` for a range that is too long or ends before it begins, `time_taken`
 */
export async function blockTime(tx: Transaction, { from, to, note }: Wanted): Promise<{ id: string }> {
  const fitterId = requireActor('fitter', tx)
  const times = timesOf(new Date(from), new Date(to), await requireZone(tx, fitterId))
  const length = times.ends_at.getTime() - times.starts_at.getTime()
  if (length <= 0 || length > LONGEST_MS)
    throw new AppError('invalid_request', { problems: [{ path: ['to'], code: 'invalid_value' }] })
  if (!(await isFree(tx, fitterId, times))) throw new AppError('time_taken')
  const id = randomUUID()
  const note_sealed = note === null ? null : (await tx.keys.of(fitterId)).seal(bookingPlace(id, 'note'), note)
  const row = {
    ...{ id, fitter_id: fitterId, kind: 'block', made_by: 'fitter', made_at: tx.now, note_sealed },
    ...times,
  }
  tx.defer(insertBooking(tx, row))
  await recordAudit(tx, {
    action: 'booking.blocked',
    entity: 'booking',
    entityId: id,
    fitterId,
    changes: created({ starts_at: from, ends_at: to, note: note_sealed }),
  })
  return { id }
}

/** Whether a block fits at another time, as the judge of bookings answers. */
export async function judgeBlock(tx: Transaction, block: BookingRow, at: Date): Promise<Judged> {
  const length = block.ends_at.getTime() - block.starts_at.getTime()
  const times = timesOf(at, new Date(at.getTime() + length), block.time_zone)
  return (await isFree(tx, block.fitter_id, times, block.id))
    ? { refusal: null, times, next: [] }
    : { refusal: 'taken', times: null, next: [] }
}
