import type { Kysely } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { initialMetadata, initialPhoneMetadata, type UserMetadata } from '../base/user-metadata.ts'
import { deleteSecondFactors } from '../factor/factor.repository.ts'
import { deleteTokens } from '../one-time-token/one-time-token.repository.ts'
import { deletePassword } from '../password/password.repository.ts'
import { confirmAddress, confirmPhone, deletePhone } from '../person/confirm-contact.ts'
import { deleteContactChanges } from '../person/contact-change.repository.ts'
import { deleteOwnIdentities, deleteProviderIdentities } from '../person/identity.repository.ts'
import { deleteSignUpBrowser, updateUserMetadata } from '../person/person.repository.ts'
import type { Person } from '../person/person.ts'
import { endSessions } from '../session/session.ts'

/**
 * Gives an unproven account to the person who proves its address. A different person may have signed up with it, so
 * their password, second factor, sessions, provider accounts, mailed tokens, pending changes, number, role and name are
 * deleted. Call it under the person's lock.
 */
export async function claimAccount(
  host: IdentityHost,
  db: Kysely<IdentityDatabase>,
  person: Person,
): Promise<void> {
  await deleteUnproven(host, db, person)
  if (person.phone) await deletePhone(db, person.id)
  const blank = withData(person, initialMetadata(person.id, person.email, {}))
  await confirmAddress(host, db, blank, { proven: true })
}

/**
 * Clears an account that was just claimed through a provider. The caller then adds the provider as its only identity.
 */
export async function clearForProvider(
  host: IdentityHost,
  db: Kysely<IdentityDatabase>,
  { id }: Person,
): Promise<void> {
  await deleteOwnIdentities(db, id)
  await updateUserMetadata(host, db, id, {})
}

/** Gives an account with an unconfirmed number to the person who confirms it. */
export async function claimPhone(
  host: IdentityHost,
  db: Kysely<IdentityDatabase>,
  person: Person,
): Promise<void> {
  await deleteUnproven(host, db, person)
  const blank = withData(person, initialPhoneMetadata(person.id, person.phone, {}))
  await confirmPhone(host, db, blank, person.phone)
}

/** The person with only this metadata. */
const withData = (person: Person, data: UserMetadata): Person => ({
  ...person,
  userMetadata: data,
  identities: person.identities
    .filter(({ provider }) => provider === 'email' || provider === 'phone')
    .map((identity) => ({ ...identity, data })),
})

async function deleteUnproven(host: IdentityHost, db: Kysely<IdentityDatabase>, person: Person) {
  await deletePassword(db, person.id)
  await deleteSecondFactors(db, person.id)
  await endSessions(host, db, { personId: person.id })
  await deleteTokens(db, person.id)
  await deleteContactChanges(db, person.id)
  await deleteProviderIdentities(db, person.id)
  await deleteSignUpBrowser(db, person.id)
  await host.onAccountReset?.(db, person.id)
}
