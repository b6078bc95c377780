import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { anyOf } from '../base/any-of.ts'
import type { IdentityHost } from '../base/host.ts'
import { sealJson } from '../base/sealed-json.ts'
import type { ProviderProfile } from '../base/social-provider.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { addressHash } from './address.ts'
import { insertIdentity, insertPerson } from './new-person.repository.ts'
import { openMetadata, type Person, sealingPurpose } from './person.ts'
import { findPerson } from './read-person.ts'

type Db = Kysely<IdentityDatabase>

const subjectHash = (host: IdentityHost, { provider, subject }: ProviderProfile) =>
  host.lookupHash('identity.subject', `${provider}.${subject}`)

/** Only an address that the provider has verified may be compared. */
const verifiedHash = (host: IdentityHost, { address, addressVerified }: ProviderProfile) =>
  address && addressVerified ? addressHash(host, address) : null

/**
 * Serialises concurrent sign-ins with the same provider account or the same verified address until the transaction
 * ends.
 */
export async function lockProfile(host: IdentityHost, db: Db, profile: ProviderProfile): Promise<void> {
  const hashes = [subjectHash(host, profile), verifiedHash(host, profile)]
  for (const hash of hashes) {
    if (hash) await sql`select pg_advisory_xact_lock(${hash.readBigInt64BE().toString()}::bigint)`.execute(db)
  }
}

/** The identity of this provider account, whatever its address is. */
export const findIdentity = (host: IdentityHost, db: Db, profile: ProviderProfile) =>
  db
    .selectFrom('identity.identity')
    .select(['id', 'person_id'])
    .where('provider', '=', profile.provider)
    .where('subject_hash', '=', subjectHash(host, profile))
    .executeTakeFirst()

/** The people who proved this address, here or with a provider they sign in with. */
export async function listProvenHolders(host: IdentityHost, db: Db, address: string): Promise<string[]> {
  const hash = addressHash(host, address)
  const rows = await db
    .selectFrom('identity.person')
    .select('id')
    .where('email_hash', '=', hash)
    .where('email_proven_at', 'is not', null)
    .union(db.selectFrom('identity.identity').select('person_id as id').where('email_hash', '=', hash))
    .execute()
  return rows.map(({ id }) => id)
}

/** Adds an identity. Call with the profile locked and no identity found. */
export const addIdentity = (
  host: IdentityHost,
  db: Db,
  personId: string,
  profile: ProviderProfile,
): Promise<void> =>
  insertIdentity(
    host,
    db,
    {
      person_id: personId,
      provider: profile.provider,
      subject_hash: subjectHash(host, profile),
      email_hash: verifiedHash(host, profile),
    },
    profile.data,
  )

/** Adds an identity, unless it exists. */
export async function addUnknownIdentity(
  host: IdentityHost,
  db: Db,
  personId: string,
  profile: ProviderProfile,
): Promise<void> {
  await lockProfile(host, db, profile)
  if (!(await findIdentity(host, db, profile))) await addIdentity(host, db, personId, profile)
}

/** Replaces the stored profile with the provider's current one. */
export async function updateIdentity(
  host: IdentityHost,
  db: Db,
  id: string,
  profile: ProviderProfile,
): Promise<void> {
  await db
    .updateTable('identity.identity')
    .set({
      email_hash: verifiedHash(host, profile),
      data_sealed: sealJson(host, sealingPurpose.identityData, profile.data, id),
      updated_at: host.now(),
    })
    .where('id', '=', id)
    .execute()
}

/** Deletes one of the person's identities. False if it is not theirs. */
export async function deleteIdentity(db: Db, personId: string, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('identity.identity')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

/** Deletes the person's provider identities, because another person may have added them. */
export async function deleteProviderIdentities(db: Db, personId: string): Promise<void> {
  await db
    .deleteFrom('identity.identity')
    .where('person_id', '=', personId)
    .where('provider', '=', anyOf(['google', 'facebook']))
    .execute()
}

/** Deletes the identities that this service itself verified. */
export async function deleteOwnIdentities(db: Db, personId: string): Promise<void> {
  await db
    .deleteFrom('identity.identity')
    .where('person_id', '=', personId)
    .where('provider', '=', anyOf(['email', 'phone']))
    .execute()
}

/** Marks the address as proven by a trusted party. */
export async function updateAddressProven(host: IdentityHost, db: Db, personId: string): Promise<void> {
  const now = host.now()
  await db
    .updateTable('identity.person')
    .set({ email_confirmed_at: now, email_proven_at: now, updated_at: now })
    .where('id', '=', personId)
    .execute()
}

/** The provider-verified addresses of the person's identities, oldest first. */
export async function listVerifiedAddresses(host: IdentityHost, db: Db, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('identity.identity')
    .select(['id', 'data_sealed'])
    .where('person_id', '=', personId)
    .where('email_hash', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, data_sealed }) => {
    const { email } = openMetadata(host, sealingPurpose.identityData, data_sealed, id)
    return typeof email === 'string' ? [email] : []
  })
}

/** Sets the person's address to one that a provider has verified. */
export async function updateVerifiedAddress(
  host: IdentityHost,
  db: Db,
  personId: string,
  address: string,
): Promise<void> {
  await db
    .updateTable('identity.person')
    .set({
      email_hash: addressHash(host, address),
      email_sealed: host.seal(sealingPurpose.email, address, personId),
    })
    .where('id', '=', personId)
    .execute()
  await updateAddressProven(host, db, personId)
}

/** Deletes an address that the person never proved. */
export async function deleteAddress(db: Db, personId: string): Promise<void> {
  await db
    .updateTable('identity.person')
    .set({ email_hash: null, email_sealed: null, email_confirmed_at: null, email_proven_at: null })
    .where('id', '=', personId)
    .execute()
}

/** Adds a person with a provider identity. An `address` must be verified by the provider and then counts as proven. */
export async function addPersonOfProvider(
  host: IdentityHost,
  db: Db,
  profile: ProviderProfile,
  address: string | undefined,
): Promise<Person | undefined> {
  const id = randomUUID()
  const now = host.now()
  const knownBy = address && {
    email_hash: addressHash(host, address),
    email_sealed: host.seal(sealingPurpose.email, address, id),
    email_confirmed_at: now,
    email_proven_at: now,
  }
  if (!(await insertPerson(host, db, id, profile.data, knownBy || {}))) return undefined
  await addIdentity(host, db, id, profile)
  return findPerson(host, db, id)
}
