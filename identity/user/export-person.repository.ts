import type { Kysely } from 'kysely'
import type { IdentityDatabase } from '../base/tables.ts'

/** The rows of a person, of their ways to sign in and of their second factors. */
export async function listOwnRows(db: Kysely<IdentityDatabase>, personId: string) {
  const person = await db.selectFrom('identity.person').selectAll().where('id', '=', personId).execute()
  const identities = await db
    .selectFrom('identity.identity')
    .selectAll()
    .where('person_id', '=', personId)
    .execute()
  const factors = await db
    .selectFrom('identity.factor')
    .selectAll()
    .where('person_id', '=', personId)
    .execute()
  return { person, identities, factors }
}
