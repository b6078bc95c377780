import { type Insertable, type Kysely, sql } from 'kysely'
import type { IdentityDatabase, RefreshTokenTable } from '../base/tables.ts'

type Db = Kysely<IdentityDatabase>

export async function insertRefreshToken(db: Db, token: Insertable<RefreshTokenTable>): Promise<void> {
  await db.insertInto('identity.refresh_token').values(token).execute()
}

export const findRefreshToken = (db: Db, hash: Buffer) =>
  db
    .selectFrom('identity.refresh_token')
    .select(['session_id', 'generation'])
    .where('token_hash', '=', hash)
    .executeTakeFirst()

/** The session's token with this number. */
export const findTokenOfGeneration = (db: Db, sessionId: string, generation: number) =>
  db
    .selectFrom('identity.refresh_token')
    .select('issued_at')
    .where('session_id', '=', sessionId)
    .where('generation', '=', generation)
    .executeTakeFirst()

export async function deleteRefreshTokens(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('identity.refresh_token').where('session_id', '=', sessionId).execute()
}

/** Limits waiting for locks to five seconds until the transaction ends. */
export async function updateLockTimeout(db: Db): Promise<void> {
  await sql`select set_config('lock_timeout', '5s', true)`.execute(db)
}
