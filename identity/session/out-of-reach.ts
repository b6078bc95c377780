import type { Kysely } from 'kysely'
import type { IdentityDatabase } from '../base/tables.ts'
import { type AssuranceLevel, lowerLevel } from './assurance-level.ts'
import { findSession } from './session.repository.ts'

/**
 * The one rule for ending sessions: where a person has a second factor, whoever did not show it ends this session and
 * others in which it was not shown.
 * @param level what the request's token says, where there is one; the session's own level otherwise
 * @returns the sessions of the same person that this one may not end
 */
export async function sessionsOutOfReach(
  db: Kysely<IdentityDatabase>,
  sessionId: string,
  level?: AssuranceLevel,
): Promise<string[]> {
  const mine = await findSession(db, sessionId)
  if (!mine || lowerLevel(level ?? mine.aal, mine.aal) === 'aal2') return []
  const factor = await db
    .selectFrom('identity.factor')
    .select('id')
    .where('person_id', '=', mine.person_id)
    .where('status', '=', 'verified')
    .executeTakeFirst()
  if (!factor) return []
  const above = await db
    .selectFrom('identity.session')
    .select('id')
    .where('person_id', '=', mine.person_id)
    .where('aal', '=', 'aal2')
    .where('id', '!=', mine.id)
    .execute()
  return above.map(({ id }) => id)
}
