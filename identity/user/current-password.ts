import type { IdentityContext } from '../base/context.ts'
import type { IdentityHost } from '../base/host.ts'
import { limitAccount } from '../base/http/rate-limit.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import { findPassword } from '../password/password.repository.ts'
import { addressHash } from '../person/address.ts'
import { isAnonymous, type Person } from '../person/person.ts'
import { phoneHash } from '../person/phone.ts'
import type { Caller } from '../session/caller.ts'

/** How long a sign-in counts as recent authentication. */
const SHOWN_FOR_MS = 24 * 3_600_000

/** Whether the sign-in is too old. An anonymous person has nothing to reauthenticate with. */
export const needsReauthentication = (host: IdentityHost, { person, session }: Caller): boolean =>
  !isAnonymous(person) && session.created_at.getTime() + SHOWN_FOR_MS <= host.now().getTime()

/** Whether the session began with a sent code or link. The person may have forgotten the password. */
export const signedInByCode = ({ session }: Caller): boolean =>
  session.methods.some(({ method }) => method === 'otp')

/** Counts one of the caller's password attempts, because each comparison helps a guesser. */
export const limitPasswordTries = ({ host }: IdentityContext, { person }: Caller): Promise<void> =>
  limitAccount(host, accountHash(host, person))

/** The key under which attempts are counted; the account id if there is no address or number. */
function accountHash(host: IdentityHost, { id, email, phone }: Person): Buffer {
  if (email) return addressHash(host, email)
  return phone ? phoneHash(host, phone) : host.lookupHash('identity.account', id)
}

interface ShownPassword {
  /** As typed, if given. */
  given: string | undefined
  /** The stored hash. */
  stored: string | undefined
  /** Not required, because the caller has authenticated in another way. */
  waived: boolean
}

/** Refuses a wrong current password, and a missing one if the host requires it and it is not waived. */
export async function requireCurrentPassword(
  { host, passwords }: IdentityContext,
  { given, stored, waived }: ShownPassword,
): Promise<void> {
  if (given !== undefined) {
    if (!(await passwords.matches(stored, given))) throw new IdentityRefusal('current_password_invalid')
  } else if (host.currentPasswordRequired && stored && !waived) {
    throw new IdentityRefusal('current_password_required')
  }
}

/**
 * For a number or a first address, which only the new phone or mailbox confirms. Its owner can then set a new password
 * without the current one, so an unattended session would be enough to take over the account.
 */
export async function requirePasswordForContact(
  context: IdentityContext,
  caller: Caller,
  given: string | undefined,
): Promise<void> {
  const { host } = context
  if (given !== undefined) await limitPasswordTries(context, caller)
  const stored = await host.transaction((db) => findPassword(db, caller.person.id))
  const waived = signedInByCode(caller) && !needsReauthentication(host, caller)
  await requireCurrentPassword(context, { given, stored, waived })
}
