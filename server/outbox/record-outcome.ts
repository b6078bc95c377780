import type { Transaction } from '../database/transaction.ts'
import type { MessageRegistry, OutboxRow, Outcome } from './message.ts'
import { updateClaimedMessage, updateMessage } from './outbox.repository.ts'

/** The number of attempts after which a message is given up. */
export const MAX_ATTEMPTS = 8
const MINUTE_MS = 60_000
/** Minutes until the next attempt, by the number of attempts. A mail server may be down for most of a day. */
const RETRY_AFTER_MINUTES = [1, 5, 15, 60, 180, 360, 720]
/** The longest pause of a message after a failure of the provider. */
const MAX_REST_MS = 30_000

/** An older message pauses for longer, so that one that always fails leaves room for others. */
function restUntil(now: Date, row: OutboxRow): Date {
  const waited = Math.max(0, now.getTime() - row.due_at.getTime())
  return new Date(now.getTime() + Math.min(waited / 4, MAX_REST_MS))
}

function retryAt(now: Date, attempts: number): Date {
  const minutes = RETRY_AFTER_MINUTES[attempts - 1] ?? RETRY_AFTER_MINUTES.at(-1) ?? 1
  return new Date(now.getTime() + minutes * MINUTE_MS)
}

/** The columns that an outcome changes. */
function changedColumns(now: Date, row: OutboxRow, outcome: Outcome) {
  const released = { leased_until: null }
  if (outcome.kind === 'sent')
    return { ...released, sent_at: now, last_error: null, ...(!outcome.keepBody && { body_sealed: null }) }
  if (outcome.kind === 'dropped') return { ...released, dropped_at: now, body_sealed: null }
  if (outcome.kind === 'postponed')
    return { ...released, due_at: outcome.until, attempts: row.attempts - 1, last_error: null }
  if (outcome.kind === 'held') return { leased_until: restUntil(now, row), attempts: row.attempts - 1 }
  if (outcome.kind === 'dead') return { ...released, dead_at: now, last_error: outcome.error }
  return { ...released, due_at: retryAt(now, row.attempts), last_error: outcome.error }
}

async function announce(
  tx: Transaction,
  registry: MessageRegistry,
  row: OutboxRow,
  outcome: Outcome,
): Promise<void> {
  await registry.kinds[row.kind]?.onOutcome?.(tx, row, outcome)
  await registry.onOutcome(tx, row, outcome)
}

/**
 * Records the outcome of a claimed message. The row does not change if the lease ended and another worker claimed it.
 */
export async function recordOutcome(
  tx: Transaction,
  registry: MessageRegistry,
  row: OutboxRow,
  outcome: Outcome,
): Promise<void> {
  await updateClaimedMessage(tx, row, changedColumns(tx.now, row, outcome))
  await announce(tx, registry, row, outcome)
}

/**
 * Records that a sent mail came back. Afterwards it looks like a mail that was refused at once.
 * @param error `address_refused`, or why it came back although the address is valid
 */
export async function recordReturned(
  tx: Transaction,
  registry: MessageRegistry,
  row: OutboxRow,
  error: string,
): Promise<void> {
  if (!row.sent_at) return
  const outcome: Outcome = { kind: 'dead', error, refusedAddress: null }
  await updateMessage(tx, row.id, { ...changedColumns(tx.now, row, outcome), sent_at: null })
  await announce(tx, registry, row, outcome)
}
