import type { Kysely } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import type { PersonId } from '../person/person.ts'

type Db = Kysely<IdentityDatabase>

/** The stored hash, if the person has a password at all. */
export async function findPassword(db: Db, personId: PersonId): Promise<string | undefined> {
  const row = await db
    .selectFrom('identity.password')
    .select('argon2')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row?.argon2
}

export async function upsertPassword(
  host: IdentityHost,
  db: Db,
  personId: string,
  argon2: string,
): Promise<void> {
  const changed_at = host.now()
  await db
    .insertInto('identity.password')
    .values({ person_id: personId, argon2, changed_at })
    .onConflict((on) => on.column('person_id').doUpdateSet({ argon2, changed_at }))
    .execute()
}

export async function deletePassword(db: Db, personId: string): Promise<void> {
  await db.deleteFrom('identity.password').where('person_id', '=', personId).execute()
}
