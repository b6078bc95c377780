import { bookingState } from '#domain/booking/booking-state.ts'
import { reminderAt } from '#domain/booking/changes.ts'
import type { Offer } from '#domain/booking/offer.ts'
import { type FieldChanges, recordAudit } from '../audit/audit.ts'
import type { Transaction } from '../database/database.ts'
import { AppError } from '../http/problem.ts'
import type { HolderKey } from '../vault/vault.ts'
import { factsOf } from './booking-facts.ts'
import { bookingPlace } from './booking-words.ts'
import { type BookingRow, lockBooking, updateBooking } from './bookings.repository.ts'
import { type BookedTimes, type Judged, judgeUnderLock } from './judge-time.ts'
import type { ServiceRow } from './offer.repository.ts'
import { lockBookings } from './times.repository.ts'

const MINUTE_MS = 60_000

/** Who changes a booking, with their words for the other. */
export interface ChangedBy {
  by: 'rider' | 'fitter'
  message: string | null
  /** Whose key seals the words: the rider's file, or the fitter where there is none. */
  key: HolderKey
}

/** What a booking was entered as, which a later change of its service does not alter. */
function ownLengths(service: ServiceRow, booking: BookingRow): ServiceRow {
  const minutes = (from: Date, to: Date) => (to.getTime() - from.getTime()) / MINUTE_MS
  return {
    ...service,
    minutes: minutes(booking.starts_at, booking.ends_at),
    buffer_before: minutes(booking.busy_from, booking.starts_at),
    buffer_after: minutes(booking.ends_at, booking.busy_to),
  }
}

/**
 * A booking under its fitter's lock, as it is now: nobody else changes it before the end of the transaction.
 * @throws AppError `not_found`
 */
export async function lockPresent(
  tx: Transaction,
  { id, fitter_id }: Pick<BookingRow, 'id' | 'fitter_id'>,
): Promise<BookingRow> {
  await lockBookings(tx, fitter_id)
  const booking = await lockBooking(tx, id)
  if (!booking) throw new AppError('not_found')
  return booking
}

/** @throws AppError `booking_over` unless the booking is confirmed and has not begun */
export function requireAhead(tx: Transaction, booking: BookingRow): void {
  if (bookingState(factsOf(booking), tx.now) !== 'confirmed' || booking.starts_at <= tx.now)
    throw new AppError('booking_over')
}

const sealedMessage = ({ id }: BookingRow, { key, message }: ChangedBy): Buffer | null =>
  message === null ? null : key.seal(bookingPlace(id, 'message'), message)

/** Stores that a booking changed. Its sequence rises, so that calendars take the new state. */
async function storeChange(
  tx: Transaction,
  booking: BookingRow,
  set: Partial<BookingRow>,
  { action, changes }: { action: string; changes: FieldChanges },
): Promise<BookingRow> {
  const after = { ...set, sequence: booking.sequence + 1 }
  tx.defer(updateBooking(tx, booking.id, after))
  await recordAudit(tx, {
    action,
    entity: 'booking',
    entityId: booking.id,
    fitterId: booking.fitter_id,
    riderId: booking.rider_id,
    changes,
  })
  return { ...booking, ...after }
}

/** Moves a booking or a block to times that were judged under the fitter's lock. */
export function storeMove(
  tx: Transaction,
  booking: BookingRow,
  times: BookedTimes,
  change: ChangedBy,
): Promise<BookingRow> {
  const message_sealed = sealedMessage(booking, change)
  const appointment = booking.kind === 'appointment'
  const set = {
    ...times,
    message_sealed,
    moved_at: tx.now,
    // A reminder that was planned for the earlier time would be wrong.
    reminder_due_at: appointment ? reminderAt(times.starts_at, tx.now) : null,
    told_starts_at: appointment ? (booking.told_starts_at ?? booking.starts_at) : null,
  }
  const starts_at = { from: booking.starts_at, to: times.starts_at }
  return storeChange(tx, booking, set, {
    action: 'booking.moved',
    changes: { starts_at, ...(message_sealed && { message: { to: message_sealed } }) },
  })
}

interface Move {
  at: Date
  offer: Offer
  service: ServiceRow
  outsideHours: boolean
}

/**
 * Moves an appointment that `lockPresent` returned, if the time can be booked. It keeps its own length and buffers.
 * @returns the answer of the judge, and the booking as it is then
 */
export async function moveAppointment(
  tx: Transaction,
  booking: BookingRow,
  { service, ...move }: Move,
  change: ChangedBy,
): Promise<{ judged: Judged; booking: BookingRow }> {
  const judged = await judgeUnderLock(tx, {
    ...move,
    service: ownLengths(service, booking),
    fitterId: booking.fitter_id,
    except: booking.id,
  })
  if (judged.refusal !== null) return { judged, booking }
  return { judged, booking: await storeMove(tx, booking, judged.times, change) }
}

/** Cancels a booking or removes a block that `lockPresent` returned. It is for good. Its session is left by `leaveFit`. */
export async function storeCancellation(
  tx: Transaction,
  booking: BookingRow,
  change: ChangedBy,
): Promise<BookingRow> {
  const message_sealed = sealedMessage(booking, change)
  const set = {
    message_sealed,
    cancelled_at: tx.now,
    cancelled_by: change.by,
    reminder_due_at: null,
  }
  return storeChange(tx, booking, set, {
    action: 'booking.cancelled',
    changes: {
      cancelled_at: { from: null, to: tx.now },
      cancelled_by: { to: change.by },
      // It does not change. Without it a log could not say which appointment it was.
      starts_at: { to: booking.starts_at },
      ...(message_sealed && { message: { to: message_sealed } }),
    },
  })
}
