import { complaintOutcomes } from '#domain/outcomes/complaint-outcomes.ts'
import type { GoalResult, GoalsAddressed } from '#domain/outcomes/goal-attainment.ts'
import { improvementIndex } from '#domain/outcomes/improvement-index.ts'
import { markOf } from '#domain/outcomes/public-mark.ts'
import { likelihoodToRecommend } from '#domain/outcomes/recommendation.ts'
import type { RiderGroups } from '#domain/outcomes/rider-groups.ts'
import { sampleFromCounts, sampleOf } from '#domain/outcomes/sample.ts'
import type { ZoneShare } from '#domain/outcomes/zone-change.ts'
import type { ZoneScore } from '#domain/zones.ts'

// What the figures of the sheet are computed from.

/** Riders with one fit each. */
const riders = <Value>(...values: readonly Value[]): RiderGroups<Value> =>
  values.map((value) => ({ values: [value], riders: 1 }))
const pair = (before: ZoneScore, after: ZoneScore) => ({ before, after })
const pairs = (...list: readonly (readonly [ZoneScore, ZoneScore])[]) =>
  riders(...list.map(([before, after]) => pair(before, after)))
export const FIVE = pairs([5, 2], [4, 3], [6, 4], [2, 2], [6, 2])
export const TWELVE = pairs(
  [5, 2],
  [4, 4],
  [6, 3],
  [3, 1],
  [2, 3],
  [5, 2],
  [7, 5],
  [4, 4],
  [3, 2],
  [6, 1],
  [2, 2],
  [5, 3],
)
export const CHANGES_OF_TWELVE = [3, 0, 3, 2, -1, 3, 2, 0, 1, 5, 0, 2]
export const SEVEN = pairs([5, 2], [4, 2], [3, 2], [2, 2], [1, 2], [0, 2], [6, 1])
export const complaints = complaintOutcomes([
  { riders: 1, values: [[pair(5, 2), pair(3, 3)], [pair(4, 6)]] },
  { riders: 2, values: [[pair(4, 2)]] },
  { riders: 1, values: [[pair(2, 1)]] },
  { riders: 1, values: [[pair(6, 7)]] },
])
export const agreed = (attainment: number, weight = 1): GoalResult => ({
  attainment,
  weight,
  levelAgreed: true,
})
export const GOALS = riders([agreed(1), agreed(-1)], [agreed(0)], [agreed(-2)], [agreed(2)], [agreed(1)])
export const recommended = likelihoodToRecommend([
  { values: [9], riders: 18 },
  { values: [8], riders: 9 },
  { values: [6], riders: 3 },
])
const guesses = (predicted: ZoneShare, actual: ZoneShare, count: number) => ({
  values: [[{ predicted, actual }]],
  riders: count,
})

export const TWO_BASELINES = [
  { values: [{ intake: 4, fitDay: 3 } as const], riders: 6 },
  { values: [{ intake: 4, fitDay: 4 } as const], riders: 5 },
]
export const FOLLOW_UPS = [
  { values: ['answered' as const], riders: 6 },
  { values: ['silent' as const], riders: 3 },
  { values: ['not_reached' as const], riders: 1 },
]
const time = (days: number, answered: boolean, count = 1) => ({ days, answered, count })
export const TIMES = [time(1, true), time(2, false), time(3, true, 2), time(5, false)]
export const RATINGS = riders(7, 6, 7, 5, 6)
export const ONE_GOAL_EACH = riders([agreed(1)], [agreed(0)], [agreed(0)], [agreed(-1)], [agreed(1)])
export const INDEX = improvementIndex({
  zones: [pair(5, 2), pair(3, 3), pair(0, 0)],
  attainments: [0, 1],
  overallChange: 6,
})
export const PREDICTIONS = [
  guesses('better', 'better', 4),
  guesses('unchanged', 'better', 3),
  guesses('unchanged', 'unchanged', 3),
  guesses('better', 'unchanged', 1),
  guesses('better', 'worse', 1),
]
export const SHARES: RiderGroups<boolean> = [
  { values: [true, false], riders: 1 },
  { values: [true], riders: 2 },
  { values: [false], riders: 2 },
]
export const FIVE_WITHOUT = pairs([0, 2], [1, 4], [1, 2], [0, 0], [1, 1])
export const ADDRESSED = riders<GoalsAddressed>(
  { stated: ['maximize_comfort', 'increase_power'], addressed: ['maximize_comfort'] },
  { stated: ['reduce_discomfort'], addressed: ['reduce_discomfort'] },
  { stated: ['increase_power'], addressed: ['increase_power'] },
  { stated: ['maximize_comfort'], addressed: ['maximize_comfort'] },
  { stated: ['reduce_discomfort'], addressed: [] },
)
export const recommendedByTen = likelihoodToRecommend([
  { values: [9], riders: 5 },
  { values: [8], riders: 3 },
  { values: [6], riders: 2 },
])
const fitters = (count: number, centre: number) =>
  Array.from({ length: count }, () => sampleOf([centre - 1, centre - 1, centre, centre + 1, centre + 1]))
export const TWENTY_FITTERS = [...fitters(10, 5), ...fitters(10, 6)]
export const UNEQUAL_FITTERS = [
  ...fitters(19, 5),
  sampleFromCounts([
    { value: 5, count: 25 },
    { value: 7, count: 25 },
  ]),
]
export const MARK = markOf(riders(7, 6, 7, 5, 6, 7, 7, 6, 5, 7, 6), [
  { values: ['answered'], riders: 11 },
  { values: ['silent'], riders: 11 },
])
