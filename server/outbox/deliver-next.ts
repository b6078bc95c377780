import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Transaction } from '../database/transaction.ts'
import { outgoingMail } from '../mail/outgoing-mail.ts'
import { type FailureReason, type Sender, SendingFailed } from '../mail/sending.ts'
import { renderSms } from '../sms/render-sms.ts'
import type { SmsSender } from '../sms/sms-sender.ts'
import type { WaitingMessage } from './enqueue.ts'
import { countFailure, endHolds, openLanes, tryNextAt } from './hold.ts'
import { LANE_NAMES, LANES, type Lane, laneOf } from './lanes.ts'
import { renewSecrets } from './renew-secrets.ts'
import {
  claimRow,
  DELIVERY_WITHIN_MS,
  LEASE_MS,
  MAX_ATTEMPTS,
  type RowOutcome,
  settleRow,
} from './row-life.ts'
import { stillWanted } from './still-wanted.ts'
import { type OutboxRow, openBodies } from './waiting-row.ts'

/** What delivering needs of the application. */
export interface Delivery {
  database: Database
  /** Sends mails. */
  sender: Sender
  sms: SmsSender
  now(): Date
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** How long one delivery may take, if less than it usually may. */
  withinMs?: number
  /** Ends what is being delivered: the process stops. */
  stopped?: AbortSignal
  /** Counts for the metrics: what became of a row of a kind. */
  onOutcome?: (outcome: RowOutcome['kind'], kind: string) => void
}

/** What a delivery told of the provider beside what became of the row. */
type Provider = 'took part' | 'failed' | 'unknown'

interface Attempt {
  outcome: RowOutcome
  provider: Provider
}

/** A claimed row with its message, or what became of it already. */
interface Claimed {
  row: OutboxRow
  lane: Lane
  begunAt: Date
  /** The lane is held, and this delivery tries whether the provider is back. */
  trying: boolean
  next: { message: WaitingMessage } | { outcome: RowOutcome }
}

async function readRow(tx: Transaction, row: OutboxRow): Promise<Claimed['next']> {
  // Only a worker that died in the middle of its last attempt leaves such a row.
  if (row.attempts > MAX_ATTEMPTS)
    return { outcome: { kind: 'dead', error: 'abandoned', refusedAddress: null } }
  const opened = (await openBodies(tx, [row])).get(row.id)
  if (!opened) return { outcome: { kind: 'dead', error: 'unreadable', refusedAddress: null } }
  const message = await renewSecrets(tx, row, opened)
  const wanted = await stillWanted(tx, row, message)
  if (wanted.do === 'send') return { message }
  return {
    outcome:
      wanted.do === 'wait'
        ? { kind: 'postponed', until: wanted.until }
        : { kind: 'dropped', because: wanted.because ?? null },
  }
}

const failedAttempt = (row: OutboxRow, error: string): RowOutcome =>
  row.attempts < MAX_ATTEMPTS ? { kind: 'retried', error } : { kind: 'dead', error, refusedAddress: null }

/** Reads a row; whatever goes wrong with it, the rows behind it are reached. */
async function readOrPutOff(tx: Transaction, row: OutboxRow, log: Delivery['log']): Promise<Claimed['next']> {
  await sql`savepoint reading`.execute(tx.db)
  try {
    return await readRow(tx, row)
  } catch (error) {
    await sql`rollback to savepoint reading`.execute(tx.db)
    log.error({ err: error, outboxId: row.id, kind: row.kind }, 'outbox: a row could not be read')
    return { outcome: failedAttempt(row, 'not_read') }
  }
}

/** Claims the row of some lanes that is due longest, if its lane is not held. */
async function claim(tx: Transaction, lanes: readonly Lane[], log: Delivery['log']): Promise<Claimed | null> {
  const { open, trying } = await openLanes(tx, lanes, LEASE_MS)
  const row = await claimRow(tx, open)
  if (!row) return null
  const lane = laneOf(row.kind)
  const next = await readOrPutOff(tx, row, log)
  if ('outcome' in next) await settleRow(tx, row, next.outcome)
  else if (trying.includes(lane)) await tryNextAt(tx, lane, new Date(tx.now.getTime() + LEASE_MS))
  return { row, lane, begunAt: tx.now, trying: trying.includes(lane), next }
}

/** Hands a message to its sender. @returns whether its body stays */
async function handOver(
  { sender, sms, now }: Delivery,
  row: OutboxRow,
  message: WaitingMessage,
  deadline: AbortSignal,
) {
  if (message.kind === 'sms_code') {
    await sms.send(row.id, await renderSms(message), deadline)
    return sms.keepsBodies
  }
  await sender.send(await outgoingMail(row.id, message, sender.place), now(), deadline)
  return sender.keepsBodies
}

