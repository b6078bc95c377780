import { sql } from 'kysely'
import type { Transaction } from '../database/database.ts'

/**
 * The rider's file at a fitter: the account's own, else the earliest one with the address that is nobody else's. A file
 * whose fitter has lost access is passed over; so are restricted ones, which the system does not see.
 */
export function findFile(
  { db }: Transaction,
  fitterId: string,
  { accountId, address }: { accountId: string | null; address: Buffer },
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('rider')
    .select('id')
    .where('fitter_id', '=', fitterId)
    .where('erased_at', 'is', null)
    .where(sql<boolean>`app.access_ended_at(id) is null`)
    .where(
      sql<boolean>`(account_id = ${accountId}::uuid
        or (email_hash = ${address} and (account_id is null or ${accountId}::uuid is null)))`,
    )
    .orderBy(sql`account_id = ${accountId}::uuid`, (order) => order.desc().nullsLast())
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
}

/** The rider's newest session that waits for its fit, unless its invitation no longer works. */
export function findWaitingFit({ db, now }: Transaction, riderId: string) {
  return db
    .selectFrom('session as s')
    .leftJoin('invitation as i', 'i.session_id', 's.id')
    .select(['s.id', 's.intake_submitted_at', 'i.id as invitation_id', 'i.expires_at', 'i.address_hash'])
    .where('s.rider_id', '=', riderId)
    .where('s.fitted_at', 'is', null)
    .where('s.closed_at', 'is', null)
    .where('s.cancelled_at', 'is', null)
    .where((or) =>
      or.or([
        or('s.intake_submitted_at', 'is not', null),
        or('i.id', 'is', null),
        or.and([or('i.withdrawn_at', 'is', null), or('i.expires_at', '>', now)]),
      ]),
    )
    .orderBy('s.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The rider's latest session that was fitted. */
export function findLatestFit({ db }: Transaction, riderId: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('session')
    .select('id')
    .where('rider_id', '=', riderId)
    .where('fitted_at', 'is not', null)
    .where('cancelled_at', 'is', null)
    .orderBy('fitted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Cancels a session in which nothing was answered. @returns whether it was cancelled */
export async function cancelUnanswered({ db, now }: Transaction, sessionId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ cancelled_at: now })
    .where('id', '=', sessionId)
    .where('intake_started_at', 'is', null)
    .where('intake_submitted_at', 'is', null)
    .where('fitted_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
