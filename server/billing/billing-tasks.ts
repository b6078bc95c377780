import type { FastifyBaseLogger } from 'fastify'
import type { PeriodicTask } from '../periodic/scheduler.ts'
import type { Billing } from './billing.ts'
import { readDuePlans } from './plan-reading.ts'
import { removeCustomers } from './remove-customers.ts'

const MINUTE_MS = 60_000

/** The periodic work that asks Stripe; none where everything is free. */
export function billingTasks(
  billing: Billing | null,
  log: Pick<FastifyBaseLogger, 'warn'>,
): readonly PeriodicTask[] {
  if (!billing) return []
  return [
    { name: 'read plans', lock: 42, everyMs: MINUTE_MS, run: () => readDuePlans(billing, log) },
    { name: 'remove customers', lock: 43, everyMs: MINUTE_MS, run: () => removeCustomers(billing) },
  ]
}
