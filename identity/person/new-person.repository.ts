import { randomUUID } from 'node:crypto'
import { type Insertable, type Kysely, sql } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import { sealJson } from '../base/sealed-json.ts'
import type { IdentityDatabase, IdentityTable, PersonTable } from '../base/tables.ts'
import type { UserMetadata } from '../base/user-metadata.ts'
import { sealingPurpose } from './person.ts'

type Db = Kysely<IdentityDatabase>

/** Further columns of a person. Contacts are already sealed under the person's id. */
export type KnownBy = Omit<
  Insertable<PersonTable>,
  'id' | 'user_metadata_sealed' | 'created_at' | 'updated_at'
>

/**
 * Adds a person.
 * @returns false when the address or number is taken, also by a concurrent request
 */
export async function insertPerson(
  host: IdentityHost,
  db: Db,
  id: string,
  metadata: UserMetadata,
  knownBy: KnownBy = {},
): Promise<boolean> {
  const now = host.now()
  const added = await db
    .insertInto('identity.person')
    .values({
      ...knownBy,
      id,
      user_metadata_sealed: sealJson(host, sealingPurpose.userMetadata, metadata, id),
      created_at: now,
      updated_at: now,
    })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Adds an identity, if the person exists. `data` uses the protocol's field names. */
export async function insertIdentity(
  host: IdentityHost,
  db: Db,
  known: Pick<Insertable<IdentityTable>, 'person_id' | 'provider' | 'subject_hash' | 'email_hash'>,
  data: UserMetadata,
): Promise<void> {
  const id = randomUUID()
  const now = host.now()
  const sealed = sealJson(host, sealingPurpose.identityData, data, id)
  await sql`
    insert into identity.identity
      (id, person_id, provider, subject_hash, email_hash, data_sealed, created_at, updated_at)
    select ${id}::uuid, p.id, ${known.provider}::text, ${known.subject_hash}::bytea, ${known.email_hash ?? null}::bytea,
      ${sealed}::bytea, ${now}::timestamptz, ${now}::timestamptz
    from identity.person p where p.id = ${known.person_id}::uuid`.execute(db)
}
