import { expect, it } from 'vitest'
import type { DueFollowUp } from './response-rate.ts'
import { responseRate, whyNotComparable } from './response-rate.ts'
import { onceEach } from './testing/riders.arbitrary.ts'
import { wilsonInterval } from './wilson.ts'

const followUps = (answered: number, silent: number, notReached: number) =>
  onceEach<DueFollowUp>([
    ...Array.from({ length: answered }, () => 'answered' as const),
    ...Array.from({ length: silent }, () => 'silent' as const),
    ...Array.from({ length: notReached }, () => 'not_reached' as const),
  ])

it('keeps those who were not reached in the denominator, and tells them apart', () => {
  expect(responseRate(followUps(6, 3, 1))).toEqual({
    fits: 10,
    riders: 10,
    having: 6,
    notReached: 1,
    estimate: { share: 0.6, interval: wilsonInterval(0.6, 10) },
  })
})

it('a figure is comparable from eleven riders and half of them answering', () => {
  expect(whyNotComparable(11, responseRate(followUps(11, 11, 0)))).toBeNull()
  expect(whyNotComparable(11, responseRate(followUps(11, 11, 1)))).toBe('low_response')
  expect(whyNotComparable(10, responseRate(followUps(10, 0, 0)))).toBe('few_riders')
  expect(whyNotComparable(11, responseRate([]))).toBe('low_response')
})
