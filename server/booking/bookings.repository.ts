import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Transaction } from '../database/database.ts'
import type { Booking } from '../database/schema.gen.ts'

export type BookingRow = Selectable<Booking>

/** Adds a booking. Only under the fitter's lock and after `judgeUnderLock`. */
export async function insertBooking({ db }: Transaction, row: Insertable<Booking>): Promise<void> {
  await db.insertInto('booking').values(row).execute()
}

/** Changes a booking. A change of its times only under the fitter's lock and after `judgeUnderLock`. */
export async function updateBooking(
  { db }: Transaction,
  id: string,
  set: Updateable<Booking>,
): Promise<void> {
  await db.updateTable('booking').set(set).where('id', '=', id).execute()
}

/** The booking, if the actor sees it. */
export function findBooking({ db }: Transaction, id: string): Promise<BookingRow | undefined> {
  return db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirst()
}

/** As `findBooking`; nobody else changes it until the end of the transaction. */
export function lockBooking({ db }: Transaction, id: string): Promise<BookingRow | undefined> {
  return db.selectFrom('booking').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The bookings of a fitter that begin within a range, in order. */
export function listBookings(
  { db }: Transaction,
  fitterId: string,
  range: { from: Date; to: Date },
): Promise<BookingRow[]> {
  return db
    .selectFrom('booking')
    .selectAll()
    .where('fitter_id', '=', fitterId)
    .where('starts_at', '<', range.to)
    .where('ends_at', '>', range.from)
    .orderBy('starts_at')
    .execute()
}

/** Adds a secret that opens a booking. */
export async function insertBookingSecret(
  { db, now }: Transaction,
  secret: { hash: Buffer; bookingId: string; provesAddress: boolean },
): Promise<void> {
  await db
    .insertInto('booking_secret')
    .values({
      hash: secret.hash,
      booking_id: secret.bookingId,
      proves_address: secret.provesAddress,
      created_at: now,
    })
    .execute()
}

const coming = ({ db, now }: Transaction) =>
  db
    .selectFrom('booking')
    .selectAll()
    .where('confirmed_at', 'is not', null)
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>', now)
    .orderBy('starts_at')

/** The confirmed bookings of a fitter that have not begun. */
export const listComingOfFitter = (tx: Transaction, fitterId: string): Promise<BookingRow[]> =>
  coming(tx).where('fitter_id', '=', fitterId).execute()

/** The confirmed bookings of a rider's file that have not begun. Nobody else changes them until the end of the transaction. */
export const lockComing = (tx: Transaction, riderId: string): Promise<BookingRow[]> =>
  coming(tx).where('rider_id', '=', riderId).forUpdate().execute()

/** Ends every link to a booking. */
export async function revokeSecrets({ db, now }: Transaction, bookingId: string): Promise<void> {
  await db
    .updateTable('booking_secret')
    .set({ revoked_at: now })
    .where('booking_id', '=', bookingId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Confirmed bookings whose reminder is due, locked; without those that another process works on, or that have begun. */
export function listRemindersDue({ db, now }: Transaction, limit: number): Promise<BookingRow[]> {
  return db
    .selectFrom('booking')
    .selectAll()
    .where('reminder_due_at', '<=', now)
    .where('starts_at', '>', now)
    .where('confirmed_at', 'is not', null)
    .where('cancelled_at', 'is', null)
    .orderBy('reminder_due_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}
