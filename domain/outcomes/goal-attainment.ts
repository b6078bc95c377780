import type { Goal } from '../goals.ts'
import type { RiderMean } from './mean-interval.ts'
import { riderMean } from './mean-interval.ts'
import type { RiderGroups } from './rider-groups.ts'
import { whereFit } from './rider-groups.ts'
import type { RiderRatio } from './wilson.ts'
import { riderRatio } from './wilson.ts'

/** The correlation that the T-score assumes between the goals of one person (Kiresuk & Sherman 1968). */
const GOAL_CORRELATION = 0.3
const [T_CENTRE, T_UNIT] = [50, 10]

/** How one goal was attained: −2 much less, 0 as expected, 2 much more than expected. */
export type GoalResult = {
  readonly attainment: number
  /** 1 unless the fitter sets it, 1 to 3. */
  readonly weight: number
  /** Whether rider and fitter agreed before the fit what "as expected" means. */
  readonly levelAgreed: boolean
}

/**
 * The T-score of goal attainment scaling (Kiresuk & Sherman 1968; Turner-Stokes 2009 with its erratum): 50 + 10 Σ w x /
 * √((1 − ρ) Σ w² + ρ (Σ w)²), ρ = 0.3. 50 is as expected. It is valid only for goals whose level was agreed before the
 * fit, so others are left out.
 * @returns null without such a goal
 */
export function tScore(goals: readonly GoalResult[]): number | null {
  const agreed = goals.filter(({ levelAgreed }) => levelAgreed)
  if (agreed.length === 0) return null
  const sum = (of: (goal: GoalResult) => number) => agreed.reduce((total, goal) => total + of(goal), 0)
  const [weights, squares] = [sum(({ weight }) => weight), sum(({ weight }) => weight ** 2)]
  const deviation = Math.sqrt((1 - GOAL_CORRELATION) * squares + GOAL_CORRELATION * weights ** 2)
  return T_CENTRE + (T_UNIT * sum(({ attainment, weight }) => weight * attainment)) / deviation
}

/** The mean T-score over riders, of the fits that have one. */
export const meanTScore = (groups: RiderGroups<readonly GoalResult[]>): RiderMean =>
  riderMean(
    whereFit(groups, (goals) => tScore(goals) !== null),
    (goals) => tScore(goals) ?? T_CENTRE,
  )

/** The share of rated goals that were attained as expected or better, agreed or not. */
export const goalsAttained = (groups: RiderGroups<readonly GoalResult[]>): RiderRatio =>
  riderRatio(
    groups,
    (goals) => goals.filter(({ attainment }) => attainment >= 0).length,
    (goals) => goals.length,
  )

/** The goals that a rider stated for a fit, and those that at least one logged intervention is tagged with. */
export type GoalsAddressed = { readonly stated: readonly Goal[]; readonly addressed: readonly Goal[] }

/** The share of stated goals that an intervention was made for. It tells what was done, not what came of it. */
export const goalsAddressed = (groups: RiderGroups<GoalsAddressed>): RiderRatio =>
  riderRatio(
    groups,
    ({ stated, addressed }) => stated.filter((goal) => addressed.includes(goal)).length,
    ({ stated }) => stated.length,
  )
