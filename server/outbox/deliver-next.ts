import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import type { UseCase } from '../database/use-case.ts'
import { outgoingMail } from '../mail/outgoing-mail.ts'
import { type Sender, SendingFailed } from '../mail/sending.ts'
import { renderSms } from '../sms/render-sms.ts'
import type { SmsSender } from '../sms/sms-sender.ts'
import type { WaitingMessage } from './enqueue.ts'
import { claimRow, MAX_ATTEMPTS, type Queue, type RowOutcome, settleRow } from './row-life.ts'
import { stillWanted } from './still-wanted.ts'
import { type OutboxRow, openBodies } from './waiting-row.ts'

/** What delivering needs of the house. */
export interface Delivery {
  database: Database
  /** Sends mails. */
  sender: Sender
  sms: SmsSender
  now(): Date
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** Counts for the metrics: what became of a row of a kind. */
  onOutcome?: (outcome: RowOutcome['kind'], kind: string) => void
}

/** A claimed row with its message, or what became of it already. */
type Claimed = { row: OutboxRow; message: WaitingMessage } | { row: OutboxRow; outcome: RowOutcome }

async function readClaimed(useCase: UseCase, row: OutboxRow): Promise<Claimed> {
  // Only a worker that died in the middle of its last attempt leaves such a row.
  if (row.attempts > MAX_ATTEMPTS)
    return { row, outcome: { kind: 'dead', error: 'abandoned', addressRefused: false } }
  const message = (await openBodies(useCase, [row])).get(row.id)
  if (!message) return { row, outcome: { kind: 'dead', error: 'unreadable', addressRefused: false } }
  const wanted = await stillWanted(useCase, row, message)
  if (wanted.do === 'send') return { row, message }
  const outcome: RowOutcome =
    wanted.do === 'wait'
      ? { kind: 'postponed', until: wanted.until }
      : { kind: 'dropped', because: wanted.because ?? null }
  return { row, outcome }
}

/** Hands a message to its sender. @returns whether its body stays */
async function handOver({ sender, sms, now }: Delivery, row: OutboxRow, message: WaitingMessage) {
  if (message.kind === 'sms_code') {
    await sms.send(row.id, await renderSms(message))
    return sms.keepsBodies
  }
  await sender.send(await outgoingMail(row.id, message, sender.place), now())
  return sender.keepsBodies
}

async function send(delivery: Delivery, row: OutboxRow, message: WaitingMessage): Promise<RowOutcome> {
  try {
    return { kind: 'sent', keepBody: await handOver(delivery, row, message) }
  } catch (error) {
    const failed = error instanceof SendingFailed ? error : new SendingFailed('not_sent', false)
    const over = failed.forGood || row.attempts >= MAX_ATTEMPTS
    if (!over) return { kind: 'retried', error: failed.code }
    return { kind: 'dead', error: failed.code, addressRefused: failed.forGood }
  }
}

function report({ log, onOutcome }: Delivery, row: OutboxRow, outcome: RowOutcome): void {
  const about = { outboxId: row.id, kind: row.kind, attempts: row.attempts }
  if (outcome.kind === 'dead') log.error({ ...about, error: outcome.error }, 'outbox: given up')
  if (outcome.kind === 'retried') log.warn({ ...about, error: outcome.error }, 'outbox: will be tried again')
  onOutcome?.(outcome.kind, row.kind)
}

/**
 * Delivers the row that is due longest: claims it and asks once more whether it is wanted in one transaction,
 * sends outside any, writes down the end in another. A worker that dies between the last two leaves the row to
 * another after the lease: at most one repeated message, with the same id.
 * @param queue the one to take it from; either when not said
 * @returns what became of it; null when nothing is due
 */
export async function deliverNext(delivery: Delivery, queue?: Queue): Promise<RowOutcome['kind'] | null> {
  const circumstances = () => ({ now: delivery.now(), requestId: `outbox-${randomUUID()}` })
  const claimed = await delivery.database.perform({ system: true }, circumstances(), async (useCase) => {
    const row = await claimRow(useCase, queue)
    if (!row) return null
    const read = await readClaimed(useCase, row)
    if ('outcome' in read) await settleRow(useCase, row, read.outcome)
    return read
  })
  if (!claimed) return null
  const { row } = claimed
  const outcome = 'outcome' in claimed ? claimed.outcome : await send(delivery, row, claimed.message)
  if ('message' in claimed)
    await delivery.database.perform({ system: true }, circumstances(), (useCase) =>
      settleRow(useCase, row, outcome),
    )
  report(delivery, row, outcome)
  return outcome.kind
}
