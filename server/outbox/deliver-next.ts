import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import type { UseCase } from '../database/use-case.ts'
import { outgoingMail } from '../mail/outgoing-mail.ts'
import { type Sender, SendingFailed } from '../mail/sending.ts'
import type { WaitingMail } from './enqueue.ts'
import { claimRow, MAX_ATTEMPTS, type RowOutcome, settleRow } from './row-life.ts'
import { stillWanted } from './still-wanted.ts'
import { type OutboxRow, openBodies } from './waiting-row.ts'

/** What delivering needs of the house. */
export interface Delivery {
  database: Database
  sender: Sender
  now(): Date
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** Counts for the metrics: what became of a row of a kind. */
  onOutcome?: (outcome: RowOutcome['kind'], kind: string) => void
}

/** A claimed row with its mail, or what became of it already. */
type Claimed = { row: OutboxRow; mail: WaitingMail } | { row: OutboxRow; outcome: RowOutcome }

async function readClaimed(useCase: UseCase, row: OutboxRow): Promise<Claimed> {
  // Only a worker that died in the middle of its last attempt leaves such a row.
  if (row.attempts > MAX_ATTEMPTS) return { row, outcome: { kind: 'dead', error: 'abandoned' } }
  const mail = (await openBodies(useCase, [row])).get(row.id)
  if (!mail) return { row, outcome: { kind: 'dead', error: 'unreadable' } }
  return (await stillWanted(useCase, row, mail)) ? { row, mail } : { row, outcome: { kind: 'dropped' } }
}

async function send({ sender, now }: Delivery, row: OutboxRow, mail: WaitingMail): Promise<RowOutcome> {
  try {
    await sender.send(await outgoingMail(row.id, mail, sender.place), now())
    return { kind: 'sent', keepBody: sender.keepsBodies }
  } catch (error) {
    const failed = error instanceof SendingFailed ? error : new SendingFailed('not_sent', false)
    const over = failed.forGood || row.attempts >= MAX_ATTEMPTS
    return { kind: over ? 'dead' : 'retried', error: failed.code }
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
 * another after the lease: at most one repeated mail, with the same Message-ID.
 * @returns what became of it; null when nothing is due
 */
export async function deliverNext(delivery: Delivery): Promise<RowOutcome['kind'] | null> {
  const circumstances = () => ({ now: delivery.now(), requestId: `outbox-${randomUUID()}` })
  const claimed = await delivery.database.perform({ system: true }, circumstances(), async (useCase) => {
    const row = await claimRow(useCase)
    if (!row) return null
    const read = await readClaimed(useCase, row)
    if ('outcome' in read) await settleRow(useCase, row, read.outcome)
    return read
  })
  if (!claimed) return null
  const { row } = claimed
  const outcome = 'outcome' in claimed ? claimed.outcome : await send(delivery, row, claimed.mail)
  if ('mail' in claimed)
    await delivery.database.perform({ system: true }, circumstances(), (useCase) =>
      settleRow(useCase, row, outcome),
    )
  report(delivery, row, outcome)
  return outcome.kind
}
