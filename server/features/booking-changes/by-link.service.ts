import type { Calls } from '#contract/calls.ts'
import { mayChange } from '#domain/booking/changes.ts'
import type { BookingRow } from '../../booking/bookings.repository.ts'
import {
  type ChangedBy,
  lockPresent,
  moveAppointment,
  requireAhead,
  storeCancellation,
} from '../../booking/change-booking.ts'
import { leaveFit } from '../../booking/join-fit.ts'
import { findService, findSettings } from '../../booking/offer.repository.ts'
import { keyOfVisited, presentVisited } from '../../booking/own-booking.ts'
import { readOffer } from '../../booking/read-offer.ts'
import { enterBooking, type VisitedBooking } from '../../booking/visit.repository.ts'
import { becomeSystem } from '../../database/acting-within.ts'
import type { Transaction } from '../../database/database.ts'
import { hashSecret } from '../../http/cookie.ts'
import { AppError } from '../../http/problem.ts'
import { queueCancelled, queueMoved } from '../../messages/booking-change.ts'
import { queueFitterBooking } from '../../messages/fitter-booking.ts'

type Moved = Calls['POST /api/booking-links/move']['response']
type Cancelled = Calls['POST /api/booking-links/cancellation']['response']

/**
 * Enters by the link of a mail, which only the booking's address has, and locks the booking. The secret of the browser
 * that made it does not suffice: anybody can type an address.
 * @throws AppError `booking_unknown`
 */
async function lockByMail(
  tx: Transaction,
  secret: string,
): Promise<{ visited: VisitedBooking; booking: BookingRow }> {
  const visited = await enterBooking(tx, hashSecret(secret))
  if (!visited?.by_mail) throw new AppError('booking_unknown')
  const { booking_id: id, fitter_id } = visited
  return { visited, booking: await lockPresent(tx, { id, fitter_id }) }
}

/** @throws AppError `booking_over`, `booking_change_late` after the fitter's rule */
export function requireChangeable(tx: Transaction, booking: BookingRow, changeHours: number | null): void {
  requireAhead(tx, booking)
  if (!mayChange(booking.starts_at, changeHours, tx.now)) throw new AppError('booking_change_late')
}

const byRider = (
  tx: Transaction,
  visited: VisitedBooking,
  booking: BookingRow,
  message: string | null,
): ChangedBy => ({ by: 'rider', message, key: keyOfVisited(tx, visited, booking) })

/**
 * Moves a booking by the link of its mail, within the fitter's rule. Asking for the time that it has changes nothing.
 * @throws AppError `booking_unknown`, `booking_over`, `booking_change_late`
 */
export async function moveByLink(
  tx: Transaction,
  { secret, at }: { secret: string; at: string },
): Promise<Moved> {
  const { visited, booking } = await lockByMail(tx, secret)
  const [offer, service] = await Promise.all([
    readOffer(tx, booking.fitter_id, visited.time_zone),
    findService(tx, booking.fitter_id, booking.service_id ?? ''),
  ])
  requireChangeable(tx, booking, offer?.settings.change_hours ?? null)
  if (!offer || !service) throw new AppError('booking_over')
  const wanted = { at: new Date(at), offer: offer.offer, service, outsideHours: false }
  if (wanted.at.getTime() === booking.starts_at.getTime())
    return { refusal: null, next: [], booking: await presentVisited(tx, visited) }
  const { judged, booking: after } = await moveAppointment(
    tx,
    booking,
    wanted,
    byRider(tx, visited, booking, null),
  )
  const presented = await presentVisited(tx, visited)
  if (judged.refusal === null) {
    becomeSystem(tx)
    await queueMoved(tx, after, 'rider')
    await queueFitterBooking(tx, after, 'moved', booking)
  }
  return { refusal: judged.refusal, next: judged.next.map((next) => next.toISOString()), booking: presented }
}

/**
 * Cancels a booking by the link of its mail, within the fitter's rule. What is cancelled stays as it is.
 * @throws AppError `booking_unknown`, `booking_over`, `booking_change_late`
 */
export async function cancelByLink(
  tx: Transaction,
  { secret, message }: { secret: string; message: string | null },
): Promise<Cancelled> {
  const { visited, booking } = await lockByMail(tx, secret)
  if (booking.cancelled_at) return presentVisited(tx, visited)
  const settings = await findSettings(tx, booking.fitter_id)
  requireChangeable(tx, booking, settings?.change_hours ?? null)
  const after = await storeCancellation(tx, booking, byRider(tx, visited, booking, message))
  const presented = await presentVisited(tx, visited)
  becomeSystem(tx)
  await leaveFit(tx, booking)
  await queueCancelled(tx, after, 'rider')
  await queueFitterBooking(tx, after, 'cancelled')
  return presented
}
