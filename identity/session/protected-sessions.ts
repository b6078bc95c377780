import type { Kysely } from 'kysely'
import type { IdentityDatabase } from '../base/tables.ts'
import { findVerifiedFactor } from '../person/person.repository.ts'
import { type AssuranceLevel, lowerLevel } from './assurance-level.ts'
import { findSession, listFullyAssuredSessions } from './session.repository.ts'

/**
 * The rule for ending sessions: if the person has a second factor, a session in which it was not used may only end
 * itself and other such sessions.
 * @param level the level in the request's token; the session's own level if absent
 * @returns the person's other sessions that this one may not end
 */
export async function protectedSessions(
  db: Kysely<IdentityDatabase>,
  sessionId: string,
  level?: AssuranceLevel,
): Promise<string[]> {
  const own = await findSession(db, sessionId)
  if (!own || lowerLevel(level ?? own.aal, own.aal) === 'aal2') return []
  if (!(await findVerifiedFactor(db, own.person_id))) return []
  return listFullyAssuredSessions(db, own.person_id, own.id)
}
