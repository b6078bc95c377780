import { type Insertable, sql } from 'kysely'
import type { Transaction } from '../database/database.ts'
import type { Invitation, Rider, Session } from '../database/schema.gen.ts'

/** Until the transaction ends, others that make a file for the same address at the same fitter wait. */
export async function lockAddress({ db }: Transaction, fitterId: string, address: Buffer): Promise<void> {
  const invited = `${fitterId}:${address.toString('hex')}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${invited}, 0))`.execute(db)
}

/**
 * The fitter's rider with this address, if there is one, the earliest first. Until the transaction ends, others that ask
 * for the same address wait, so that it is invited once.
 */
export async function lockRiderByAddress(
  tx: Transaction,
  fitterId: string,
  address: Buffer,
): Promise<string | undefined> {
  tx.defer(lockAddress(tx, fitterId, address))
  const found = await tx.db
    .selectFrom('rider')
    .select('id')
    .where('fitter_id', '=', fitterId)
    .where('email_hash', '=', address)
    .where('erased_at', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return found?.id
}

export async function insertRider({ db }: Transaction, row: Insertable<Rider>): Promise<void> {
  await db.insertInto('rider').values(row).execute()
}

export async function insertSession({ db }: Transaction, row: Insertable<Session>): Promise<void> {
  await db.insertInto('session').values(row).execute()
}

export async function insertInvitation({ db }: Transaction, row: Insertable<Invitation>): Promise<void> {
  await db.insertInto('invitation').values(row).execute()
}
