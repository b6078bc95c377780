import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import type { Transaction } from '../database/transaction.ts'
import { type FailureReason, type MailSender, SendingFailed } from '../mail/mail-sender.ts'
import { outgoingMail } from '../mail/outgoing-mail.ts'
import type { SmsSender } from '../sms/sms-sender.ts'
import { type Claimed, claimNext, DELIVERY_WITHIN_MS, failedAttempt } from './claim.ts'
import { countFailure, endHolds, setNextProbe } from './lane-holds.ts'
import { LANE_NAMES, LANES, type Lane } from './lanes.ts'
import type { MessageRegistry, OutboxRow, Outcome, WaitingMessage } from './message.ts'
import { recordOutcome } from './record-outcome.ts'

/** What a delivery needs. */
export interface Delivery {
  database: Database
  messages: MessageRegistry
  sender: MailSender
  sms: SmsSender
  now(): Date
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** The longest duration of one delivery, if shorter than usual. */
  withinMs?: number
  /** Aborts deliveries when the process stops. */
  stopped?: AbortSignal
  /** Counts the outcomes by kind, for the metrics. */
  onOutcome?: (outcome: Outcome['kind'], kind: string) => void
}

/** What a delivery revealed about the provider. */
type ProviderState = 'reached' | 'failed' | 'unknown'

interface Attempt {
  outcome: Outcome
  provider: ProviderState
}

/** Sends a message on its channel. @returns whether its body is kept */
async function sendByChannel(
  { sender, sms, now }: Delivery,
  row: OutboxRow,
  message: WaitingMessage,
  deadline: AbortSignal,
): Promise<boolean> {
  const rendered = await message.render(sender.place.publicUrl)
  if ('sms' in rendered) {
    await sms.send(row.id, rendered.sms, deadline)
    return sms.keepsBodies
  }
  await sender.send(outgoingMail(row.id, rendered.mail, sender.place), now(), deadline)
  return sender.keepsBodies
}

/** Rejects when a delivery takes too long or the process stops, even if the delivery itself ignores the signal. */
function rejectAtDeadline(deadline: AbortSignal, stopped: AbortSignal | undefined): Promise<never> {
  const failure = () =>
    stopped?.aborted ? new SendingFailed('stopped', 'ours') : new SendingFailed('lost_deadline', 'lost')
  return new Promise((_, reject) =>
    deadline.addEventListener('abort', () => reject(failure()), { once: true }),
  )
}

const PROVIDER_AFTER: Record<FailureReason, ProviderState> = {
  provider: 'failed',
  lost: 'failed',
  address: 'unknown',
  mail: 'unknown',
  ours: 'unknown',
}

function attemptAfter(error: unknown, row: OutboxRow, { body }: WaitingMessage): Attempt {
  const { code, reason, answered } =
    error instanceof SendingFailed ? error : new SendingFailed('not_sent', 'ours')
  const provider = answered ? 'reached' : PROVIDER_AFTER[reason]
  if (reason === 'provider') return { outcome: { kind: 'held', error: code }, provider }
  if (reason === 'address')
    return { outcome: { kind: 'dead', error: code, refusedAddress: body.to }, provider }
  return { outcome: failedAttempt(row, code), provider }
}

async function attempt(delivery: Delivery, row: OutboxRow, message: WaitingMessage): Promise<Attempt> {
  const { stopped, withinMs = DELIVERY_WITHIN_MS } = delivery
  const timeout = AbortSignal.timeout(withinMs)
  const deadline = stopped ? AbortSignal.any([timeout, stopped]) : timeout
  try {
    const late = rejectAtDeadline(deadline, stopped)
    const keepBody = await Promise.race([late, sendByChannel(delivery, row, message, deadline)])
    return { outcome: { kind: 'sent', keepBody }, provider: 'reached' }
  } catch (error) {
    return attemptAfter(error, row, message)
  }
}

/** Records the outcome of a delivery and what it revealed about the provider. @returns what to log for the operator */
async function recordAttempt(
  tx: Transaction,
  registry: MessageRegistry,
  claimed: Claimed,
  { outcome, provider }: Attempt,
) {
  const { row, lane, claimedAt, probing } = claimed
  await recordOutcome(tx, registry, row, outcome)
  if (provider === 'reached')
    return (await endHolds(tx, registry, LANES[lane].channel)) ? ('outage ended' as const) : null
  if (provider === 'failed' && 'error' in outcome)
    return (await countFailure(tx, lane, { error: outcome.error, begunAt: claimedAt }))
      ? ('outage began' as const)
      : null
  if (probing) await setNextProbe(tx, lane, tx.now)
  return null
}

function logOutcome({ log, onOutcome }: Delivery, row: OutboxRow, outcome: Outcome): void {
  const about = { outboxId: row.id, kind: row.kind, attempts: row.attempts }
  if (outcome.kind === 'dead') log.error({ ...about, error: outcome.error }, 'outbox: given up')
  if (outcome.kind === 'retried') log.warn({ ...about, error: outcome.error }, 'outbox: will be tried again')
  onOutcome?.(outcome.kind, row.kind)
}

/** Each outage is logged once, at its beginning and at its end. */
function logOutage({ log }: Delivery, lane: Lane, outcome: Outcome, event: 'outage began' | 'outage ended') {
  const about = { channel: LANES[lane].channel, ...('error' in outcome && { error: outcome.error }) }
  if (event === 'outage began') log.error(about, 'outbox: held, the provider accepts nothing')
  else log.warn(about, 'outbox: sending again, the provider is back')
}

/**
 * Delivers the row that has been due longest. One transaction claims it and checks whether it should still be sent. The
 * message is sent outside any transaction. Another transaction records the outcome. If a worker dies before that,
 * another worker takes the row after the lease, so a message is repeated at most once, with the same id. A delivery
 * ends within its deadline, half of the lease, so that no other worker takes a row that is still being sent.
 * @param lanes the lanes to take it from; all of them by default
 * @param onSending called when a row was claimed and its delivery begins
 * @returns the outcome; null when nothing is due or the lanes are held
 */
export async function deliverNext(
  delivery: Delivery,
  lanes: readonly Lane[] = LANE_NAMES,
  onSending?: () => void,
): Promise<Outcome['kind'] | null> {
  const { messages } = delivery
  const perform = <T>(work: (tx: Transaction) => Promise<T>) =>
    delivery.database.perform(
      { system: true },
      { now: delivery.now(), requestId: `outbox-${randomUUID()}` },
      work,
    )
  const claimed = await perform((tx) => claimNext(tx, messages, lanes, delivery.log))
  if (!claimed) return null
  const { row, lane, next } = claimed
  if ('outcome' in next) {
    logOutcome(delivery, row, next.outcome)
    return next.outcome.kind
  }
  onSending?.()
  const attempted = await attempt(delivery, row, next.message)
  const event = await perform((tx) => recordAttempt(tx, messages, claimed, attempted))
  logOutcome(delivery, row, attempted.outcome)
  if (event) logOutage(delivery, lane, attempted.outcome, event)
  return attempted.outcome.kind
}
