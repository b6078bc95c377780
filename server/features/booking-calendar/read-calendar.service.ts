import type { Calls, Parsed } from '#contract/calls.ts'
import { listBookings } from '../../booking/bookings.repository.ts'
import { presentBookings } from '../../booking/present-booking.ts'
import { listBusy } from '../../booking/times.repository.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'

type Range = Parsed['GET /api/bookings']['query']
type Calendar = Calls['GET /api/bookings']['response']

/** A month with the days around it. */
const LONGEST_MS = 45 * 86_400_000

/** The instants of a range. @throws AppError `invalid_request` for one that is too long or ends before it begins */
function rangeOf({ from, to }: Range): { from: Date; to: Date } {
  const range = { from: new Date(from), to: new Date(to) }
  const length = range.to.getTime() - range.from.getTime()
  if (length <= 0 || length > LONGEST_MS)
    throw new AppError('invalid_request', { problems: [{ path: ['to'], code: 'invalid_value' }] })
  return range
}

/**
 * The acting fitter's bookings and blocked times in a range, and when they are busy besides: times of other calendars,
 * and bookings of files that are closed to them.
 * @throws AppError `invalid_request`
 */
export async function readCalendar(tx: Transaction, asked: Range): Promise<Calendar> {
  const fitterId = requireActor('fitter', tx)
  const range = rangeOf(asked)
  const [rows, busy] = await Promise.all([listBookings(tx, fitterId, range), listBusy(tx, fitterId, range)])
  const seen = new Set(rows.map(({ id }) => id))
  return {
    items: await presentBookings(tx, fitterId, rows),
    busy: busy
      .filter(({ booking_id }) => booking_id === null || !seen.has(booking_id))
      .map(({ busy_from, busy_to }) => ({ from: busy_from.toISOString(), to: busy_to.toISOString() })),
  }
}
