import { sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { Transaction } from '../database/transaction.ts'

/** The columns of a rider's file that matter for mails to it. */
export interface MailedRider {
  id: string
  name_sealed: Buffer | null
  email_sealed: Buffer | null
}

export function findRider({ db }: Transaction, id: string): Promise<MailedRider | undefined> {
  return db
    .selectFrom('rider')
    .select(['id', 'name_sealed', 'email_sealed'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The files with one of these addresses, as their own or their account's, and the file with this id. */
export function listRidersByAddress(
  { db }: Transaction,
  addressHashes: readonly Buffer[],
  riderId: string | null,
): Promise<MailedRider[]> {
  return db
    .selectFrom('rider as r')
    .leftJoin('account as a', 'a.id', 'r.account_id')
    .select(['r.id', 'r.name_sealed', 'r.email_sealed'])
    .where('r.erased_at', 'is', null)
    .where((rider) =>
      rider.or([
        rider('r.id', '=', riderId),
        ...(addressHashes.length > 0
          ? [
              rider('r.email_hash', '=', anyOf(addressHashes)),
              rider('a.email_hash', '=', anyOf(addressHashes)),
            ]
          : []),
      ]),
    )
    .orderBy('r.id')
    .execute()
}

/** Marks a file's address as failed. @returns the file's fitter; undefined if the address was already marked */
export async function markAddressFailed(
  { db, now }: Transaction,
  riderId: string,
): Promise<string | undefined> {
  const rider = await db
    .updateTable('rider')
    .set({ address_failed_at: now })
    .where('id', '=', riderId)
    .where('address_failed_at', 'is', null)
    .returning('fitter_id')
    .executeTakeFirst()
  return rider?.fitter_id
}

export async function findFitterOf({ db }: Transaction, riderId: string): Promise<string | undefined> {
  const rider = await db.selectFrom('rider').select('fitter_id').where('id', '=', riderId).executeTakeFirst()
  return rider?.fitter_id
}

/** Stops the reminders of a file, as the link in a reminder does. */
export async function stopReminders({ db, now, requestId }: Transaction, riderId: string): Promise<void> {
  await sql`select app.choose_reminders(${riderId}, false, ${now}, ${requestId})`.execute(db)
}
