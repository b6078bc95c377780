import { type Kysely, sql, type Updateable } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import { sealJson } from '../base/sealed-json.ts'
import type { IdentityDatabase, PersonTable } from '../base/tables.ts'
import type { UserMetadata } from '../base/user-metadata.ts'
import { addressHash } from './address.ts'
import { type PersonId, sealingPurpose } from './person.ts'
import { phoneHash } from './phone.ts'

type Db = Kysely<IdentityDatabase>

export const idByAddress = (host: IdentityHost, address: string): PersonId =>
  sql<string>`(select id from identity.person where email_hash = ${addressHash(host, address)})`

export const idByPhone = (host: IdentityHost, phone: string): PersonId =>
  sql<string>`(select id from identity.person where phone_hash = ${phoneHash(host, phone)})`

const personRow = (db: Db, id: PersonId) => db.selectFrom('identity.person').selectAll().where('id', '=', id)

export const findPersonRow = (db: Db, id: PersonId) => personRow(db, id).executeTakeFirst()

/** Reads the person's row and locks it until the transaction ends. */
export const lockPersonRow = (db: Db, id: string) => personRow(db, id).forNoKeyUpdate().executeTakeFirst()

/** Locks the person without opening sealed values. False if there is none. */
export async function lockPersonId(db: Db, id: string): Promise<boolean> {
  const rows = db.selectFrom('identity.person').select('id').where('id', '=', id).forNoKeyUpdate()
  return (await rows.executeTakeFirst()) !== undefined
}

/** Deletes the person and, by foreign keys, everything stored about them. */
export async function deletePerson(db: Db, id: string): Promise<void> {
  await db.deleteFrom('identity.person').where('id', '=', id).execute()
}

/** A verified second factor of the person, if there is one. */
export const findVerifiedFactor = (db: Db, personId: string) =>
  db
    .selectFrom('identity.factor')
    .select('id')
    .where('person_id', '=', personId)
    .where('status', '=', 'verified')
    .executeTakeFirst()

/** The person's identities, oldest first. */
export const listIdentities = (db: Db, personId: PersonId) =>
  db
    .selectFrom('identity.identity')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** The person's second factors, oldest first. */
export const listFactors = (db: Db, personId: PersonId) =>
  db
    .selectFrom('identity.factor')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export async function updateUserMetadata(
  host: IdentityHost,
  db: Db,
  id: string,
  metadata: UserMetadata,
): Promise<void> {
  await db
    .updateTable('identity.person')
    .set({
      user_metadata_sealed: sealJson(host, sealingPurpose.userMetadata, metadata, id),
      updated_at: host.now(),
    })
    .where('id', '=', id)
    .execute()
}

/** Deletes the sign-up browser's mark, which is not needed after the first proof. */
export async function deleteSignUpBrowser(db: Db, id: string): Promise<void> {
  await db.updateTable('identity.person').set({ sign_up_browser_hash: null }).where('id', '=', id).execute()
}

export async function updateContact(
  db: Db,
  id: string,
  columns: Pick<
    Updateable<PersonTable>,
    | 'email_hash'
    | 'email_sealed'
    | 'email_confirmed_at'
    | 'email_proven_at'
    | 'phone_hash'
    | 'phone_sealed'
    | 'phone_confirmed_at'
    | 'updated_at'
  >,
): Promise<void> {
  await db.updateTable('identity.person').set(columns).where('id', '=', id).execute()
}

export async function updateIdentityData(
  host: IdentityHost,
  db: Db,
  id: string,
  data: UserMetadata,
): Promise<void> {
  await db
    .updateTable('identity.identity')
    .set({ data_sealed: sealJson(host, sealingPurpose.identityData, data, id), updated_at: host.now() })
    .where('id', '=', id)
    .execute()
}

export async function deletePhoneIdentity(db: Db, personId: string): Promise<void> {
  await db
    .deleteFrom('identity.identity')
    .where('person_id', '=', personId)
    .where('provider', '=', 'phone')
    .execute()
}

/** Records when the last mail of this kind was sent. */
export async function updateSentAt(
  host: IdentityHost,
  db: Db,
  id: string,
  column: 'confirmation_sent_at' | 'recovery_sent_at' | 'reauthentication_sent_at',
): Promise<void> {
  await db
    .updateTable('identity.person')
    .set({ [column]: host.now() })
    .where('id', '=', id)
    .execute()
}

export async function updateLastSignIn(host: IdentityHost, db: Db, id: string): Promise<void> {
  await db.updateTable('identity.person').set({ last_sign_in_at: host.now() }).where('id', '=', id).execute()
}

/** Records that the person's identities of a provider were signed in with. */
export async function updateLastSignInWith(
  host: IdentityHost,
  db: Db,
  personId: string,
  provider: string,
): Promise<void> {
  await db
    .updateTable('identity.identity')
    .set({ last_sign_in_at: host.now() })
    .where('person_id', '=', personId)
    .where('provider', '=', provider)
    .execute()
}
