import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import type { UserMetadata } from '../base/user-metadata.ts'
import { insertPerson } from './new-person.repository.ts'

type Db = Kysely<IdentityDatabase>

const STALE_MS = 30 * 86_400_000

/** Adds an anonymous person with this metadata. Returns their id. */
export async function insertAnonymous(host: IdentityHost, db: Db, metadata: UserMetadata): Promise<string> {
  const id = randomUUID()
  await insertPerson(host, db, id, metadata)
  return id
}

/**
 * Deletes anonymous people older than 30 days without a session, because they cannot sign in again. A person who is
 * adding an address or number is kept as long as the mail or message is valid.
 */
export async function deleteStaleAnonymous(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('identity.person')
    .where('email_hash', 'is', null)
    .where('phone_hash', 'is', null)
    .where('created_at', '<=', new Date(now.getTime() - STALE_MS))
    .where(hasNo('identity.identity'))
    .where(hasNo('identity.session'))
    .where(hasNo('identity.contact_change'))
    .execute()
}

const hasNo = (table: keyof IdentityDatabase) =>
  sql<boolean>`not exists (select from ${sql.table(table)} where person_id = person.id)`
