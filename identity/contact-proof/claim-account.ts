import type { Kysely } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { firstMetadata, firstPhoneMetadata, type UserMetadata } from '../base/user-metadata.ts'
import { removeSecondFactor } from '../factor/factor.repository.ts'
import { deleteTokens } from '../one-time-token/one-time-token.repository.ts'
import { removePassword } from '../password/password.repository.ts'
import { cancelContactChanges } from '../person/contact-change.repository.ts'
import { removeOwnIdentities, removeProviderIdentities } from '../person/identity.repository.ts'
import {
  confirmAddress,
  confirmPhone,
  forgetSignUpBrowser,
  removePhone,
  setUserMetadata,
} from '../person/person.repository.ts'
import type { Person } from '../person/person.ts'
import { endSessions } from '../session/session.ts'

/**
 * Whoever signed up with an address without proof may be somebody else than who proves it: their password, second
 * factor, sessions, accounts with providers, mailed tokens, intended changes, number, role and name go, and the account
 * is the prover's. Call under the person's lock.
 */
export async function claimAccount(
  host: IdentityHost,
  db: Kysely<IdentityDatabase>,
  person: Person,
): Promise<void> {
  await forgetUnproven(host, db, person)
  if (person.phone) await removePhone(db, person.id)
  const blank = withData(person, firstMetadata(person.id, person.email, {}))
  await confirmAddress(host, db, blank, { proven: true })
}

/** An account that was just claimed through a provider: the caller adds the provider's way to sign in, the only one. */
export async function leaveToProvider(
  host: IdentityHost,
  db: Kysely<IdentityDatabase>,
  { id }: Person,
): Promise<void> {
  await removeOwnIdentities(db, id)
  await setUserMetadata(host, db, id, {})
}

/** The same for a number nobody had confirmed. */
export async function claimPhone(
  host: IdentityHost,
  db: Kysely<IdentityDatabase>,
  person: Person,
): Promise<void> {
  await forgetUnproven(host, db, person)
  const blank = withData(person, firstPhoneMetadata(person.id, person.phone, {}))
  await confirmPhone(host, db, blank, person.phone)
}

/** The person with nothing told of them but these data. */
const withData = (person: Person, data: UserMetadata): Person => ({
  ...person,
  userMetadata: data,
  identities: person.identities
    .filter(({ provider }) => provider === 'email' || provider === 'phone')
    .map((identity) => ({ ...identity, data })),
})

async function forgetUnproven(host: IdentityHost, db: Kysely<IdentityDatabase>, person: Person) {
  await removePassword(db, person.id)
  await removeSecondFactor(db, person.id)
  await endSessions(host, db, { personId: person.id })
  await deleteTokens(db, person.id)
  await cancelContactChanges(db, person.id)
  await removeProviderIdentities(db, person.id)
  await forgetSignUpBrowser(db, person.id)
  await host.onAccountReset?.(db, person.id)
}
