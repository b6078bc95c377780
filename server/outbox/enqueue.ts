import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Transaction } from '../database/transaction.ts'
import type { Vault } from '../vault/vault.ts'
import type { Channel } from './lanes.ts'
import type { MessageBody } from './message.ts'
import { insertAsIdentity, insertMessage, wakeWorkers } from './outbox.repository.ts'
import { OUTBOX_PURPOSE, sealMessage } from './sealed-messages.ts'

/** The context of a queued message. */
export interface QueueOptions {
  /** Identifies the message: a second one with the same purpose is not queued. */
  purpose: string
  /** The file that it concerns. The file's key seals the body, so erasing the rider makes it unreadable. */
  riderId?: string
  sessionId?: string
  /** The account that it concerns, for its erasure. */
  accountId?: string
  /** The follow-up that it is about, and the number of the reminder. */
  followUp?: { id: string; reminder: number }
  /** When to send it; at once by default. */
  dueAt?: Date
}

/**
 * Queues a message in the caller's transaction. It is sent if and only if the transaction commits.
 * @returns the row's id
 */
export async function enqueueMessage(
  tx: Transaction,
  channel: Channel,
  body: MessageBody,
  { purpose, riderId, accountId, sessionId, followUp, dueAt }: QueueOptions,
): Promise<string> {
  const id = randomUUID()
  const sealed = await sealMessage(tx, id, riderId ?? null, body)
  await insertMessage(tx, {
    id,
    purpose,
    channel,
    kind: body.kind,
    rider_id: riderId ?? null,
    account_id: accountId ?? null,
    session_id: sessionId ?? null,
    follow_up_id: followUp?.id ?? null,
    reminder: followUp?.reminder ?? null,
    body_sealed: sealed,
    due_at: dueAt ?? tx.now,
    attempts: 0,
    created_at: tx.now,
  })
  await wakeWorkers(tx)
  return id
}

/** Queues a message of the sign-in service in that service's own transaction. */
export async function enqueueAsIdentity<Tables>(
  db: Kysely<Tables>,
  { vault, now }: { vault: Pick<Vault, 'seal'>; now: Date },
  /** The user it belongs to, for their erasure. */
  userId: string,
  channel: Channel,
  body: MessageBody,
): Promise<void> {
  const id = randomUUID()
  await insertAsIdentity(db, {
    id,
    purpose: `identity:${userId}:${id}`,
    channel,
    kind: body.kind,
    body_sealed: vault.seal(OUTBOX_PURPOSE, id, JSON.stringify(body)),
    created_at: now,
  })
}
