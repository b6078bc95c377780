import { sql } from 'kysely'
import type { EventTopic } from '#contract/live-events.ts'
import type { Transaction } from '../database/database.ts'

export const EVENT_CHANNEL = 'spokewell_notice'

/** An event as PostgreSQL transmits it: a topic, the accounts, and the request that caused it. It has no content. */
export interface LiveEvent {
  topic: EventTopic
  accounts: string[]
  requestId?: string | undefined
}

/** Notifies the accounts that something of a topic changed, when the transaction commits. */
export async function publishEvent(
  tx: Transaction,
  topic: EventTopic,
  accounts: readonly string[],
): Promise<void> {
  const event: LiveEvent = { topic, accounts: [...accounts], requestId: tx.requestId }
  tx.defer(sql`select pg_notify(${EVENT_CHANNEL}, ${JSON.stringify(event)})`.execute(tx.db))
}
