import { type Kysely, sql } from 'kysely'
import type { IdentityDatabase } from '#identity/identity.ts'
import type { Transaction } from './transaction.ts'

type IdentityTables = Pick<IdentityDatabase, keyof IdentityDatabase>

/**
 * Runs work under the sign-in service's role in the same transaction, so that both commit or neither. Work that throws
 * rolls the transaction back, so the error must not be caught in between. No other statement of the transaction may run
 * at the same time, because it would run under that role.
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
