import type { Kysely } from 'kysely'
import type { IdentityHost } from '../host.ts'
import { endSessions } from '../session/session.repository.ts'
import type { IdentityDatabase } from '../tables.ts'
import { lockPerson } from './person.repository.ts'

/** Forgets a person: everything this service stores about them is deleted and their sessions end. Repeating it is harmless. */
export async function erasePerson(
  host: IdentityHost,
  db: Kysely<IdentityDatabase>,
  userId: string,
): Promise<void> {
  if (!(await lockPerson(host, db, userId))) return
  await endSessions(host, db, { personId: userId })
  await db.deleteFrom('identity.person').where('id', '=', userId).execute()
}
