import type { Transaction } from '../../database/database.ts'

/** Locks a session, so that simultaneous requests for its links are handled one after the other. */
export async function lockSession({ db }: Transaction, sessionId: string): Promise<void> {
  await db.selectFrom('session').select('id').where('id', '=', sessionId).forUpdate().execute()
}

/** When the fresh links of a session were queued since a time, latest first. */
export async function listFreshLinks(
  { db }: Transaction,
  sessionId: string,
  { since, limit }: { since: Date; limit: number },
): Promise<Date[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('created_at')
    .where('session_id', '=', sessionId)
    .where('kind', '=', 'fresh_link')
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ created_at }) => created_at)
}

/** The language of a rider's mails, and where it is read. */
export function getLanguage({ db }: Transaction, riderId: string) {
  return db
    .selectFrom('rider')
    .select(['language', 'region'])
    .where('id', '=', riderId)
    .executeTakeFirstOrThrow()
}
