import { sql } from 'kysely'
import type { Transaction } from '../database/transaction.ts'
import { rememberFailedAddress, tellFitter } from './failed-address.ts'
import { kindsIn, type Lane } from './lanes.ts'
import type { OutboxRow } from './waiting-row.ts'

/** Attempts after which a row is given up. */
export const MAX_ATTEMPTS = 8
/** How long one delivery may take, whatever the other side does. */
export const DELIVERY_WITHIN_MS = 45_000
/** When another worker picks up a row: long after its delivery was given up, so that nothing is sent twice at once. */
export const LEASE_MS = 2 * DELIVERY_WITHIN_MS
/** Minutes until the next attempt, by the attempts made: a mail server that is away for most of a day loses nothing. */
const PAUSE_MINUTES = [1, 5, 15, 60, 180, 360, 720]

const later = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000)

/** The longest that a row rests after a failure of the provider, before it is tried again. */
const LONGEST_REST_MS = 30_000

/** Takes the row of some lanes that is due longest and that nobody else holds, for the time of a lease. */
export async function claimRow(tx: Transaction, lanes: readonly Lane[]): Promise<OutboxRow | undefined> {
  const { db, now } = tx
  if (lanes.length === 0) return undefined
  // A lease that is longer than any lease was given by a clock that ran ahead.
  const beyondAnyLease = new Date(now.getTime() + 2 * LEASE_MS)
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('dropped_at', 'is', null)
    .where('due_at', '<=', now)
    .where('kind', 'in', kindsIn(lanes))
    .where((row) =>
      row.or([
        row('leased_until', 'is', null),
        row('leased_until', '<=', now),
        row('leased_until', '>', beyondAnyLease),
      ]),
    )
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
  // Equal, not among: a list may be asked anew for each row, and would then take more than the one.
  return db
    .updateTable('outbox')
    .set({ leased_until: new Date(now.getTime() + LEASE_MS), attempts: sql`attempts + 1` })
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst()
}

/** How a row ends, or goes on. */
export type RowOutcome =
  | { kind: 'sent'; keepBody: boolean }
  | { kind: 'dropped'; because: string | null }
  /** Not a moment to write to somebody; no attempt was made. */
  | { kind: 'postponed'; until: Date }
  | { kind: 'retried'; error: string }
  /** The provider took nothing at all: the row keeps its place and its attempts. */
  | { kind: 'held'; error: string }
  /** `refusedAddress`: the one it was for, where that address is the reason. */
  | { kind: 'dead'; error: string; refusedAddress: string | null }

/** A row that has waited long rests longer, so that one that never gets through leaves room for others. */
function restUntil(now: Date, row: OutboxRow): Date {
  const waited = Math.max(0, now.getTime() - row.due_at.getTime())
  return new Date(now.getTime() + Math.min(waited / 4, LONGEST_REST_MS))
}

function change(now: Date, row: OutboxRow, outcome: RowOutcome) {
  const free = { leased_until: null }
  if (outcome.kind === 'sent')
    return { ...free, sent_at: now, last_error: null, ...(!outcome.keepBody && { body_sealed: null }) }
  if (outcome.kind === 'dropped') return { ...free, dropped_at: now, body_sealed: null }
  if (outcome.kind === 'postponed')
    return { ...free, due_at: outcome.until, attempts: row.attempts - 1, last_error: null }
  if (outcome.kind === 'held') return { leased_until: restUntil(now, row), attempts: row.attempts - 1 }
  if (outcome.kind === 'dead') return { ...free, dead_at: now, last_error: outcome.error }
  const minutes = PAUSE_MINUTES[row.attempts - 1] ?? PAUSE_MINUTES.at(-1) ?? 1
  return { ...free, due_at: later(now, minutes), last_error: outcome.error }
}

/** What became of a reminder stays known when the outbox has forgotten it. */
async function settleReminder(tx: Transaction, row: OutboxRow, outcome: RowOutcome): Promise<void> {
  if (!row.follow_up_id || row.reminder === null) return
  const ended =
    outcome.kind === 'sent'
      ? { sent_at: tx.now, ended_by: null }
      : outcome.kind === 'dropped'
        ? { ended_by: outcome.because ?? 'ended' }
        : outcome.kind === 'dead'
          ? { sent_at: null, ended_by: outcome.error }
          : null
  if (!ended) return
  await tx.db
    .updateTable('follow_up_reminder')
    .set(ended)
    .where('follow_up_id', '=', row.follow_up_id)
    .where('number', '=', row.reminder)
    .execute()
}

/** Writes down what became of a claimed row; of no effect when the lease ran out and another took it. */
export async function settleRow(tx: Transaction, row: OutboxRow, outcome: RowOutcome): Promise<void> {
  await tx.db
    .updateTable('outbox')
    .set(change(tx.now, row, outcome))
    .where('id', '=', row.id)
    .where('leased_until', '=', row.leased_until)
    .execute()
  await settleReminder(tx, row, outcome)
  if (!row.rider_id) return
  if (outcome.kind === 'dead' && outcome.refusedAddress !== null)
    await rememberFailedAddress(tx, row.rider_id, outcome.refusedAddress)
  if (outcome.kind === 'sent' || outcome.kind === 'dropped' || outcome.kind === 'dead')
    await tellFitter(tx, row.rider_id)
}

/**
 * A mail that was taken came back after all: it reads like one that was refused at once.
 * @param error `address_refused`, or why it came back although the address is sound
 */
export async function settleReturned(tx: Transaction, row: OutboxRow, error: string): Promise<void> {
  if (!row.sent_at) return
  const outcome: RowOutcome = { kind: 'dead', error, refusedAddress: null }
  await tx.db
    .updateTable('outbox')
    .set({ ...change(tx.now, row, outcome), sent_at: null })
    .where('id', '=', row.id)
    .execute()
  await settleReminder(tx, row, outcome)
}
