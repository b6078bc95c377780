import type { Calls } from '#contract/calls.ts'
import { keyHolderOf } from '../../booking/booking-words.ts'
import { type BookingRow, findBooking } from '../../booking/bookings.repository.ts'
import { lockPresent, moveAppointment, storeCancellation } from '../../booking/change-booking.ts'
import { leaveFit } from '../../booking/join-fit.ts'
import { findPracticeZone, findService } from '../../booking/offer.repository.ts'
import { readOffer } from '../../booking/read-offer.ts'
import { actingWithin } from '../../database/acting-within.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { queueCancelled, queueMoved } from '../../messages/booking-change.ts'
import { queueFitterBooking } from '../../messages/fitter-booking.ts'
import { requireChangeable } from './by-link.service.ts'

type Moved = Calls['POST /api/client/bookings/:bookingId/move']['response']

const asSystem = <T>(tx: Transaction, work: () => Promise<T>): Promise<T> =>
  actingWithin(tx, { kind: 'system' }, work)

/** A booking of the acting rider, locked. @throws AppError `not_found` */
async function lockOwn(tx: Transaction, id: string): Promise<BookingRow> {
  requireActor('client', tx)
  const found = await findBooking(tx, id)
  if (!found?.rider_id) throw new AppError('not_found')
  return lockPresent(tx, found)
}

/** What the fitter offers. Riders read it on the booking page, which may be closed to new bookings by now. */
const offerOf = (tx: Transaction, { fitter_id, service_id }: BookingRow) =>
  asSystem(tx, async () => {
    const zone = await findPracticeZone(tx, fitter_id)
    const offer = zone === null ? null : await readOffer(tx, fitter_id, zone)
    const service = await findService(tx, fitter_id, service_id ?? '')
    return { offer, service }
  })

const byRider = async (tx: Transaction, booking: BookingRow, message: string | null) =>
  ({ by: 'rider', message, key: await tx.keys.of(keyHolderOf(booking)) }) as const

/**
 * Moves a booking of the acting rider, within the fitter's rule.
 * @throws AppError `not_found`, `booking_over`, `booking_change_late`
 */
export async function moveOwnAppointment(tx: Transaction, id: string, at: string): Promise<Moved> {
  const booking = await lockOwn(tx, id)
  const { offer, service } = await offerOf(tx, booking)
  requireChangeable(tx, booking, offer?.settings.change_hours ?? null)
  if (!offer || !service) throw new AppError('booking_over')
  const wanted = { at: new Date(at), offer: offer.offer, service, outsideHours: false }
  if (wanted.at.getTime() === booking.starts_at.getTime()) return { refusal: null, next: [] }
  const moved = await moveAppointment(tx, booking, wanted, await byRider(tx, booking, null))
  if (moved.judged.refusal === null)
    await asSystem(tx, async () => {
      await queueMoved(tx, moved.booking, 'rider')
      await queueFitterBooking(tx, moved.booking, 'moved', booking)
    })
  return { refusal: moved.judged.refusal, next: moved.judged.next.map((next) => next.toISOString()) }
}

/**
 * Cancels a booking of the acting rider, within the fitter's rule. What is cancelled stays as it is.
 * @throws AppError `not_found`, `booking_over`, `booking_change_late`
 */
export async function cancelOwnAppointment(
  tx: Transaction,
  id: string,
  message: string | null,
): Promise<void> {
  const booking = await lockOwn(tx, id)
  if (booking.cancelled_at) return
  const { offer } = await offerOf(tx, booking)
  requireChangeable(tx, booking, offer?.settings.change_hours ?? null)
  const after = await storeCancellation(tx, booking, await byRider(tx, booking, message))
  await asSystem(tx, async () => {
    await leaveFit(tx, booking)
    await queueCancelled(tx, after, 'rider')
    await queueFitterBooking(tx, after, 'cancelled')
  })
}
