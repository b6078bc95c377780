import type { Transaction } from '../../database/database.ts'

/** Ends a hold now. Its row is erased with the other unconfirmed ones. */
export async function releaseHold({ db, now }: Transaction, id: string): Promise<void> {
  await db
    .updateTable('booking')
    .set({ expires_at: now, expired_at: now, source_hash: null })
    .where('id', '=', id)
    .execute()
}

/** The signed-in rider, if their address is proven. */
export async function findProvenClient({ db, actor }: Transaction) {
  if (actor.kind !== 'client') return undefined
  return db
    .selectFrom('account')
    .select(['id', 'email_hash'])
    .where('id', '=', actor.id)
    .where('proven_at', 'is not', null)
    .executeTakeFirst()
}

/** Whether a file belongs to the acting client. */
export async function isOwnFile({ db, actor }: Transaction, riderId: string): Promise<boolean> {
  if (actor.kind !== 'client') return false
  const found = await db
    .selectFrom('rider')
    .select('id')
    .where('id', '=', riderId)
    .where('account_id', '=', actor.id)
    .executeTakeFirst()
  return found !== undefined
}
