import { type Insertable, type Kysely, sql, type Updateable } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { Outbox } from '../database/schema.gen.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Channel } from './lanes.ts'
import type { OutboxRow } from './message.ts'

/** The PostgreSQL notification channel that wakes the workers. */
export const OUTBOX_CHANNEL = 'spokewell_outbox'

/** Queues a message unless one with the same purpose exists. */
export async function insertMessage(
  { db }: Pick<Transaction, 'db'>,
  message: Insertable<Outbox>,
): Promise<void> {
  await db
    .insertInto('outbox')
    .values(message)
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute()
}

/** Queues a message with the role of the sign-in service. */
export async function insertAsIdentity<Tables>(
  db: Kysely<Tables>,
  message: {
    id: string
    purpose: string
    channel: Channel
    kind: string
    body_sealed: Buffer
    created_at: Date
  },
): Promise<void> {
  const { id, purpose, channel, kind, body_sealed, created_at } = message
  await sql`select app.enqueue_identity_mail(${id}, ${purpose}, ${channel}, ${kind}, ${body_sealed}, ${created_at})`.execute(
    db,
  )
}

/** Wakes the workers when the transaction commits. */
export async function wakeWorkers({ db }: Pick<Transaction, 'db'>): Promise<void> {
  await sql`select pg_notify(${OUTBOX_CHANNEL}, '')`.execute(db)
}

/**
 * Claims the message of some kinds that has been due longest and is not leased.
 * @param lease.until when the lease ends
 * @param lease.ignoreBeyond a lease that ends later was written by a clock that ran ahead, and is ignored
 */
export async function claimDueMessage(
  { db, now }: Transaction,
  kinds: readonly string[],
  lease: { until: Date; ignoreBeyond: Date },
): Promise<OutboxRow | undefined> {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('dropped_at', 'is', null)
    .where('due_at', '<=', now)
    .where('kind', '=', anyOf(kinds))
    .where((row) =>
      row.or([
        row('leased_until', 'is', null),
        row('leased_until', '<=', now),
        row('leased_until', '>', lease.ignoreBeyond),
      ]),
    )
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
  // Uses "=" instead of "in": a list may be evaluated again for each row, and would then claim several rows.
  return db
    .updateTable('outbox')
    .set({ leased_until: lease.until, attempts: sql`attempts + 1` })
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst()
}

/** Changes a claimed message. Has no effect when the lease has ended and another worker has claimed it. */
export async function updateClaimedMessage(
  { db }: Transaction,
  { id, leased_until }: OutboxRow,
  changes: Updateable<Outbox>,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set(changes)
    .where('id', '=', id)
    .where('leased_until', '=', leased_until)
    .execute()
}

export async function updateMessage(
  { db }: Transaction,
  id: string,
  changes: Updateable<Outbox>,
): Promise<void> {
  await db.updateTable('outbox').set(changes).where('id', '=', id).execute()
}

/** The mail with this row id, which its Message-ID contains, locked. */
export function findMailForUpdate({ db }: Transaction, id: string): Promise<OutboxRow | undefined> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', id)
    .where('channel', '=', 'mail')
    .forUpdate()
    .executeTakeFirst()
}

/** Selects the messages of a follow-up, or of one kind of a session. */
export type MessagesOf = { followUpId: string } | { sessionId: string; kind: string }

/**
 * Drops queued messages. A message that is being sent at this moment is not dropped.
 * @returns the numbers of the dropped reminders
 */
export async function dropWaitingMessages({ db, now }: Transaction, of: MessagesOf): Promise<number[]> {
  const dropped = await db
    .updateTable('outbox')
    .set({ dropped_at: now, body_sealed: null })
    .where((row) =>
      'followUpId' in of
        ? row('follow_up_id', '=', of.followUpId)
        : row.and([row('session_id', '=', of.sessionId), row('kind', '=', of.kind)]),
    )
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('dropped_at', 'is', null)
    .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]))
    .returning('reminder')
    .execute()
  return dropped.flatMap(({ reminder }) => reminder ?? [])
}

/** Makes messages due at once whose connection to the provider broke, because the provider is back. */
export async function makeLostMessagesDue({ db, now }: Transaction, kinds: readonly string[]): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: now })
    .where('kind', '=', anyOf(kinds))
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('dropped_at', 'is', null)
    .where('due_at', '>', now)
    .where('last_error', 'like', 'lost\\_%')
    .execute()
}

/** When the oldest queued message of each kind was due. */
export function listOldestDueByKind({ db }: Transaction): Promise<{ kind: string; oldest: Date }[]> {
  return db
    .selectFrom('outbox')
    .select(['kind', ({ fn }) => fn.min('due_at').as('oldest')])
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('dropped_at', 'is', null)
    .groupBy('kind')
    .execute()
}

/** The newest sent messages whose bodies are kept, from an instant on. */
export function listSentMessages({ db }: Transaction, since: Date, limit: number) {
  return db
    .selectFrom('outbox')
    .select(['id', 'kind', 'rider_id', 'body_sealed', 'sent_at'])
    .where('sent_at', '>=', since)
    .where('body_sealed', 'is not', null)
    .orderBy('sent_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