/** Fails when a delivery takes too long or the process stops, also one that takes no notice of it. */
function passed(deadline: AbortSignal, stopped: AbortSignal | undefined): Promise<never> {
  return new Promise((_, fail) =>
    deadline.addEventListener(
      'abort',
      () =>
        fail(
          stopped?.aborted
            ? new SendingFailed('stopped', 'ours')
            : new SendingFailed('lost_deadline', 'lost'),
        ),
      { once: true },
    ),
  )
}

const PROVIDER: Record<FailureReason, Provider> = {
  provider: 'failed',
  lost: 'failed',
  address: 'unknown',
  mail: 'unknown',
  ours: 'unknown',
}

function failureOf(error: unknown, row: OutboxRow, { to }: WaitingMessage): Attempt {
  const { code, reason, answered } =
    error instanceof SendingFailed ? error : new SendingFailed('not_sent', 'ours')
  const provider = answered ? 'took part' : PROVIDER[reason]
  if (reason === 'provider') return { outcome: { kind: 'held', error: code }, provider }
  if (reason === 'address') return { outcome: { kind: 'dead', error: code, refusedAddress: to }, provider }
  return { outcome: failedAttempt(row, code), provider }
}

async function send(delivery: Delivery, row: OutboxRow, message: WaitingMessage): Promise<Attempt> {
  const { stopped, withinMs = DELIVERY_WITHIN_MS } = delivery
  const timeout = AbortSignal.timeout(withinMs)
  const deadline = stopped ? AbortSignal.any([timeout, stopped]) : timeout
  try {
    const late = passed(deadline, stopped)
    const keepBody = await Promise.race([late, handOver(delivery, row, message, deadline)])
    return { outcome: { kind: 'sent', keepBody }, provider: 'took part' }
  } catch (error) {
    return failureOf(error, row, message)
  }
}

/** Writes down what became of a delivery and what it told of the provider. @returns what the operator should know */
async function settle(tx: Transaction, claimed: Claimed, { outcome, provider }: Attempt) {
  const { row, lane, begunAt, trying } = claimed
  await settleRow(tx, row, outcome)
  if (provider === 'took part')
    return (await endHolds(tx, LANES[lane].channel)) ? ('outage ended' as const) : null
  if (provider === 'failed' && 'error' in outcome)
    return (await countFailure(tx, lane, { error: outcome.error, begunAt }))
      ? ('outage began' as const)
      : null
  if (trying) await tryNextAt(tx, lane, tx.now)
  return null
}

function report({ log, onOutcome }: Delivery, row: OutboxRow, outcome: RowOutcome): void {
  const about = { outboxId: row.id, kind: row.kind, attempts: row.attempts }
  if (outcome.kind === 'dead') log.error({ ...about, error: outcome.error }, 'outbox: given up')
  if (outcome.kind === 'retried') log.warn({ ...about, error: outcome.error }, 'outbox: will be tried again')
  onOutcome?.(outcome.kind, row.kind)
}

/** Each outage is told once, at its beginning and at its end. */
function reportOutage(
  { log }: Delivery,
  lane: Lane,
  outcome: RowOutcome,
  told: 'outage began' | 'outage ended',
) {
  const about = { channel: LANES[lane].channel, ...('error' in outcome && { error: outcome.error }) }
  if (told === 'outage began') log.error(about, 'outbox: held, the provider takes nothing')
  else log.warn(about, 'outbox: sent again, the provider is back')
}

/**
 * Delivers the row that is due longest: claims it and asks once more whether it is wanted in one transaction,
 * sends outside any, writes down the end in another. A worker that dies between the last two leaves the row to
 * another after the lease: at most one repeated message, with the same id. A delivery ends within its deadline, half
 * of the lease, so that no other worker takes a row while it is still being sent.
 * @param lanes those to take it from; any when not said
 * @param onSending called when a row was claimed and its delivery begins
 * @returns what became of it; null when nothing is due, or what is due is held
 */
export async function deliverNext(
  delivery: Delivery,
  lanes: readonly Lane[] = LANE_NAMES,
  onSending?: () => void,
): Promise<RowOutcome['kind'] | null> {
  const perform = <T>(work: (tx: Transaction) => Promise<T>) =>
    delivery.database.perform(
      { system: true },
      { now: delivery.now(), requestId: `outbox-${randomUUID()}` },
      work,
    )
  const claimed = await perform((tx) => claim(tx, lanes, delivery.log))
  if (!claimed) return null
  const { row, lane, next } = claimed
  if ('outcome' in next) {
    report(delivery, row, next.outcome)
    return next.outcome.kind
  }
  onSending?.()
  const attempt = await send(delivery, row, next.message)
  const told = await perform((tx) => settle(tx, claimed, attempt))
  report(delivery, row, attempt.outcome)
  if (told) reportOutage(delivery, lane, attempt.outcome, told)
  return attempt.outcome.kind
}
