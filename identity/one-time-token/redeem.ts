import type { Kysely } from 'kysely'
import type { IdentityHost } from '../host.ts'
import { savePassword } from '../password/password.repository.ts'
import { claimAccount, claimPhone } from '../person/claim-address.ts'
import { addUnknownIdentity } from '../person/identity.repository.ts'
import { confirmAddress, confirmPhone } from '../person/person.repository.ts'
import type { Person } from '../person/person.ts'
import type { SignedIn } from '../session/session-body.ts'
import { signIn } from '../session/sign-in.ts'
import { openSignUp } from '../sign-up/waiting-sign-up.ts'
import type { IdentityDatabase } from '../tables.ts'
import { confirmAddressChange } from '../user/change-address.ts'
import { confirmPhoneChange } from '../user/change-phone.ts'
import { type ConsumedToken, clearTokens } from './one-time-token.ts'

type Db = Kysely<IdentityDatabase>

/** A session, the first half of a change of address, or a refusal. */
export type Redeemed = SignedIn | 'half' | 'otp_expired'

/** Does what the consumed token is for. Call under the person's lock. */
export async function redeem(
  host: IdentityHost,
  db: Db,
  person: Person,
  { kind, signUpSealed }: ConsumedToken,
): Promise<Redeemed> {
  if (kind === 'reauthentication') return 'otp_expired'
  if (kind === 'phone_confirmation' || kind === 'phone_sign_in' || kind === 'phone_change') {
    return redeemPhone(host, db, person, { kind, signUpSealed })
  }
  if (kind === 'email_change_current' || kind === 'email_change_new') {
    const side = kind === 'email_change_current' ? 'current' : 'new'
    const outcome = await confirmAddressChange(host, db, person, side)
    if (outcome === 'half') return 'half'
    if (outcome === 'taken') return 'otp_expired'
  } else if (kind === 'confirmation') {
    await confirmSignUp(host, db, person, signUpSealed)
  } else if (!person.emailProvenAt) {
    await claimAccount(host, db, person)
  }
  await clearTokens(db, person.id)
  return signIn(host, db, person.id, 'otp')
}

/** What a code sent to a phone is for. */
async function redeemPhone(
  host: IdentityHost,
  db: Db,
  person: Person,
  { kind, signUpSealed }: ConsumedToken,
): Promise<Redeemed> {
  if (kind === 'phone_change') {
    if (!(await confirmPhoneChange(host, db, person))) return 'otp_expired'
  } else if (!person.phoneConfirmedAt) {
    if (kind === 'phone_confirmation' && signUpSealed)
      await confirmPhoneSignUp(host, db, person, signUpSealed)
    else await claimPhone(host, db, person)
  }
  await clearTokens(db, person.id)
  return signIn(host, db, person.id, 'otp', 'phone')
}

async function confirmPhoneSignUp(host: IdentityHost, db: Db, person: Person, signUpSealed: Buffer) {
  await confirmPhone(host, db, await acceptSignUp(host, db, person, signUpSealed), person.phone)
}

/** What was submitted with the confirmed sign-up counts from now on; what another one submitted never does. */
async function confirmSignUp(host: IdentityHost, db: Db, person: Person, signUpSealed: Buffer | null) {
  // Confirmed without a mail, so the password may be a stranger's.
  if (person.emailConfirmedAt && !person.emailProvenAt) return claimAccount(host, db, person)
  if (!signUpSealed || person.emailConfirmedAt) return confirmAddress(host, db, person, { proven: true })
  return confirmAddress(host, db, await acceptSignUp(host, db, person, signUpSealed), { proven: true })
}

/** The person with the password, or account with a provider, and the data of that sign-up. */
async function acceptSignUp(host: IdentityHost, db: Db, person: Person, sealed: Buffer): Promise<Person> {
  const { argon2, profile, metadata } = openSignUp(host, person.id, sealed)
  if (argon2) await savePassword(host, db, person.id, argon2)
  if (profile) await addUnknownIdentity(host, db, person.id, profile)
  const identities = person.identities.map((identity) => ({ ...identity, data: metadata }))
  return { ...person, userMetadata: metadata, identities }
}
