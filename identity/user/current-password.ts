import type { IdentityContext } from '../base/context.ts'
import type { IdentityHost } from '../base/host.ts'
import { limitAccount } from '../base/http/rate-limit.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import { findPassword } from '../password/password.repository.ts'
import { addressHash } from '../person/address.ts'
import { isAnonymous, type Person } from '../person/person.ts'
import { phoneHash } from '../person/phone.ts'
import type { Caller } from '../session/caller.ts'

/** How a session began shows for this long who is there. */
const SHOWN_FOR_MS = 24 * 3_600_000

/** Whether the session began too long ago to show anything. Who is anonymous has nothing yet by which to show it again. */
export const needsReauthentication = (host: IdentityHost, { person, session }: Caller): boolean =>
  !isAnonymous(person) && session.created_at.getTime() + SHOWN_FOR_MS <= host.now().getTime()

/** Who came in by what was sent to their address or number may have forgotten the password. */
export const signedInByCode = ({ session }: Caller): boolean =>
  session.methods.some(({ method }) => method === 'otp')

/** Takes one from the tries at the password of who is signed in: each comparison tells a guesser what it is. */
export const limitPasswordTries = ({ host }: IdentityContext, { person }: Caller): Promise<void> =>
  limitAccount(host, accountHash(host, person))

/** Under which tries are counted; whoever has neither address nor number has a count of their own. */
function accountHash(host: IdentityHost, { id, email, phone }: Person): Buffer {
  if (email) return addressHash(host, email)
  return phone ? phoneHash(host, phone) : host.lookupHash('identity.account', id)
}

interface ShownPassword {
  /** As it was typed, if it was. */
  given: string | undefined
  /** What is stored. */
  stored: string | undefined
  /** Something else shows as much. */
  waived: boolean
}

/** Refuses a current password that is wrong or, where the host asks for it and nothing shows as much, absent. */
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
 * For a number, or a first address, that only the new mailbox or phone will confirm. Who answers there can set a new
 * password without the one there is: a session left open would be enough to take the account.
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
