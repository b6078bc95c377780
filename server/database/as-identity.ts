import { type Kysely, sql } from 'kysely'
import type { IdentityDatabase } from '#identity/identity.ts'
import type { Transaction } from './transaction.ts'

type IdentityTables = Pick<IdentityDatabase, keyof IdentityDatabase>

/**
 * Lets the sign-in service's role do its part in the same transaction: both are done or neither.
 * Work that throws undoes the transaction; it must not be caught on the way. Nothing else of the transaction may run at
 * the same time: it would run under that role.
 */
export async function asIdentityWithin<T>(
  { db, defer }: Transaction,
  work: (db: Kysely<IdentityTables>) => Promise<T>,
): Promise<T> {
  defer(sql`set local role spokewell_identity`.execute(db))
  const outcome = await work(db.$pickTables<never>().withTables<IdentityTables>())
  defer(sql`set local role none`.execute(db))
  return outcome
}
