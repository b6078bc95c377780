import type { Kysely } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import type { UserMetadata } from '../base/user-metadata.ts'
import { addOwnIdentity, type OwnProvider } from './add-person.ts'
import { addressHash } from './address.ts'
import {
  deletePhoneIdentity,
  updateContact,
  updateIdentityData,
  updateUserMetadata,
} from './person.repository.ts'
import { type Person, sealingPurpose } from './person.ts'
import { phoneHash } from './phone.ts'
import { findPersonByAddress, findPersonByPhone } from './read-person.ts'

type Db = Kysely<IdentityDatabase>

/** Confirms the address in the protocol's sense; `proven` only if the person has shown that they read the mailbox. */
export async function confirmAddress(
  host: IdentityHost,
  db: Db,
  person: Person,
  { proven }: { proven: boolean },
): Promise<void> {
  const now = host.now()
  await updateContact(db, person.id, {
    email_confirmed_at: person.emailConfirmedAt ?? now,
    email_proven_at: person.emailProvenAt ?? (proven ? now : null),
    updated_at: now,
  })
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
  await updateContact(db, person.id, {
    phone_hash: phoneHash(host, phone),
    phone_sealed: host.seal(sealingPurpose.phone, phone, person.id),
    phone_confirmed_at: host.now(),
  })
  await markVerified(host, db, person, 'phone', { phone, phone_verified: true })
  return true
}

/** Deletes the number and its identity. */
export async function deletePhone(db: Db, id: string): Promise<void> {
  await updateContact(db, id, { phone_hash: null, phone_sealed: null, phone_confirmed_at: null })
  await deletePhoneIdentity(db, id)
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
    await updateIdentityData(host, db, id, { ...data, ...facts })
  }
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
  await updateContact(db, person.id, {
    email_hash: addressHash(host, address),
    email_sealed: host.seal(sealingPurpose.email, address, person.id),
    email_confirmed_at: now,
    email_proven_at: proven ? now : null,
  })
  await markVerified(host, db, person, 'email', { email: address, email_verified: true })
  return true
}
