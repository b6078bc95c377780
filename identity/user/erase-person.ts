import type { Kysely } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { deletePerson, lockPersonId } from '../person/person.repository.ts'
import { endSessions } from '../session/session.ts'

/**
 * Deletes everything this service stores about a person and ends their sessions. Opens no sealed values. Can be
 * repeated.
 */
export async function erasePerson(
  host: Pick<IdentityHost, 'onSessionsEnded'>,
  db: Kysely<IdentityDatabase>,
  userId: string,
): Promise<void> {
  if (!(await lockPersonId(db, userId))) return
  await endSessions(host, db, { personId: userId })
  await deletePerson(db, userId)
}
