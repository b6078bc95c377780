import type { PlanFacts } from '#domain/billing/plan.ts'
import { BILLINGS } from '#domain/billing/prices.ts'
import type { StandingRow } from './plan.repository.ts'

/** The facts of a plan as they are stored. */
export const factsOf = (row: StandingRow): PlanFacts => ({
  trialBeganAt: row.trial_began,
  billing: BILLINGS.find((each) => each === row.billing) ?? null,
  paidUntil: row.paid_until,
  renewsAt: row.renews_at,
  paymentFailed: row.payment_failed,
})
