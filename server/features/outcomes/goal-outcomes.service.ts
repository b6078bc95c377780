import type { Calls } from '#contract/calls.ts'
import { GOALS, type Goal } from '#domain/goals.ts'
import {
  type GoalResult,
  type GoalsAddressed,
  goalsAddressed,
  goalsAttained,
  meanTScore,
} from '#domain/outcomes/goal-attainment.ts'
import { riderMean } from '#domain/outcomes/mean-interval.ts'
import { likelihoodToRecommend } from '#domain/outcomes/recommendation.ts'
import type { RiderGroups } from '#domain/outcomes/rider-groups.ts'
import type { RiderRatio } from '#domain/outcomes/wilson.ts'
import type { Transaction } from '../../database/database.ts'
import { countedBy, type Filters } from './counted-fits.repository.ts'
import { goalValues } from './fit-values.repository.ts'
import { listRiderGroups, type RiderGroupRow } from './outcomes.repository.ts'
import { meanOf, onlyCounts, shareOf } from './present.ts'
import { groupsOf } from './read-groups.ts'

type GoalFigures = Calls['GET /api/outcomes/goals']['response']
type GoalTotals = Pick<GoalFigures, 'attained' | 'addressed' | 'tScore' | 'alignment'>

/** One rated goal of a fit. */
type RatedGoal = GoalResult & { goal: Goal }

const goalOf = (text: string | undefined): Goal[] => GOALS.filter((goal) => goal === text)

/** The rated goals of a fit, from a text like `increase_power:1:2:1`. */
const ratedOf = (text: string): RatedGoal[] =>
  text.split(' ').flatMap((part) => {
    const [name, attainment, weight, agreed] = part.split(':')
    return goalOf(name).map((goal) => ({
      goal,
      attainment: Number(attainment),
      weight: Number(weight),
      levelAgreed: agreed === '1',
    }))
  })

/** The stated goals of a fit and those that a change names, from a text like `increase_power:1`. */
function statedOf(text: string): GoalsAddressed {
  const goals = text.split(' ').map((part) => part.split(':'))
  return {
    stated: goals.flatMap(([name]) => goalOf(name)),
    addressed: goals.filter(([, changed]) => changed === '1').flatMap(([name]) => goalOf(name)),
  }
}

const attainedOf = (ratio: RiderRatio): GoalFigures['attained'] => ({
  ...onlyCounts(ratio),
  rated: ratio.of,
  attained: ratio.having,
  share: shareOf(ratio.estimate),
})

const onlyGoal = (rated: RiderGroups<readonly RatedGoal[]>, goal: Goal): RiderGroups<readonly RatedGoal[]> =>
  rated.map(({ values, riders }) => ({
    values: values.map((goals) => goals.filter((each) => each.goal === goal)),
    riders,
  }))

function presentRecommendation(rows: readonly RiderGroupRow[]): GoalFigures['recommend'] {
  const { promoters, passives, detractors, estimate, ...counts } = likelihoodToRecommend(
    groupsOf(rows, 'recommend', Number),
  )
  const score = estimate && { value: estimate.score, interval: estimate.interval }
  return { ...onlyCounts(counts), promoters, passives, detractors, score }
}

/** All goals together, from the rows of `goalValues`. */
export function presentGoalTotals(rows: readonly RiderGroupRow[]): GoalTotals {
  const rated = groupsOf(rows, 'rated', ratedOf)
  const addressed = goalsAddressed(groupsOf(rows, 'stated', statedOf))
  const tScore = meanTScore(rated)
  const alignment = riderMean(groupsOf(rows, 'alignment', Number), (answer) => answer)
  return {
    attained: attainedOf(goalsAttained(rated)),
    addressed: {
      ...onlyCounts(addressed),
      stated: addressed.of,
      addressed: addressed.having,
      share: shareOf(addressed.estimate),
    },
    tScore: { ...onlyCounts(tScore), mean: meanOf(tScore) },
    alignment: { ...onlyCounts(alignment), mean: meanOf(alignment) },
  }
}

/** Which goals were attained, and how likely riders are to recommend the acting fitter. */
export async function goalOutcomes(tx: Transaction, filters: Filters): Promise<GoalFigures> {
  const counted = countedBy(tx, filters)
  const rows = await listRiderGroups(tx, counted, goalValues)
  const rated = groupsOf(rows, 'rated', ratedOf)
  return {
    period: counted.days,
    goals: GOALS.map((goal) => ({ goal, ...attainedOf(goalsAttained(onlyGoal(rated, goal))) })).filter(
      ({ fits }) => fits > 0,
    ),
    ...presentGoalTotals(rows),
    recommend: presentRecommendation(rows),
  }
}
