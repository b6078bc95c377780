import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FollowUpTime } from './kaplan-meier.ts'
import { timeToAnswer } from './kaplan-meier.ts'
import { reference } from './testing/reference.ts'

type Step = { days: number; atRisk: number; answered: number; waiting: number; low: number; high: number }
const recorded = reference<{
  days: number[]
  answered: number[]
  steps: Step[]
  median: number
  low: number
  high: number
  responders: [number, number, number]
  late: { waiting: number[]; low: number[]; high: number[] }
}>('survival')

const once = (list: readonly (readonly [days: number, answered: boolean])[]): FollowUpTime[] =>
  list.map(([days, answered]) => ({ days, answered, count: 1 }))

describe('the time to the first answer', () => {
  it('agrees with R’s survfit', () => {
    const result = timeToAnswer(
      once(recorded.days.map((days, index) => [days, recorded.answered[index] === 1])),
    )
    expect(result.steps).toHaveLength(recorded.steps.length)
    for (const [index, step] of recorded.steps.entries()) {
      const own = result.steps[index]
      expect(own).toMatchObject({ days: step.days, atRisk: step.atRisk, answered: step.answered })
      expect(own?.waiting).toBeCloseTo(step.waiting, 10)
      expect(own?.interval?.low).toBeCloseTo(step.low, 10)
      expect(own?.interval?.high).toBeCloseTo(step.high, 10)
    }
    expect(result).toMatchObject({ eligible: 32, answered: 20, median: recorded.median })
    expect(result.medianInterval).toEqual({ low: recorded.low, high: recorded.high })
    const [lower, median, upper] = recorded.responders
    expect(result.responders).toEqual({ lower, median, upper })
  })

  it('is computed by hand', () => {
    // Five: answers on days 1, 3, 3; one censored on 2, one on 5.
    // S(1) = 4/5; S(3) = 4/5 · (3 − 2)/3 = 4/15. The median is day 3.
    const result = timeToAnswer(
      once([
        [1, true],
        [2, false],
        [3, true],
        [3, true],
        [5, false],
      ]),
    )
    expect(result.steps.map(({ days, atRisk }) => [days, atRisk])).toEqual([
      [1, 5],
      [3, 3],
    ])
    expect(result.steps[0]?.waiting).toBeCloseTo(4 / 5, 12)
    expect(result.steps[1]?.waiting).toBeCloseTo(4 / 15, 12)
    expect(result.median).toBe(3)
    expect(result.responders?.median).toBe(3)
  })

  it('has no median if fewer than half have answered', () => {
    const result = timeToAnswer([
      { days: 14, answered: true, count: 1 },
      { days: 20, answered: true, count: 1 },
      { days: 27, answered: false, count: 4 },
    ])
    expect(result.median).toBeNull()
    expect(result.medianInterval).toEqual({ low: 14, high: null })
    for (const [index, step] of result.steps.entries()) {
      expect(step.waiting).toBeCloseTo(recorded.late.waiting[index] ?? Number.NaN, 10)
      expect(step.interval?.low).toBeCloseTo(recorded.late.low[index] ?? Number.NaN, 10)
      expect(step.interval?.high).toBeCloseTo(recorded.late.high[index] ?? Number.NaN, 10)
    }
  })

  it('has no interval once everybody has answered, and nothing without a follow-up', () => {
    expect(timeToAnswer([{ days: 3, answered: true, count: 7 }]).steps).toEqual([
      { days: 3, atRisk: 7, answered: 7, waiting: 0, interval: null },
    ])
    expect(timeToAnswer([])).toEqual({
      eligible: 0,
      answered: 0,
      steps: [],
      median: null,
      medianInterval: { low: null, high: null },
      responders: null,
    })
  })

  it('falls, is the share that has not answered if nobody is censored, and does not depend on the order', () => {
    const times = fc.array(fc.record({ days: fc.integer({ min: 1, max: 30 }), answered: fc.boolean() }), {
      minLength: 1,
      maxLength: 30,
    })
    fc.assert(
      fc.property(times, (list) => {
        const counted = list.map((one) => ({ ...one, count: 1 }))
        const { steps } = timeToAnswer(counted)
        expect(timeToAnswer(counted.toReversed()).steps).toEqual(steps)
        for (const [index, step] of steps.entries())
          expect(step.waiting).toBeLessThan(steps[index - 1]?.waiting ?? 1)
        const all = timeToAnswer(counted.map((one) => ({ ...one, answered: true })))
        for (const { days, waiting } of all.steps)
          expect(waiting).toBeCloseTo(list.filter((one) => one.days > days).length / list.length, 9)
      }),
    )
  })
})
