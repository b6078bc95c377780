import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coveredUntil, daysUntil, noticeOf, type PlanFacts, readOnlyFrom, standingOf } from './plan.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 86_400_000)
const fresh: PlanFacts = {
  trialBeganAt: day(0),
  billing: null,
  paidUntil: null,
  renewsAt: null,
  paymentFailed: false,
}
const paid: PlanFacts = { ...fresh, billing: 'monthly', paidUntil: day(40), renewsAt: day(40) }

describe('a plan', () => {
  it.each([
    ['begins with a trial', fresh, 13, 'trial'],
    ['is in grace once the trial is over', fresh, 14, 'grace'],
    ['is read-only two weeks later', fresh, 28, 'read_only'],
    ['renews by itself', paid, 39, 'active'],
    ['stays active while its renewal is being paid', paid, 40.5, 'active'],
    ['is in grace when the renewal does not come', paid, 41, 'grace'],
    ['is read-only two weeks after the paid time', paid, 54, 'read_only'],
    ['ends with the paid time when it was cancelled', { ...paid, renewsAt: null }, 39, 'ending'],
    ['ends like this also within the trial', { ...paid, renewsAt: null }, 3, 'ending'],
    [
      'ends with the trial when it was cancelled in it',
      { ...paid, paidUntil: day(14), renewsAt: null },
      3,
      'ending',
    ],
    ['is a trial again when that is over', { ...fresh, paidUntil: day(5) }, 6, 'trial'],
    ['is in grace after that', { ...paid, renewsAt: null }, 40, 'grace'],
    ['is in grace at once when a payment is refused', { ...paid, paymentFailed: true }, 40, 'grace'],
    [
      'is active when bought during the trial',
      { ...paid, paidUntil: day(14), renewsAt: day(14) },
      3,
      'active',
    ],
  ] as const)('%s', (_name, facts, at, standing) => {
    expect(standingOf(facts, day(at))).toBe(standing)
  })

  it('is never read-only while something is free, paid for or in grace', () => {
    const days = fc.double({ min: -50, max: 200, noNaN: true }).map(day)
    const facts = fc.record({
      trialBeganAt: days,
      billing: fc.constant(null),
      paidUntil: fc.option(days),
      renewsAt: fc.option(days),
      paymentFailed: fc.boolean(),
    })
    fc.assert(
      fc.property(facts, days, (plan, now) => {
        const standing = standingOf(plan, now)
        if (now < readOnlyFrom(plan)) expect(standing).not.toBe('read_only')
        else expect(standing).toBe('read_only')
        if (now < coveredUntil(plan)) expect(standing).not.toBe('grace')
      }),
    )
  })
})

it('counts a day that has begun', () => {
  expect([daysUntil(day(14), day(0)), daysUntil(day(14), day(13.5)), daysUntil(day(14), day(15))]).toEqual([
    14, 1, 0,
  ])
})

it.each([
  [fresh, 10.9, null],
  [fresh, 11, 'trial_ending'],
  [fresh, 14, 'ended'],
  [fresh, 25, 'read_only_soon'],
  [fresh, 28, 'read_only'],
  [paid, 39, null],
  [{ ...paid, paymentFailed: true }, 40, 'payment_failed'],
] as const)('tells the fitter in time: %#', (facts, at, notice) => {
  expect(noticeOf(facts, day(at))).toBe(notice)
})
