import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Transaction } from '../database/database.ts'
import { OperatorProblem } from '../operator-problem.ts'
import type { Billing } from './billing.ts'
import { hasPlans, lockSwitch, upsertSwitch } from './plan.repository.ts'
import { StripeFailure } from './stripe-client.ts'

interface Parts {
  billing: Billing | null
  database: Database
  now(): Date
  log: Pick<FastifyBaseLogger, 'warn'>
}

const modeOf = (live: boolean) => (live ? 'live' : 'test')

async function switchOff(tx: Transaction): Promise<void> {
  const known = await lockSwitch(tx)
  if (known?.on_since) await upsertSwitch(tx, { live: known.live, on_since: null })
}

/** @throws OperatorProblem if the stored plans belong to Stripe's other mode */
async function switchOn(tx: Transaction, live: boolean): Promise<void> {
  const known = await lockSwitch(tx)
  if (known && known.live !== live && (await hasPlans(tx)))
    throw new OperatorProblem(
      `STRIPE_SECRET_KEY is a key of Stripe’s ${modeOf(live)} mode, but the plans in this database belong to the ${modeOf(known.live)} mode.`,
    )
  if (known?.on_since && known.live === live) return
  await upsertSwitch(tx, { live, on_since: known?.on_since ?? tx.now })
}

/**
 * Stores at the start whether plans are asked for, and since when: trials begin on that day. Before that, the prices at
 * Stripe are compared with those of the product. If Stripe does not answer, the start goes on, and they are compared before
 * anybody can pay.
 * @throws OperatorProblem for other prices, and for plans of Stripe's other mode
 */
export async function switchBilling({ billing, database, now, log }: Parts): Promise<void> {
  const asSystem = <T>(work: (tx: Transaction) => Promise<T>) =>
    database.perform({ system: true }, { now: now(), requestId: `start-${randomUUID()}` }, work)
  if (!billing) return asSystem(switchOff)
  try {
    await billing.pages.catalogue()
  } catch (error) {
    if (!(error instanceof StripeFailure) || error.status !== null) throw reported(error)
    log.warn({ err: error }, 'Stripe does not answer; the prices are checked before the first payment')
  }
  await asSystem((tx) => switchOn(tx, billing.client.config.live))
}

/** A refusal by Stripe is the operator's to solve: the key is wrong, or may not read prices. */
const reported = (error: unknown): unknown =>
  error instanceof StripeFailure
    ? new OperatorProblem(`Stripe refuses STRIPE_SECRET_KEY (${error.code}, status ${error.status}).`)
    : error
