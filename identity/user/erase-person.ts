import type { Kysely } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { endSessions } from '../session/session.repository.ts'

/**
 * Forgets a person: everything this service stores about them is deleted and their sessions end. Opens nothing that is
 * sealed. Repeating it is harmless.
 */
export async function erasePerson(
  host: Pick<IdentityHost, 'onSessionsEnded'>,
  db: Kysely<IdentityDatabase>,
  userId: string,
): Promise<void> {
  const person = db.selectFrom('identity.person').select('id').where('id', '=', userId)
  if (!(await person.forNoKeyUpdate().executeTakeFirst())) return
  await endSessions(host, db, { personId: userId })
  await db.deleteFrom('identity.person').where('id', '=', userId).execute()
}
