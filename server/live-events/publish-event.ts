import { sql } from 'kysely'
import type { Transaction } from '../database/database.ts'

/** What an event may be about. The web reloads what the topic names. */
export const EVENT_TOPICS = ['submissions', 'invitations', 'account', 'sessions', 'followUps'] as const
export type EventTopic = (typeof EVENT_TOPICS)[number]

export const EVENT_CHANNEL = 'spokewell_notice'

/** An event as PostgreSQL carries it: a topic, the accounts concerned, the request that caused it; no content. */
export interface LiveEvent {
  topic: EventTopic
  accounts: string[]
  requestId?: string | undefined
}

/** Tells the accounts, once the transaction commits, that something of a topic changed. */
export async function publishEvent(
  tx: Transaction,
  topic: EventTopic,
  accounts: readonly string[],
): Promise<void> {
  const event: LiveEvent = { topic, accounts: [...accounts], requestId: tx.requestId }
  await sql`select pg_notify(${EVENT_CHANNEL}, ${JSON.stringify(event)})`.execute(tx.db)
}
