import type { Kysely } from 'kysely'
import type { IdentityContext } from '../base/context.ts'
import type { IdentityHost } from '../base/host.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { hasVerifiedFactor } from '../person/person.ts'
import { lockPerson } from '../person/read-person.ts'
import { lowerLevel } from '../session/assurance-level.ts'
import type { Caller } from '../session/caller.ts'
import { lockSession } from '../session/session.repository.ts'

/** Whether the second factor, if there is one, was used in this session before this token was issued. */
export const isFullyAssured = ({ person, level }: Caller): boolean =>
  level === 'aal2' || !hasVerifiedFactor(person)

/** Refuses a caller who is not fully assured with `insufficient_aal` and the protocol's status for the route. */
export function requireAssured(caller: Caller, status: number): void {
  if (!isFullyAssured(caller)) throw new IdentityRefusal('insufficient_aal', { status })
}

/**
 * For changes to how a person signs in: refuses with `insufficient_aal` (403, or the protocol's status for the route)
 * if a verified second factor exists that was not used in this session.
 */
export async function requireFullAssurance(
  { host }: Pick<IdentityContext, 'host'>,
  caller: Caller,
  status = 403,
): Promise<void> {
  await host.transaction((db) => lockAssured(host, db, caller, status))
}

/**
 * As `requireFullAssurance`, inside a transaction, with the person locked until it ends. Returns the current caller.
 */
export async function lockAssured(
  host: IdentityHost,
  db: Kysely<IdentityDatabase>,
  caller: Caller,
  status = 403,
): Promise<Caller> {
  const current = await lockCaller(host, db, caller)
  requireAssured(current, status)
  return current
}

/**
 * Locks the caller's person and session until the transaction ends. Refuses like `requireCaller` if either was deleted:
 * a request that waited here must not act for a session that has ended.
 */
export async function lockCaller(
  host: IdentityHost,
  db: Kysely<IdentityDatabase>,
  caller: Caller,
): Promise<Caller> {
  const person = await lockPerson(host, db, caller.person.id)
  if (!person) throw new IdentityRefusal('user_not_found')
  const session = await lockSession(db, caller.session.id)
  if (!session) throw new IdentityRefusal('session_not_found')
  return { person, session, level: lowerLevel(caller.level, session.aal) }
}
