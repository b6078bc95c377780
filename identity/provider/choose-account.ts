import type { Kysely } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import type { ProviderProfile } from '../base/social-provider.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { initialMetadata, metadataWithFacts } from '../base/user-metadata.ts'
import { clearForProvider } from '../contact-proof/claim-account.ts'
import { proveAddress } from '../contact-proof/first-proof.ts'
import { sendLink } from '../one-time-token/send-token.ts'
import { sealSignUp } from '../one-time-token/waiting-sign-up.ts'
import { ensurePerson } from '../person/add-person.ts'
import {
  addIdentity,
  addPersonOfProvider,
  findIdentity,
  listProvenHolders,
  lockProfile,
  updateIdentity,
} from '../person/identity.repository.ts'
import { updateSentAt, updateUserMetadata } from '../person/person.repository.ts'
import { isBanned, nobody, type Person } from '../person/person.ts'
import { findPerson, findPersonByAddress, lockPerson } from '../person/read-person.ts'

type Db = Kysely<IdentityDatabase>

/** The person who signs in, or a refusal. */
export type ChosenAccount =
  | Person
  | 'user_banned'
  | 'signup_disabled'
  | 'email_exists'
  | 'provider_email_needs_verification'

export interface SignInContext {
  /** An address that the provider has not verified may be mailed. */
  mayMail: boolean
  /** The sign-up mark of the browser that signs in. */
  browser: Buffer
}

/**
 * Decides which account a provider account signs in to. A known provider account belongs to one person, whatever its
 * address is now. An unknown one is linked to the person who proved the address, if the provider has verified it. An
 * unproven account with that address first loses everything that its creator could sign in with. Otherwise a person is
 * created. An address that the provider has not verified is never compared: it is mailed a confirmation first, if
 * `mayMail`.
 *
 * The transaction must commit even if a refusal is returned.
 */
export async function chooseAccount(
  host: IdentityHost,
  db: Db,
  profile: ProviderProfile,
  circumstances: SignInContext,
): Promise<ChosenAccount> {
  await lockProfile(host, db, profile)
  const known = await findIdentity(host, db, profile)
  if (known) {
    const person = await lockPerson(host, db, known.person_id)
    if (!person) throw new Error('an identity without its person')
    if (isBanned(person, host.now())) return 'user_banned'
    await updateIdentity(host, db, known.id, profile)
    return person
  }
  const { address, addressVerified } = profile
  if (!address) {
    return host.signUpAllowed
      ? required(await addPersonOfProvider(host, db, profile, undefined))
      : 'signup_disabled'
  }
  // An unverified address is never compared, so it could only create an account.
  if (!addressVerified && !host.signUpAllowed) return 'signup_disabled'
  if (!addressVerified) return mailConfirmation(host, db, { ...profile, address }, circumstances)
  return byVerifiedAddress(host, db, { ...profile, address }, circumstances)
}

async function byVerifiedAddress(
  host: IdentityHost,
  db: Db,
  profile: ProviderProfile & { address: string },
  circumstances: SignInContext,
): Promise<ChosenAccount> {
  const { address } = profile
  const [holder, another] = await listProvenHolders(host, db, address)
  if (another) return 'email_exists'
  if (holder) return linkToPerson(host, db, profile, holder, circumstances)
  const added = host.signUpAllowed && (await addPersonOfProvider(host, db, profile, address))
  if (added) return added
  const unproven = await findPersonByAddress(host, db, address)
  if (!unproven && !host.signUpAllowed) return 'signup_disabled'
  return linkToPerson(host, db, profile, required(unproven).id, circumstances)
}

/**
 * Links the provider account to a person. If the address was not proven before, the provider's verification is its
 * first proof.
 */
async function linkToPerson(
  host: IdentityHost,
  db: Db,
  profile: ProviderProfile,
  personId: string,
  { browser }: SignInContext,
): Promise<ChosenAccount> {
  const found = required(await lockPerson(host, db, personId))
  if (isBanned(found, host.now())) return 'user_banned'
  const isFirst = found.email === profile.address && !found.emailProvenAt
  const claimed = isFirst && (await proveAddress(host, db, found, { browser })) === 'claimed'
  if (claimed) await clearForProvider(host, db, found)
  await addIdentity(host, db, personId, profile)
  const { userMetadata } = required(await findPerson(host, db, personId))
  await updateUserMetadata(host, db, personId, metadataWithFacts(userMetadata, profile.data))
  return required(await lockPerson(host, db, personId))
}

/**
 * Mails a confirmation that activates the sign-up together with the provider account. An existing account with the
 * address is not changed; the response is the same.
 */
async function mailConfirmation(
  host: IdentityHost,
  db: Db,
  profile: ProviderProfile & { address: string },
  { mayMail, browser }: SignInContext,
): Promise<'provider_email_needs_verification'> {
  const { address, data } = profile
  if (!mayMail) return 'provider_email_needs_verification'
  const holder = await ensurePerson(host, db, address, data, null)
  const person = holder.emailConfirmedAt ? nobody({ email: address }, host.now()) : holder
  const metadata = initialMetadata(person.id, address, data)
  const signUpSealed = sealSignUp(host, person, { metadata, profile }, browser)
  await sendLink(host, db, { kind: 'confirmation', person, to: address, next: undefined, signUpSealed })
  await updateSentAt(host, db, person.id, 'confirmation_sent_at')
  return 'provider_email_needs_verification'
}

function required(person: Person | undefined): Person {
  if (!person) throw new Error('a person vanished inside a transaction')
  return person
}
