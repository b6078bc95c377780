import { type Kysely, sql } from 'kysely'
import type { IdentityDatabase } from '#identity/identity.ts'
import type { UseCase } from './use-case.ts'

type IdentityTables = Pick<IdentityDatabase, keyof IdentityDatabase>

/**
 * Lets the sign-in service's role do a part of a use case, in the same transaction: both are done or neither.
 * Work that throws undoes the transaction; it must not be caught on the way.
 */
export async function asIdentityWithin(
  { db }: UseCase,
  work: (db: Kysely<IdentityTables>) => Promise<void>,
): Promise<void> {
  await sql`set local role spokewell_identity`.execute(db)
  await work(db.$pickTables<never>().withTables<IdentityTables>())
  await sql`set local role none`.execute(db)
}
