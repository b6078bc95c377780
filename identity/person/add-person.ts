import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { initialMetadata, initialPhoneMetadata, type UserMetadata } from '../base/user-metadata.ts'
import { addressHash } from './address.ts'
import { insertIdentity, insertPerson, type KnownBy } from './new-person.repository.ts'
import { type Person, sealingPurpose } from './person.ts'
import { phoneHash } from './phone.ts'
import { findPerson, lockPersonByAddress, lockPersonByPhone } from './read-person.ts'

type Db = Kysely<IdentityDatabase>

/** The identities that this service itself verifies. */
export type OwnProvider = 'email' | 'phone'

/**
 * Adds a person with this address; undefined when it is taken, also by a concurrent request.
 * @param browser the mark of the browser that submitted the data; null when the data awaits its own confirmation
 */
export async function addPerson(
  host: IdentityHost,
  db: Db,
  address: string,
  submitted: UserMetadata,
  browser: Buffer | null,
): Promise<Person | undefined> {
  const id = randomUUID()
  return (await addByAddress(host, db, id, address, submitted, browser))
    ? findPerson(host, db, id)
    : undefined
}

/** Locks the person with this address, or adds one. Runs the same statements in both cases. */
export async function ensurePerson(
  host: IdentityHost,
  db: Db,
  address: string,
  submitted: UserMetadata,
  browser: Buffer | null,
): Promise<Person> {
  await addByAddress(host, db, randomUUID(), address, submitted, browser)
  return requirePresent(await lockPersonByAddress(host, db, address))
}

/** Locks the person with this number, or adds one. */
export async function ensurePersonByPhone(
  host: IdentityHost,
  db: Db,
  phone: string,
  submitted: UserMetadata,
  browser: Buffer | null,
): Promise<Person> {
  const id = randomUUID()
  await addOwnPerson(host, db, id, 'phone', initialPhoneMetadata(id, phone, submitted), {
    phone_hash: phoneHash(host, phone),
    phone_sealed: host.seal(sealingPurpose.phone, phone, id),
    sign_up_browser_hash: browser,
  })
  return requirePresent(await lockPersonByPhone(host, db, phone))
}

function requirePresent(person: Person | undefined): Person {
  if (!person) throw new Error('a person vanished inside a transaction')
  return person
}

const addByAddress = (
  host: IdentityHost,
  db: Db,
  id: string,
  address: string,
  submitted: UserMetadata,
  browser: Buffer | null,
) =>
  addOwnPerson(host, db, id, 'email', initialMetadata(id, address, submitted), {
    email_hash: addressHash(host, address),
    email_sealed: host.seal(sealingPurpose.email, address, id),
    sign_up_browser_hash: browser,
  })

/** @returns whether a person was added; otherwise nothing is stored */
async function addOwnPerson(
  host: IdentityHost,
  db: Db,
  id: string,
  provider: OwnProvider,
  metadata: UserMetadata,
  knownBy: KnownBy,
): Promise<boolean> {
  const added = await insertPerson(host, db, id, metadata, knownBy)
  await addOwnIdentity(host, db, id, provider, metadata)
  return added
}

/** A person has one identity per own provider; its subject is the person's id. */
export const addOwnIdentity = (
  host: IdentityHost,
  db: Db,
  personId: string,
  provider: OwnProvider,
  data: UserMetadata,
): Promise<void> =>
  insertIdentity(
    host,
    db,
    { person_id: personId, provider, subject_hash: host.lookupHash('identity.subject', personId) },
    data,
  )
