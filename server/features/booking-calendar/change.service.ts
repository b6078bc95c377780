import type { Calls, Parsed } from '#contract/calls.ts'
import { bookingState } from '#domain/booking/booking-state.ts'
import { recordAudit } from '../../audit/audit.ts'
import { factsOf } from '../../booking/booking-facts.ts'
import { keyHolderOf } from '../../booking/booking-words.ts'
import { type BookingRow, findBooking, updateBooking } from '../../booking/bookings.repository.ts'
import {
  type ChangedBy,
  lockPresent,
  moveAppointment,
  requireAhead,
  storeCancellation,
  storeMove,
} from '../../booking/change-booking.ts'
import { leaveFit } from '../../booking/join-fit.ts'
import type { Judged } from '../../booking/judge-time.ts'
import { findService } from '../../booking/offer.repository.ts'
import { requireOffer } from '../../booking/own-offer.ts'
import { presentBookings } from '../../booking/present-booking.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { queueCancelled, queueMoved } from '../../messages/booking-change.ts'
import { judgeBlock } from './block.service.ts'

type Move = Parsed['POST /api/bookings/:bookingId/move']['body']
type Moved = Calls['POST /api/bookings/:bookingId/move']['response']

/** A booking of the acting fitter, locked. @throws AppError `not_found` */
async function lockOwn(tx: Transaction, id: string): Promise<BookingRow> {
  const fitterId = requireActor('fitter', tx)
  const found = await findBooking(tx, id)
  if (found?.fitter_id !== fitterId) throw new AppError('not_found')
  return lockPresent(tx, found)
}

async function byFitter(tx: Transaction, booking: BookingRow, message: string | null): Promise<ChangedBy> {
  return { by: 'fitter', message, key: await tx.keys.of(keyHolderOf(booking)) }
}

/** @throws AppError `booking_over` */
async function judgeAndMove(
  tx: Transaction,
  booking: BookingRow,
  { at, outsideHours, message }: Move,
): Promise<{ judged: Judged; booking: BookingRow }> {
  const change = await byFitter(tx, booking, message)
  if (booking.kind === 'block') {
    if (booking.cancelled_at) throw new AppError('booking_over')
    const judged = await judgeBlock(tx, booking, new Date(at))
    return {
      judged,
      booking: judged.times ? await storeMove(tx, booking, judged.times, change) : booking,
    }
  }
  requireAhead(tx, booking)
  const { offer } = await requireOffer(tx, booking.fitter_id)
  const service = await findService(tx, booking.fitter_id, booking.service_id ?? '')
  if (!service) throw new AppError('booking_over')
  return moveAppointment(tx, booking, { at: new Date(at), offer, service, outsideHours }, change)
}

/**
 * Moves a booking or a blocked time of the acting fitter, also outside their hours if they say so. What is taken is never
 * overwritten. The rider is told, unless it is moved back before that.
 * @throws AppError `not_found`, `booking_over`, `stale_version` when somebody changed it in the meantime
 */
export async function moveOwn(tx: Transaction, id: string, move: Move): Promise<Moved> {
  const before = await lockOwn(tx, id)
  if (before.sequence !== move.sequence) throw new AppError('stale_version')
  const { judged, booking } = await judgeAndMove(tx, before, move)
  if (judged.refusal === null) await queueMoved(tx, booking, 'fitter')
  const [presented] = await presentBookings(tx, booking.fitter_id, [booking])
  if (!presented) throw new AppError('not_found')
  return { refusal: judged.refusal, next: judged.next.map((at) => at.toISOString()), booking: presented }
}

/**
 * Cancels a booking of the acting fitter, or removes a blocked time. A rider who confirmed is told.
 * @throws AppError `not_found`, `booking_over`
 */
export async function cancelOwn(tx: Transaction, id: string, message: string | null): Promise<void> {
  const booking = await lockOwn(tx, id)
  const state = bookingState(factsOf(booking), tx.now)
  if (state === 'cancelled' || state === 'expired' || state === 'no_show') throw new AppError('booking_over')
  if (state === 'confirmed') requireAhead(tx, booking)
  const cancelled = await storeCancellation(tx, booking, await byFitter(tx, booking, message))
  await leaveFit(tx, booking)
  await queueCancelled(tx, cancelled, 'fitter')
}

/**
 * Marks that the rider of a booking that has begun did not come, or takes it back.
 * @throws AppError `not_found`, `booking_over` for one that was cancelled, never confirmed, or has not begun
 */
export async function markNoShow(tx: Transaction, id: string, noShow: boolean): Promise<void> {
  const booking = await lockOwn(tx, id)
  if (!booking.confirmed_at || booking.cancelled_at || booking.starts_at > tx.now)
    throw new AppError('booking_over')
  if (noShow === (booking.no_show_at !== null)) return
  const to = noShow ? tx.now : null
  tx.defer(updateBooking(tx, id, { no_show_at: to }))
  await recordAudit(tx, {
    action: 'booking.no_show',
    entity: 'booking',
    entityId: id,
    fitterId: booking.fitter_id,
    riderId: booking.rider_id,
    changes: { no_show_at: { from: booking.no_show_at, to } },
  })
}
