import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Transaction } from '../database/transaction.ts'
import type { Vault } from '../vault/vault.ts'
import type { Channel } from './lanes.ts'
import type { MessageBody } from './message.ts'
import { insertAsIdentity, insertMessage, wakeWorkers } from './outbox.repository.ts'
import { OUTBOX_PURPOSE, sealMessage } from './sealed-messages.ts'

/** What a queued message belongs to. */
export interface QueueOptions {
  /** What it is for, once: a second message with the same purpose is not queued. */
  purpose: string
  /** The file it concerns; its key seals the body, so erasing the rider empties it. */
  riderId?: string
  sessionId?: string
  /** The follow-up it reminds of, and the number of the reminder. */
  followUp?: { id: string; reminder: number }
  /** When it is to be sent, where that is not at once. */
  dueAt?: Date
}

/**
 * Puts a mail into the outbox, in the caller's transaction: it is sent if and only if that commits.
 * @returns the row's id
 */
export async function enqueueMail(
  tx: Transaction,
  body: MessageBody,
  { purpose, riderId, sessionId, followUp, dueAt }: QueueOptions,
): Promise<string> {
  const id = randomUUID()
  const sealed = await sealMessage(tx, id, riderId ?? null, body)
  await insertMessage(tx, {
    id,
    purpose,
    channel: 'mail',
    kind: body.kind,
    rider_id: riderId ?? null,
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

/** Puts a message of the sign-in service into the outbox, in that service's own transaction. */
export async function enqueueAsIdentity<Tables>(
  db: Kysely<Tables>,
  { vault, now }: { vault: Pick<Vault, 'seal'>; now: Date },
  /** Whose it is, for their erasure. */
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
