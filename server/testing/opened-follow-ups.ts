import { randomUUID } from 'node:crypto'
import type { Fitted, fittings } from './fittings.ts'
import { type Caller, nobody } from './test-api.ts'

/** The two complaints of the intake before the fit. */
export const complaints = {
  knees: { id: randomUUID(), zone: 'knees', severity: 4, description: 'Below the kneecap' },
  hands: { id: randomUUID(), zone: 'hands', severity: 6 },
}

/** Answers to the follow-up of a rider who rode: knees unchanged, hands better. */
export const rode = (more: Record<string, unknown> = {}) => ({
  ridesSince: 6,
  whyNotRidden: undefined,
  discomfort: [
    { id: 'knees', severity: 4 },
    { id: 'hands', severity: 0 },
  ],
  otherZone: false,
  overallChange: 5,
  comfort: 6,
  power: 5,
  confidence: 5,
  adaptationDays: 4,
  goalAlignment: 6,
  satisfaction: 7,
  ...more,
})

/** A fit after an intake of two complaints, and the guest of its first follow-up, or the rider with an account. */
export async function openedFollowUp(
  fit: ReturnType<typeof fittings>,
  account = false,
): Promise<Fitted & { guest: Caller }> {
  const made = await fit.fitted({ answers: { discomfort: Object.values(complaints) }, account })
  const { secret } = await fit.reminded(made)
  const { caller } = await fit.visit(secret, account ? made.rider : nobody)
  return { ...made, guest: caller }
}
