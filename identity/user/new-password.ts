import type { Kysely } from 'kysely'
import type { IdentityContext } from '../base/context.ts'
import type { IdentityHost } from '../base/host.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { notifyChange } from '../event/notify-change.ts'
import { deleteTokens } from '../one-time-token/one-time-token.repository.ts'
import { tryCode } from '../one-time-token/one-time-token.ts'
import { findPassword, upsertPassword } from '../password/password.repository.ts'
import { requireStrongPassword } from '../password/strength.ts'
import { deleteContactChanges } from '../person/contact-change.repository.ts'
import type { Caller } from '../session/caller.ts'
import { endSessions } from '../session/session.ts'
import {
  limitPasswordTries,
  needsReauthentication,
  requireCurrentPassword,
  signedInByCode,
} from './current-password.ts'

export interface NewPassword {
  /** The stored hash when the new password was validated. */
  before: string | undefined
  argon2: string
  /** Present if the session's age requires it. */
  nonce: string | undefined
  /** The client address. */
  source: string
}

interface RequestedPassword {
  password: string
  current_password?: string | undefined
  nonce: string
  source: string
}

/**
 * Validates and hashes outside of the transaction. Refuses a weak or unchanged password, a wrong current password, a
 * missing one if the host requires it, and an old session without a nonce. A nonce replaces the current password.
 */
export async function validateNewPassword(
  context: IdentityContext,
  caller: Caller,
  asked: RequestedPassword,
): Promise<NewPassword> {
  const { host, passwords } = context
  const old = needsReauthentication(host, caller)
  await requireStrongPassword(host, asked.password, caller.person)
  if (old && !asked.nonce) throw new IdentityRefusal('reauthentication_needed')
  // Also counted without a current password, because `same_password` reveals as much.
  await limitPasswordTries(context, caller)
  const before = await host.transaction((db) => findPassword(db, caller.person.id))
  const waived = old || signedInByCode(caller)
  await requireCurrentPassword(context, { given: asked.current_password, stored: before, waived })
  if (await passwords.matches(before, asked.password)) throw new IdentityRefusal('same_password')
  const argon2 = await passwords.hash(asked.password)
  return { before, argon2, nonce: old ? asked.nonce : undefined, source: asked.source }
}

async function isValidNonce(
  host: IdentityHost,
  db: Kysely<IdentityDatabase>,
  personId: string,
  code: string,
  source: string,
): Promise<boolean> {
  const typed = { code, source, subject: personId, personIds: [personId] }
  return (await tryCode(host, db, { ...typed, kinds: ['reauthentication'] })) !== undefined
}

/**
 * Sets the password. All other sessions end, earlier mails become invalid and pending contact changes are cancelled. A
 * wrong nonce is returned, not thrown, because the counted attempt must be committed. Call it under the person's lock.
 */
export async function setPassword(
  host: IdentityHost,
  db: Kysely<IdentityDatabase>,
  { person, session }: Caller,
  { before, argon2, nonce, source }: NewPassword,
): Promise<'reauthentication_not_valid' | undefined> {
  if ((await findPassword(db, person.id)) !== before) throw new IdentityRefusal('conflict')
  if (nonce !== undefined && !(await isValidNonce(host, db, person.id, nonce, source))) {
    return 'reauthentication_not_valid'
  }
  await upsertPassword(host, db, person.id, argon2)
  await endSessions(host, db, { personId: person.id, except: [session.id] })
  await deleteTokens(db, person.id)
  await deleteContactChanges(db, person.id)
  await notifyChange(host, db, 'password_changed', person)
  return undefined
}
