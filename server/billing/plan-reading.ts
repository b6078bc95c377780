import type { FastifyBaseLogger } from 'fastify'
import { created, type FieldChanges, recordAudit } from '../audit/audit.ts'
import type { Transaction } from '../database/transaction.ts'
import { publishEvent } from '../live-events/publish-event.ts'
import type { Billing } from './billing.ts'
import {
  findAsked,
  insertPlan,
  listDue,
  lockPlan,
  lockReading,
  type PlanRow,
  updateAsked,
  updatePlan,
  updateReading,
} from './plan.repository.ts'
import { type FoundPlan, readSubscriptions } from './subscriptions.ts'

const MINUTE_MS = 60_000
/** A plan is read again after this time although nobody asked for it: an event may have been lost. */
const READ_EVERY_MS = 6 * 60 * MINUTE_MS
/** Readings in a row for events that come during one; what comes after is left to the periodic work. */
const ROUNDS = 3
/** Fitters whose plans are read in one turn of the periodic work. */
const BATCH = 20

const columnsOf = (found: FoundPlan) => ({
  subscription: found.subscription,
  billing: found.billing,
  paid_until: found.paidUntil,
  renews_at: found.renewsAt,
  payment_failed: found.paymentFailed,
})
type Columns = ReturnType<typeof columnsOf>

const plain = (value: string | boolean | Date | null) => (value instanceof Date ? value.toISOString() : value)

function changesBetween(before: PlanRow, after: Columns): FieldChanges {
  const fields = ['subscription', 'billing', 'paid_until', 'renews_at', 'payment_failed'] as const
  return Object.fromEntries(
    fields
      .filter((field) => plain(before[field]) !== plain(after[field]))
      .map((field) => [field, { from: before[field], to: after[field] }]),
  )
}

const recordChange = (tx: Transaction, fitterId: string, changes: FieldChanges): Promise<void> =>
  recordAudit(tx, {
    action: 'plan.changed',
    entity: 'plan',
    entityId: fitterId,
    fitterId,
    accountId: fitterId,
    changes,
  })

/** What was paid for stays paid for, also if Stripe does not know of it any more. */
const withoutLoss = (before: PlanRow, found: FoundPlan): Columns =>
  found.subscription === null
    ? { ...columnsOf(found), subscription: before.subscription, paid_until: before.paid_until }
    : columnsOf(found)

/** Stores what was found, unless a later request was answered in the meantime. */
async function storeFound(tx: Transaction, fitterId: string, asked: number, found: FoundPlan): Promise<void> {
  const before = await lockPlan(tx, fitterId)
  const reading = await lockReading(tx, fitterId)
  if (!before || !reading || reading.answered > asked) return
  const after = withoutLoss(before, found)
  const changes = changesBetween(before, after)
  if (Object.keys(changes).length > 0) {
    await updatePlan(tx, fitterId, after)
    await recordChange(tx, fitterId, changes)
    await publishEvent(tx, 'account', [fitterId])
  }
  const wait = reading.asked > asked ? 0 : READ_EVERY_MS
  const next_at = new Date(tx.now.getTime() + wait)
  await updateReading(tx, fitterId, { answered: asked, read_at: tx.now, failures: 0, next_at })
}

/** Stripe is asked again later, each time after a longer wait. */
async function putOff(tx: Transaction, fitterId: string): Promise<void> {
  const reading = await lockReading(tx, fitterId)
  if (!reading) return
  const failures = reading.failures + 1
  const wait = Math.min(READ_EVERY_MS, MINUTE_MS * 2 ** Math.min(failures, 10))
  await updateReading(tx, fitterId, { failures, next_at: new Date(tx.now.getTime() + wait) })
}

/**
 * Reads a fitter's plan at Stripe and stores it. Nothing but Stripe's own answer counts, so it may be done at any time, any
 * number of times and by several at once.
 * @throws StripeFailure; it is asked again later then
 */
export async function readPlan({ asSystem, client }: Billing, fitterId: string): Promise<void> {
  const wanted = await asSystem((tx) => findAsked(tx, fitterId))
  if (!wanted) return
  try {
    const found = await readSubscriptions(client, wanted.customer)
    await asSystem((tx) => storeFound(tx, fitterId, wanted.asked, found))
  } catch (error) {
    await asSystem((tx) => putOff(tx, fitterId))
    throw error
  }
}

/**
 * Reads a plan, once at a time in this process. Stripe sends several events at once: those that come during a reading share
 * the next one.
 */
function readOneAtATime(billing: Billing, fitterId: string): Promise<void> {
  const running = billing.readings.get(fitterId)
  if (running) {
    running.again = true
    return running.done
  }
  const reading = { again: false, done: Promise.resolve() }
  const read = async () => {
    try {
      for (let round = 0; round < ROUNDS && (round === 0 || reading.again); round += 1) {
        reading.again = false
        await readPlan(billing, fitterId)
      }
    } finally {
      billing.readings.delete(fitterId)
    }
  }
  reading.done = read()
  billing.readings.set(fitterId, reading)
  return reading.done
}

/** Reads a plan; a failure is logged, and the periodic work reads it later. */
export const tryToReadPlan = (
  billing: Billing,
  fitterId: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> =>
  readOneAtATime(billing, fitterId).catch((error: unknown) =>
    log.warn({ err: error }, 'a plan could not be read at Stripe'),
  )

/** Asks for a reading of a plan. */
export const askForReading = (tx: Transaction, fitterId: string): Promise<void> => updateAsked(tx, fitterId)

/** Stores which customer at Stripe a fitter is. */
export async function storeCustomer(tx: Transaction, fitterId: string, customer: string): Promise<void> {
  const before = await lockPlan(tx, fitterId)
  if (before?.customer === customer) return
  if (before) {
    await updatePlan(tx, fitterId, { customer })
    await updateAsked(tx, fitterId)
  } else await insertPlan(tx, { fitter_id: fitterId, customer })
  const changes = before ? { customer: { from: before.customer, to: customer } } : created({ customer })
  await recordChange(tx, fitterId, changes)
}

/** Reads the plans that somebody asked for, and those that were not read for hours. @returns whether there is more */
export async function readDuePlans(billing: Billing, log: Pick<FastifyBaseLogger, 'warn'>): Promise<boolean> {
  const due = await billing.asSystem((tx) => listDue(tx, BATCH))
  for (const fitterId of due) await tryToReadPlan(billing, fitterId, log)
  return due.length === BATCH
}
