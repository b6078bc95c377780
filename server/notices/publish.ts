import { sql } from 'kysely'
import type { Transaction } from '../database/database.ts'

/** What a notice may be about; the web asks again for what its topic names. */
export const NOTICE_TOPICS = ['submissions', 'invitations', 'account', 'sessions', 'followUps'] as const
export type NoticeTopic = (typeof NOTICE_TOPICS)[number]

export const NOTICE_CHANNEL = 'spokewell_notice'

/** A notice as it travels: a topic, whom it concerns and which request it comes of, never what changed. */
export interface Notice {
  topic: NoticeTopic
  accounts: string[]
  requestId?: string | undefined
}

/** Tells those concerned, once the transaction commits, that something of a topic changed. */
export async function publishNotice(
  tx: Transaction,
  topic: NoticeTopic,
  accounts: readonly string[],
): Promise<void> {
  const notice: Notice = { topic, accounts: [...accounts], requestId: tx.requestId }
  await sql`select pg_notify(${NOTICE_CHANNEL}, ${JSON.stringify(notice)})`.execute(tx.db)
}
