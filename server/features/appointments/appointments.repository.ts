import type { BookingRow } from '../../booking/bookings.repository.ts'
import { anyOf } from '../../database/any-of.ts'
import type { Transaction } from '../../database/database.ts'

/** A fitter's next confirmed appointments, earliest first. */
export function listUpcoming(
  { db, now }: Transaction,
  fitterId: string,
  most: number,
): Promise<BookingRow[]> {
  return db
    .selectFrom('booking')
    .selectAll()
    .where('fitter_id', '=', fitterId)
    .where('kind', '=', 'appointment')
    .where('confirmed_at', 'is not', null)
    .where('cancelled_at', 'is', null)
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .limit(most)
    .execute()
}

/** The confirmed appointments of some files since an instant, also cancelled ones, earliest first. */
export function listOfFiles(
  { db }: Transaction,
  riderIds: readonly string[],
  since: Date,
): Promise<BookingRow[]> {
  return db
    .selectFrom('booking')
    .selectAll()
    .where('rider_id', '=', anyOf(riderIds))
    .where('confirmed_at', 'is not', null)
    .where('ends_at', '>', since)
    .orderBy('starts_at')
    .execute()
}

/** The acting client's files that are not erased. */
export function listOwnFiles({ db }: Transaction, accountId: string) {
  return db
    .selectFrom('rider')
    .select(['id', 'fitter_id'])
    .where('account_id', '=', accountId)
    .where('erased_at', 'is', null)
    .execute()
}

/** Which of these sessions still wait for their intake. */
export async function openIntakesOf(
  { db }: Transaction,
  sessionIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', anyOf(sessionIds))
    .where('intake_submitted_at', 'is', null)
    .where('fitted_at', 'is', null)
    .where('closed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The addresses and zones of fitters. */
export function listPractices({ db }: Transaction, fitterIds: readonly string[]) {
  return db
    .selectFrom('fitter_profile')
    .select(['fitter_id', 'slug', 'time_zone', 'contact_sealed'])
    .where('fitter_id', '=', anyOf(fitterIds))
    .execute()
}

/** Until how many hours before, riders of these fitters change by themselves. */
export function listChangeRules({ db }: Transaction, fitterIds: readonly string[]) {
  return db
    .selectFrom('booking_settings')
    .select(['fitter_id', 'change_hours'])
    .where('fitter_id', '=', anyOf(fitterIds))
    .execute()
}

/** Whether a session is this fitter's, and its file is not erased. */
export async function isSessionOf({ db }: Transaction, id: string, fitterId: string): Promise<boolean> {
  const found = await db
    .selectFrom('session as s')
    .innerJoin('rider as r', 'r.id', 's.rider_id')
    .select('s.id')
    .where('s.id', '=', id)
    .where('s.fitter_id', '=', fitterId)
    .where('r.erased_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** The appointments of a session, if the actor sees it, earliest first. */
export function listOfSession({ db }: Transaction, sessionId: string): Promise<BookingRow[]> {
  return db
    .selectFrom('booking')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('confirmed_at', 'is not', null)
    .orderBy('starts_at')
    .execute()
}
