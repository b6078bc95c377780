import type { Kysely } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { proveAddress, proveNumber } from '../contact-proof/first-proof.ts'
import { deleteTokens } from '../one-time-token/one-time-token.repository.ts'
import type { ConsumedToken } from '../one-time-token/one-time-token.ts'
import type { Person } from '../person/person.ts'
import type { SignedIn } from '../session/session-body.ts'
import { signIn } from '../session/sign-in.ts'
import { type ConfirmationContext, confirmAddressChange } from '../user/change-address.ts'
import { confirmPhoneChange } from '../user/change-phone.ts'

type Db = Kysely<IdentityDatabase>

/** A session, the first half of an address change, or a refusal. */
export type Redeemed = RedeemedSession | 'half' | 'otp_expired'

interface RedeemedSession extends SignedIn {
  /** The sign-up was confirmed in another browser: its password was deleted and a new one must be set. */
  choosePassword: boolean
}

/**
 * Performs the operation of the consumed token. Throws if the change that it confirms was requested elsewhere. Call it
 * under the person's lock.
 */
export async function redeem(
  host: IdentityHost,
  db: Db,
  person: Person,
  { kind, signUpSealed }: ConsumedToken,
  by: ConfirmationContext,
): Promise<Redeemed> {
  const { browser, signedInAs } = by
  if (kind === 'reauthentication') return 'otp_expired'
  if (kind === 'phone_confirmation' || kind === 'phone_sign_in' || kind === 'phone_change') {
    return redeemPhone(host, db, person, { kind, signUpSealed }, browser)
  }
  if (kind === 'email_change_current' || kind === 'email_change_new') {
    const side = kind === 'email_change_current' ? 'current' : 'new'
    const outcome = await confirmAddressChange(host, db, person, side, by)
    if (outcome === 'half') return 'half'
    if (outcome === 'taken') return 'otp_expired'
    await deleteTokens(db, person.id)
    return redeemedSession(await signIn(host, db, person.id, 'otp'))
  }
  const proof = await proveAddress(host, db, person, { browser, pressed: signUpSealed, signedInAs })
  await deleteTokens(db, person.id)
  const signedIn = await signIn(host, db, person.id, 'otp')
  return redeemedSession(signedIn, kind === 'confirmation' && proof === 'claimed')
}

const redeemedSession = (signedIn: SignedIn, choosePassword = false): RedeemedSession => ({
  ...signedIn,
  choosePassword,
})

/** As `redeem`, for a code sent to a phone. */
async function redeemPhone(
  host: IdentityHost,
  db: Db,
  person: Person,
  { kind, signUpSealed }: ConsumedToken,
  browser: Buffer | undefined,
): Promise<Redeemed> {
  if (kind === 'phone_change') {
    if (!(await confirmPhoneChange(host, db, person))) return 'otp_expired'
    await deleteTokens(db, person.id)
    return redeemedSession(await signIn(host, db, person.id, 'otp', 'phone'))
  }
  const proof = await proveNumber(host, db, person, { browser, pressed: signUpSealed })
  await deleteTokens(db, person.id)
  const signedIn = await signIn(host, db, person.id, 'otp', 'phone')
  return redeemedSession(signedIn, kind === 'phone_confirmation' && proof === 'claimed')
}
