import type { FastifyBaseLogger } from 'fastify'
import { inSavepoint } from '../database/savepoint.ts'
import type { Transaction } from '../database/transaction.ts'
import { openLanes, setNextProbe } from './lane-holds.ts'
import type { Lane } from './lanes.ts'
import {
  kindsIn,
  laneOf,
  type MessageRegistry,
  type OutboxRow,
  type Outcome,
  type WaitingMessage,
} from './message.ts'
import { claimDueMessage, updateMessage } from './outbox.repository.ts'
import { MAX_ATTEMPTS, recordOutcome } from './record-outcome.ts'
import { openMessages, sealMessage } from './sealed-messages.ts'

/** The longest duration of one delivery. */
export const DELIVERY_WITHIN_MS = 45_000
/** When another worker may claim a row: long after its delivery has timed out, so that nothing is sent twice. */
export const LEASE_MS = 2 * DELIVERY_WITHIN_MS

/** A claimed row with its message to send, or with the outcome that is already recorded. */
export interface Claimed {
  row: OutboxRow
  lane: Lane
  claimedAt: Date
  /** The lane is held, and this delivery probes whether the provider is back. */
  probing: boolean
  next: { message: WaitingMessage } | { outcome: Outcome }
}

/** The outcome of a failed attempt: `retried`, or `dead` after the last attempt. */
export const failedAttempt = (row: OutboxRow, error: string): Outcome =>
  row.attempts < MAX_ATTEMPTS ? { kind: 'retried', error } : { kind: 'dead', error, refusedAddress: null }

/**
 * Replaces the secrets of a message if a restore ended them while it was queued. The sealed body is replaced in the
 * transaction that claims the row, so that every later attempt sends the same message.
 */
async function renewSecrets(tx: Transaction, row: OutboxRow, message: WaitingMessage) {
  if (!row.renew_secrets) return message
  const renewed = await message.renewSecrets(tx, row)
  const sealed = await sealMessage(tx, row.id, row.rider_id, renewed.body)
  await updateMessage(tx, row.id, { renew_secrets: false, body_sealed: sealed })
  return renewed
}

async function prepare(tx: Transaction, registry: MessageRegistry, row: OutboxRow): Promise<Claimed['next']> {
  // Such a row exists only if a worker died during its last attempt.
  if (row.attempts > MAX_ATTEMPTS)
    return { outcome: { kind: 'dead', error: 'abandoned', refusedAddress: null } }
  const opened = (await openMessages(tx, registry, [row])).get(row.id)
  if (!opened) return { outcome: { kind: 'dead', error: 'unreadable', refusedAddress: null } }
  const message = await renewSecrets(tx, row, opened)
  const decision = await message.shouldSend(tx, row)
  if (decision.do === 'send') return { message }
  if (decision.do === 'wait') return { outcome: { kind: 'postponed', until: decision.until } }
  return { outcome: { kind: 'dropped', because: decision.because ?? null } }
}

/** Opens a row and decides whether to send it. An error with one row does not block the rows behind it. */
async function prepareOrRetry(
  tx: Transaction,
  registry: MessageRegistry,
  row: OutboxRow,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<Claimed['next']> {
  const prepared = await inSavepoint(tx, () => prepare(tx, registry, row))
  if ('value' in prepared) return prepared.value
  log.error({ err: prepared.error, outboxId: row.id, kind: row.kind }, 'outbox: a row could not be read')
  return { outcome: failedAttempt(row, 'not_read') }
}

/**
 * Claims the row of some lanes that has been due longest, if its lane is not held. Records an outcome that is clear.
 */
export async function claimNext(
  tx: Transaction,
  registry: MessageRegistry,
  lanes: readonly Lane[],
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<Claimed | null> {
  const now = tx.now.getTime()
  const lease = { until: new Date(now + LEASE_MS), ignoreBeyond: new Date(now + 2 * LEASE_MS) }
  const { open, probing } = await openLanes(tx, lanes, LEASE_MS)
  const row = open.length > 0 ? await claimDueMessage(tx, kindsIn(registry, open), lease) : undefined
  if (!row) return null
  const lane = laneOf(registry, row.kind)
  const next = await prepareOrRetry(tx, registry, row, log)
  if ('outcome' in next) await recordOutcome(tx, registry, row, next.outcome)
  else if (probing.includes(lane)) await setNextProbe(tx, lane, lease.until)
  return { row, lane, claimedAt: tx.now, probing: probing.includes(lane), next }
}
