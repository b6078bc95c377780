import { randomUUID } from 'node:crypto'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import { sealJson } from '../base/sealed-json.ts'
import type { IdentityDatabase, PersonTable } from '../base/tables.ts'
import { initialMetadata, initialPhoneMetadata, type UserMetadata } from '../base/user-metadata.ts'
import { addressHash } from './address.ts'
import { findContactChange } from './contact-change.repository.ts'
import { insertIdentity, insertPerson, type KnownBy } from './new-person.repository.ts'
import { openPerson, type Person, type PersonId, sealingPurpose } from './person.ts'
import { phoneHash } from './phone.ts'

type Db = Kysely<IdentityDatabase>

/** The identities that this service itself verifies. */
export type OwnProvider = 'email' | 'phone'

export const idByAddress = (host: IdentityHost, address: string): PersonId =>
  sql<string>`(select id from identity.person where email_hash = ${addressHash(host, address)})`

export const idByPhone = (host: IdentityHost, phone: string): PersonId =>
  sql<string>`(select id from identity.person where phone_hash = ${phoneHash(host, phone)})`

export const findPerson = (host: IdentityHost, db: Db, id: PersonId) =>
  readPerson(host, db, id, personRow(db, id).executeTakeFirst())

export const findPersonByAddress = (host: IdentityHost, db: Db, address: string) =>
  findPerson(host, db, idByAddress(host, address))

export const findPersonByPhone = (host: IdentityHost, db: Db, phone: string) =>
  findPerson(host, db, idByPhone(host, phone))

/** Locks the person until the transaction ends. Code that changes a person or ends sessions takes this lock first. */
export const lockPerson = (host: IdentityHost, db: Db, id: string): Promise<Person | undefined> =>
  readPerson(host, db, id, personRow(db, id).forNoKeyUpdate().executeTakeFirst())

/** Locks the person without opening sealed values. False if there is none. */
export async function lockPersonRow(db: Db, id: string): Promise<boolean> {
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

const personRow = (db: Db, id: PersonId) => db.selectFrom('identity.person').selectAll().where('id', '=', id)

/** Locks the person with this address. Runs the same statements if there is none. */
export async function lockPersonByAddress(host: IdentityHost, db: Db, address: string) {
  const found = await findPersonByAddress(host, db, address)
  return lockPerson(host, db, found?.id ?? randomUUID())
}

/** As `lockPersonByAddress`, for a number. */
export async function lockPersonByPhone(host: IdentityHost, db: Db, phone: string) {
  const found = await findPersonByPhone(host, db, phone)
  return lockPerson(host, db, found?.id ?? randomUUID())
}

const listIdentities = (db: Db, personId: PersonId) =>
  db
    .selectFrom('identity.identity')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

const listFactors = (db: Db, personId: PersonId) =>
  db
    .selectFrom('identity.factor')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/**
 * Reads the rest of a person whose row is being read; the statements are sent together. Runs the same statements whether
 * or not there is such a person, so that timing reveals nothing.
 */
async function readPerson(
  host: IdentityHost,
  db: Db,
  id: PersonId,
  reading: Promise<Selectable<PersonTable> | undefined>,
): Promise<Person | undefined> {
  const [row, identities, factors, addressChange, phoneChange] = await Promise.all([
    reading,
    listIdentities(db, id),
    listFactors(db, id),
    findContactChange(host, db, id, 'email'),
    findContactChange(host, db, id, 'phone'),
  ])
  return row && openPerson(host, row, identities, factors, { addressChange, phoneChange })
}

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
const addOwnIdentity = (
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

/** Confirms the address in the protocol's sense; `proven` only if the person has shown that they read the mailbox. */
export async function confirmAddress(
  host: IdentityHost,
  db: Db,
  person: Person,
  { proven }: { proven: boolean },
): Promise<void> {
  const now = host.now()
  await db
    .updateTable('identity.person')
    .set({
      email_confirmed_at: person.emailConfirmedAt ?? now,
      email_proven_at: person.emailProvenAt ?? (proven ? now : null),
      updated_at: now,
    })
    .where('id', '=', person.id)
    .execute()
  await markVerified(host, db, person, 'email', { email_verified: true })
}

/** Confirms a number after its code was entered. False if another person has the number. */
export async function confirmPhone(
  host: IdentityHost,
  db: Db,
  person: Person,
  phone: string,
): Promise<boolean> {
  const holder = await findPersonByPhone(host, db, phone)
  if (holder && holder.id !== person.id) return false
  await db
    .updateTable('identity.person')
    .set({
      phone_hash: phoneHash(host, phone),
      phone_sealed: host.seal(sealingPurpose.phone, phone, person.id),
      phone_confirmed_at: host.now(),
    })
    .where('id', '=', person.id)
    .execute()
  await markVerified(host, db, person, 'phone', { phone, phone_verified: true })
  return true
}

/** Deletes the number and its identity. */
export async function deletePhone(db: Db, id: string): Promise<void> {
  await db
    .updateTable('identity.person')
    .set({ phone_hash: null, phone_sealed: null, phone_confirmed_at: null })
    .where('id', '=', id)
    .execute()
  await db
    .deleteFrom('identity.identity')
    .where('person_id', '=', id)
    .where('provider', '=', 'phone')
    .execute()
}

/** Stores verified facts in the person's metadata and in their own identity. */
async function markVerified(
  host: IdentityHost,
  db: Db,
  person: Person,
  own: OwnProvider,
  facts: UserMetadata,
): Promise<void> {
  await updateUserMetadata(host, db, person.id, { ...person.userMetadata, ...facts })
  if (!person.identities.some(({ provider }) => provider === own)) {
    await addOwnIdentity(host, db, person.id, own, { sub: person.id, ...facts })
  }
  for (const { id, provider, data } of person.identities) {
    if (provider !== own) continue
    const sealed = sealJson(host, sealingPurpose.identityData, { ...data, ...facts }, id)
    await db
      .updateTable('identity.identity')
      .set({ data_sealed: sealed, updated_at: host.now() })
      .where('id', '=', id)
      .execute()
  }
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

/** Changes the person's address, confirmed in the protocol's sense. False, without a change, if it is taken. */
export async function changeAddress(
  host: IdentityHost,
  db: Db,
  person: Person,
  address: string,
  { proven }: { proven: boolean },
): Promise<boolean> {
  if (await findPersonByAddress(host, db, address)) return false
  const now = host.now()
  await db
    .updateTable('identity.person')
    .set({
      email_hash: addressHash(host, address),
      email_sealed: host.seal(sealingPurpose.email, address, person.id),
      email_confirmed_at: now,
      email_proven_at: proven ? now : null,
    })
    .where('id', '=', person.id)
    .execute()
  await markVerified(host, db, person, 'email', { email: address, email_verified: true })
  return true
}

export async function updateLastSignIn(
  host: IdentityHost,
  db: Db,
  id: string,
  provider: string,
): Promise<void> {
  const last_sign_in_at = host.now()
  await Promise.all([
    db.updateTable('identity.person').set({ last_sign_in_at }).where('id', '=', id).execute(),
    db
      .updateTable('identity.identity')
      .set({ last_sign_in_at })
      .where('person_id', '=', id)
      .where('provider', '=', provider)
      .execute(),
  ])
}
