import { sql } from 'kysely'
import type { Transaction } from '../database/database.ts'
import { readRows } from '../database/read-rows.ts'

/** A range in which a fitter is not free. */
export interface BusyRow {
  /** Null for an event of another calendar. */
  booking_id: string | null
  starts_at: Date
  busy_from: Date
  busy_to: Date
  /** It counts for the most bookings of a day. */
  counts: boolean
}

/** Makes the transactions that write one fitter's bookings take turns. Taken before anything is read for a decision. */
export async function lockBookings({ db }: Transaction, fitterId: string): Promise<void> {
  await sql`select app.lock_bookings(${fitterId})`.execute(db)
}

/** Marks the holds that ran out within a range, so that others can take their time. Under the lock, before a write. */
export async function expireHolds(
  { db }: Transaction,
  fitterId: string,
  range: { from: Date; to: Date },
): Promise<void> {
  await sql`select app.expire_holds(${fitterId}, ${range.from}, ${range.to})`.execute(db)
}

/**
 * When the fitter is not free. For the fitter, for visitors of the fitter's page, and for riders with a file there.
 * @param neededMinutes how much time is looked for: events of other calendars with less between them are one range
 */
export function listBusy(
  { db }: Transaction,
  fitterId: string,
  range: { from: Date; to: Date },
  neededMinutes = 0,
): Promise<BusyRow[]> {
  const gap = Math.max(0, neededMinutes * 60_000 - 1)
  return readRows(
    db,
    sql<BusyRow>`select * from app.busy_times(${fitterId}, ${range.from}, ${range.to},
      ${gap}::int * interval '1 millisecond')`,
  )
}
