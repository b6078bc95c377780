import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEarly } from '../follow-ups/schedule.ts'
import type { GivenAnswer } from './answers-of-fit.ts'
import { answersOfFit } from './answers-of-fit.ts'

const given = (milestone: number, day: number, assisted = false): GivenAnswer => ({
  milestone,
  day,
  assisted,
  figures: [],
})
/** Which answer counts, as its milestone and day. */
const named = (answer: GivenAnswer | null) => (answer ? `${answer.milestone} on ${answer.day}` : null)

describe('of several answers, the primary one', () => {
  it.each([
    ['is of days 28 to 63', [given(42, 28)], '42 on 28'],
    ['may be of its last day', [given(42, 63)], '42 on 63'],
    ['is not of the day before', [given(14, 27)], null],
    ['is not of the day after', [given(42, 64)], null],
    ['may be a late answer to an earlier milestone', [given(14, 35)], '14 on 35'],
    ['is never an early answer to a later one', [given(90, 50)], null],
    ['is the one nearest to day 42', [given(14, 30), given(42, 45)], '42 on 45'],
    ['is the later one of two as near', [given(14, 40), given(42, 44)], '42 on 44'],
    ['is that of the nearer milestone on one day', [given(14, 42), given(42, 42)], '42 on 42'],
  ])('%s', (_what, answers, expected) => {
    expect(named(answersOfFit(answers).primary)).toBe(expected)
    expect(named(answersOfFit(answers.toReversed()).primary)).toBe(expected)
  })
})

describe('what counts as after the fit', () => {
  it.each([
    ['is the primary answer', [given(14, 14), given(42, 42)], '42 on 42', false],
    [
      'otherwise is the last one before day 28, marked as early',
      [given(7, 7), given(14, 20)],
      '14 on 20',
      true,
    ],
    ['is nothing when there are late answers only', [given(90, 90)], null, false],
    ['is nothing without answers', [], null, false],
  ])('%s', (_what, answers, expected, early) => {
    const { after, isEarly: marked } = answersOfFit(answers)
    expect([named(after), marked]).toEqual([expected, early])
  })
})

describe('whether it lasts is told by', () => {
  it.each([
    ['the answer nearest to day 90', [given(42, 66), given(90, 95)], '90 on 95'],
    ['none that was sent before its window opened', [given(90, 70)], null],
    ['none of a year later', [given(365, 340)], null],
  ])('%s', (_what, answers, expected) => {
    expect(named(answersOfFit(answers).late)).toBe(expected)
  })
})

const answer = fc.record({
  milestone: fc.constantFrom(7, 14, 42, 60, 90, 365),
  day: fc.integer({ min: 0, max: 420 }),
  assisted: fc.boolean(),
  figures: fc.constant([]),
})
/** Each milestone has at most one answer. */
const answers = fc.uniqueArray(answer, { selector: ({ milestone }) => milestone })

it('chooses the same answers in every order', () => {
  fc.assert(
    fc.property(answers, fc.nat(), (all, by) => {
      const at = all.length === 0 ? 0 : by % all.length
      expect(answersOfFit([...all.slice(at), ...all.slice(0, at)])).toEqual(answersOfFit(all))
    }),
  )
})

it('chooses a primary answer whenever one was given in its days and in time, and none that was early', () => {
  fc.assert(
    fc.property(answers, (all) => {
      const { primary, late, after, isEarly: marked } = answersOfFit(all)
      const possible = all.filter(({ milestone, day }) => day >= 28 && day <= 63 && !isEarly(milestone, day))
      expect(primary !== null).toBe(possible.length > 0)
      for (const one of possible)
        expect(Math.abs((primary?.day ?? 0) - 42)).toBeLessThanOrEqual(Math.abs(one.day - 42))
      expect(marked).toBe(after !== null && after.day < 28)
      if (primary) expect(after).toBe(primary)
      if (late) expect(late.day).toBeGreaterThan(63)
    }),
  )
})
