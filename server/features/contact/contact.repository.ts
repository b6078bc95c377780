import { type Insertable, sql } from 'kysely'
import type { Transaction } from '../../database/database.ts'
import type { ContactMessage } from '../../database/schema.gen.ts'
import type { TimeCursor } from '../../http/cursor.ts'

export async function insertMessage({ db }: Transaction, row: Insertable<ContactMessage>): Promise<void> {
  await db.insertInto('contact_message').values(row).execute()
}

/** Messages that are open or resolved, newest first. */
export function listMessages(
  { db }: Transaction,
  { resolved, before, limit }: { resolved: boolean; before: TimeCursor | null; limit: number },
) {
  return db
    .selectFrom('contact_message')
    .select(['id', 'topic', 'name_sealed', 'address_sealed', 'words_sealed', 'received_at', 'resolved_at'])
    .where('resolved_at', resolved ? 'is not' : 'is', null)
    .$if(before !== null, (page) =>
      page.where(sql<boolean>`(received_at, id) < (${before?.[0]}::timestamptz, ${before?.[1]}::uuid)`),
    )
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number]

export const lockMessage = ({ db }: Transaction, id: string) =>
  db.selectFrom('contact_message').select('resolved_at').where('id', '=', id).forUpdate().executeTakeFirst()

export async function updateResolved({ db }: Transaction, id: string, resolvedAt: Date | null) {
  await db.updateTable('contact_message').set({ resolved_at: resolvedAt }).where('id', '=', id).execute()
}

export async function deleteMessage({ db }: Transaction, id: string): Promise<void> {
  await db.deleteFrom('contact_message').where('id', '=', id).execute()
}
