import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Transaction } from '../database/database.ts'
import type { MailKind, MailParams } from '../mail/mail-kinds.ts'
import type { WaitingSms } from '../sms/render-sms.ts'

/** A mail as it waits, sealed. Its words are made when it is sent, in the language it names. */
export type WaitingMail = {
  [K in MailKind]: { kind: K; to: string; language: string; params: MailParams[K] }
}[MailKind]

/** Nobody is to get it: it was enqueued so that the work does not tell whether an account exists. */
export interface MaybeForNobody {
  nobody?: true | undefined
}

/** What the outbox holds: a mail, or a text message. */
export type WaitingMessage = (WaitingMail | WaitingSms) & MaybeForNobody

export interface Enqueue {
  /** What it is for, once: a second row of the same purpose is not made. */
  purpose: string
  mail: WaitingMail & MaybeForNobody
  /** The file it concerns; its key seals the body, so erasing the rider empties it. */
  riderId?: string
  sessionId?: string
  accountId?: string
  /** The follow-up it reminds of, and the how manieth reminder it is. */
  followUp?: { id: string; reminder: number }
  dueAt?: Date
}

/** Where the sealed body of an outbox row stands, for sealing and opening. */
export const outboxPlace = (row: string) => ({ table: 'outbox', row, field: 'body' })
/** Purpose key for bodies that belong to no rider's file. */
export const OUTBOX_PURPOSE = 'seal:outbox'

/** A message as it lies in the outbox: under the key of the file it concerns, where there is one. */
export async function sealBody(
  { keys, vault }: Pick<Transaction, 'keys' | 'vault'>,
  id: string,
  riderId: string | null,
  message: WaitingMessage,
): Promise<Buffer> {
  const body = JSON.stringify(message)
  return riderId ? (await keys.of(riderId)).seal(outboxPlace(id), body) : vault.seal(OUTBOX_PURPOSE, id, body)
}

/**
 * Puts a mail into the outbox, in the caller's transaction: it is sent if and only if that commits.
 * @returns the row's id
 */
export async function enqueueMail(tx: Transaction, wanted: Enqueue): Promise<string> {
  const id = randomUUID()
  const sealed = await sealBody(tx, id, wanted.riderId ?? null, wanted.mail)
  await tx.db
    .insertInto('outbox')
    .values({
      id,
      purpose: wanted.purpose,
      channel: 'mail',
      kind: wanted.mail.kind,
      rider_id: wanted.riderId ?? null,
      account_id: wanted.accountId ?? null,
      session_id: wanted.sessionId ?? null,
      follow_up_id: wanted.followUp?.id ?? null,
      reminder: wanted.followUp?.reminder ?? null,
      body_sealed: sealed,
      due_at: wanted.dueAt ?? tx.now,
      attempts: 0,
      created_at: tx.now,
    })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute()
  await sql`select pg_notify('spokewell_outbox', '')`.execute(tx.db)
  return id
}
