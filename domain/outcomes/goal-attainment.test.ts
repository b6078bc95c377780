import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GoalResult, GoalsAddressed } from './goal-attainment.ts'
import { goalsAddressed, goalsAttained, meanTScore, tScore } from './goal-attainment.ts'
import { onceEach, ridersWith } from './testing/riders.arbitrary.ts'

const agreed = (attainment: number, weight = 1): GoalResult => ({ attainment, weight, levelAgreed: true })
const goal: fc.Arbitrary<GoalResult> = fc.record({
  attainment: fc.integer({ min: -2, max: 2 }),
  weight: fc.integer({ min: 1, max: 3 }),
  levelAgreed: fc.boolean(),
})

describe('the T-score', () => {
  it('is computed by hand', () => {
    // One goal: √(0.7 + 0.3) = 1. Two: √(0.7 · 2 + 0.3 · 4) = √2.6. Weights 2 and 1: √(0.7 · 5 + 0.3 · 9) = √6.2.
    expect(tScore([agreed(0)])).toBe(50)
    expect(tScore([agreed(1)])).toBe(60)
    expect(tScore([agreed(1), agreed(2)])).toBeCloseTo(50 + 30 / Math.sqrt(2.6), 10)
    expect(tScore([agreed(1, 2), agreed(-1)])).toBeCloseTo(50 + 10 / Math.sqrt(6.2), 10)
  })

  it('leaves out goals whose level was not agreed', () => {
    expect(tScore([agreed(0), { attainment: 2, weight: 3, levelAgreed: false }])).toBe(50)
    expect(tScore([{ attainment: 2, weight: 1, levelAgreed: false }])).toBeNull()
    expect(tScore([])).toBeNull()
  })

  it('is 50 where all is as expected, mirrors, and does not depend on the unit of the weights', () => {
    fc.assert(
      fc.property(fc.array(goal, { minLength: 1, maxLength: 6 }), (goals) => {
        const score = tScore(goals)
        if (score === null) return
        const changed = (change: (one: GoalResult) => Partial<GoalResult>) =>
          tScore(goals.map((one) => ({ ...one, ...change(one) })))
        expect(changed(() => ({ attainment: 0 }))).toBe(50)
        expect(changed(({ attainment }) => ({ attainment: -attainment }))).toBeCloseTo(100 - score, 9)
        expect(changed(({ weight }) => ({ weight: weight * 5 }))).toBeCloseTo(score, 9)
      }),
    )
  })

  it('is averaged over riders with an agreed goal', () => {
    const fits = [[agreed(1)], [agreed(0)], [agreed(0)], [agreed(-1)], [agreed(1)], [] as GoalResult[]]
    expect(meanTScore(onceEach(fits))).toMatchObject({ kind: 'estimate', riders: 5, mean: 52 })
  })
})

it('shares of goals give each rider one weight', () => {
  const fits = [[agreed(1), agreed(-1)], [agreed(0)], [agreed(-2)], [agreed(2)], [agreed(1)]]
  // Shares ½, 1, 0, 1, 1: mean 3.5/5; four of six goals.
  expect(goalsAttained(onceEach(fits))).toMatchObject({
    fits: 5,
    riders: 5,
    having: 4,
    of: 6,
    estimate: { share: 0.7 },
  })
})

it('a goal is addressed if an intervention has it as its tag', () => {
  const goals = (stated: GoalsAddressed['stated'], addressed: GoalsAddressed['addressed']) => ({
    stated,
    addressed,
  })
  const groups = onceEach([
    goals(['maximize_comfort', 'increase_power'], ['maximize_comfort']),
    goals(['reduce_discomfort'], ['reduce_discomfort', 'increase_power']),
    goals(['reduce_discomfort'], []),
    goals([], ['increase_power']),
  ])
  expect(goalsAddressed(groups)).toEqual({ fits: 3, riders: 3, having: 2, of: 4, estimate: null })
})

it('goals addressed are shares of riders, each with one weight', () => {
  // Shares ½, 1, 0, 1, 1 of five riders: 3.5/5, although four of six goals were addressed.
  const groups = onceEach<GoalsAddressed>([
    { stated: ['maximize_comfort', 'increase_power'], addressed: ['maximize_comfort'] },
    ...(['reduce_discomfort', 'increase_power', 'maximize_comfort'] as const).map((goal) => ({
      stated: [goal],
      addressed: [goal],
    })),
    { stated: ['reduce_discomfort'], addressed: [] },
  ])
  expect(goalsAddressed(groups)).toMatchObject({ having: 4, of: 6, estimate: { share: 0.7 } })
})

it('shares stay between 0 and 1', () => {
  fc.assert(
    fc.property(ridersWith(fc.array(goal, { maxLength: 4 }), { least: 5 }), (groups) => {
      const { estimate, having, of } = goalsAttained(groups)
      expect(having).toBeLessThanOrEqual(of)
      if (estimate !== null) expect(estimate.share * (1 - estimate.share)).toBeGreaterThanOrEqual(0)
    }),
  )
})
