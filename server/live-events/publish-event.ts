import { sql } from 'kysely'
import { z } from 'zod'
import { EVENT_TOPICS, type EventTopic } from '#contract/live-events.ts'
import type { Transaction } from '../database/database.ts'

export const EVENT_CHANNEL = 'spokewell_notice'

/** An event as PostgreSQL transmits it: a topic, the accounts, and the request that caused it. It has no content. */
export interface LiveEvent {
  topic: EventTopic
  accounts: string[]
  requestId?: string | undefined
  /** Closes the accounts' streams afterwards: what they may see has changed. Their pages read everything again. */
  closes?: true | undefined
}

const eventShape = z.object({
  topic: z.enum(EVENT_TOPICS),
  accounts: z.array(z.string()),
  requestId: z.string().optional(),
  closes: z.literal(true).optional(),
})

/** The event of a notification; null if it is none. */
export function readEvent(payload: string): LiveEvent | null {
  try {
    return eventShape.safeParse(JSON.parse(payload)).data ?? null
  } catch {
    return null
  }
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

/**
 * Closes the open streams of these accounts when the transaction commits, because they may see less or more than before.
 * Their pages connect and read everything again.
 */
export async function closeStreams(tx: Transaction, accounts: readonly string[]): Promise<void> {
  const event: LiveEvent = { topic: 'sessions', accounts: [...accounts], closes: true }
  tx.defer(sql`select pg_notify(${EVENT_CHANNEL}, ${JSON.stringify(event)})`.execute(tx.db))
}

/** Notifies the fitter of a rider's file and the rider's account, if there is one. */
export async function publishFileEvent(
  tx: Transaction,
  topic: EventTopic,
  { fitter_id, rider_id }: { fitter_id: string; rider_id: string },
): Promise<void> {
  const account = sql`(select account_id::text from rider where id = ${rider_id})`
  const event = sql`json_build_object('topic', ${topic}::text, 'requestId', ${tx.requestId}::text,
    'accounts', array_remove(array[${fitter_id}::text, ${account}], null))`
  tx.defer(sql`select pg_notify(${EVENT_CHANNEL}, ${event}::text)`.execute(tx.db))
}
