import { FEWEST_FOR_COMPARISON } from './minimum-numbers.ts'
import type { RiderGroups } from './rider-groups.ts'
import { countFits } from './rider-groups.ts'
import type { RiderShare } from './wilson.ts'
import { riderShare } from './wilson.ts'

/** Below this response rate figures are not called comparable: a convention. */
export const COMPARABLE_RESPONSE = 0.5

/**
 * A follow-up whose due date has passed, of a rider whose consent is in force and whose file is not erased. One that could
 * not be sent because the address bounced stays among them, and is told apart.
 */
export type DueFollowUp = 'answered' | 'silent' | 'not_reached'

/** The share of due follow-ups that were answered, and how many were not reached. */
export type ResponseRate = RiderShare & { readonly notReached: number }

/** Completed by eligible, with each rider counted once; below five riders counts only. */
export const responseRate = (groups: RiderGroups<DueFollowUp>): ResponseRate => ({
  ...riderShare(groups, (followUp) => followUp === 'answered'),
  notReached: countFits(groups, (followUp) => followUp === 'not_reached'),
})

/** Why a figure is not comparable with another one, or null if it is. */
export function whyNotComparable(
  riders: number,
  response: ResponseRate,
): 'few_riders' | 'low_response' | null {
  if (riders < FEWEST_FOR_COMPARISON) return 'few_riders'
  return (response.estimate?.share ?? 0) < COMPARABLE_RESPONSE ? 'low_response' : null
}
