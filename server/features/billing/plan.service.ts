import type { Calls } from '#contract/calls.ts'
import { coveredUntil, readOnlyFrom, standingOf, trialEndsAt } from '#domain/billing/plan.ts'
import { findStanding } from '../../billing/plan.repository.ts'
import { factsOf } from '../../billing/standing.ts'
import type { Transaction } from '../../database/database.ts'
import { requireActor } from '../../http/require-actor.ts'

type OwnPlan = Calls['GET /api/plan']['response']

/** The fitter's plan; null while everything is free. */
export async function readOwnPlan(tx: Transaction): Promise<OwnPlan> {
  const row = await findStanding(tx, requireActor('fitter', tx))
  if (!row) return { plan: null }
  const facts = factsOf(row)
  return {
    plan: {
      standing: standingOf(facts, tx.now),
      trialEndsAt: trialEndsAt(facts).toISOString(),
      coveredUntil: coveredUntil(facts).toISOString(),
      readOnlyFrom: readOnlyFrom(facts).toISOString(),
      billing: facts.billing,
      renewsAt: facts.renewsAt?.toISOString() ?? null,
      paymentFailed: facts.paymentFailed,
      subscribed: facts.billing !== null,
      customer: row.customer !== null,
    },
  }
}
