import type { Kysely } from 'kysely'
import type { IdentityHost } from '../host.ts'
import { savePassword } from '../password/password.repository.ts'
import { claimAccount } from '../person/claim-address.ts'
import { confirmAddress, setUserMetadata } from '../person/person.repository.ts'
import type { Person } from '../person/person.ts'
import type { SignedIn } from '../session/session-body.ts'
import { signIn } from '../session/sign-in.ts'
import { openSignUp } from '../sign-up/waiting-sign-up.ts'
import type { IdentityDatabase } from '../tables.ts'
import { confirmAddressChange } from '../user/change-address.ts'
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

/** What was submitted with the confirmed sign-up counts from now on; what another one submitted never does. */
async function confirmSignUp(host: IdentityHost, db: Db, person: Person, signUpSealed: Buffer | null) {
  if (!signUpSealed || person.emailConfirmedAt) return confirmAddress(host, db, person, { proven: true })
  const { argon2, metadata } = openSignUp(host, person.id, signUpSealed)
  await savePassword(host, db, person.id, argon2)
  await setUserMetadata(host, db, person.id, metadata)
  const identities = person.identities.map((identity) => ({ ...identity, data: metadata }))
  return confirmAddress(host, db, { ...person, userMetadata: metadata, identities }, { proven: true })
}
