import fc from 'fast-check'
import { expect, it } from 'vitest'
import { likelihoodToRecommend } from './recommendation.ts'
import { onceEach, ridersWith } from './testing/riders.arbitrary.ts'

const Z = 1.959963984540054
const riders = (promoters: number, passives: number, detractors: number) =>
  onceEach([
    ...Array.from({ length: promoters }, () => 9),
    ...Array.from({ length: passives }, () => 8),
    ...Array.from({ length: detractors }, () => 6),
  ])

it('is computed by hand for thirty riders', () => {
  // p = 0.6, d = 0.1: 100 · 0.5 = 50; SE = 100 √((0.7 − 0.25)/30) = 12.2474; 50 ± 24.
  const result = likelihoodToRecommend(riders(18, 9, 3))
  expect(result).toMatchObject({ fits: 30, riders: 30, promoters: 18, passives: 9, detractors: 3 })
  expect(result.estimate?.score).toBeCloseTo(50, 10)
  expect(result.estimate?.standardError).toBeCloseTo(100 * Math.sqrt(0.45 / 30), 10)
  expect(result.estimate?.interval.high).toBeCloseTo(50 + 100 * Z * Math.sqrt(0.45 / 30), 10)
  expect(result.estimate).toMatchObject({ adjusted: false, isPublic: true })
})

it('adjusts the interval below thirty', () => {
  // p = (5 + 0.75)/13, d = (2 + 0.75)/13: centre 100 · 3/13; variance ((8.5/13) − (3/13)²)/13.
  const result = likelihoodToRecommend(riders(5, 3, 2))
  const half = 100 * Z * Math.sqrt((8.5 / 13 - (3 / 13) ** 2) / 13)
  expect(result.estimate?.score).toBeCloseTo(30, 10)
  expect(result.estimate?.interval.low).toBeCloseTo(300 / 13 - half, 10)
  expect(result.estimate?.interval.high).toBeCloseTo(300 / 13 + half, 10)
  expect(result.estimate).toMatchObject({ adjusted: true, isPublic: false })
})

it('has an interval even if all are promoters', () => {
  const { estimate } = likelihoodToRecommend(riders(40, 0, 0))
  expect(estimate).toMatchObject({ score: 100, standardError: 0, adjusted: true })
  expect(estimate?.interval.low).toBeLessThan(100)
  expect(estimate?.interval.high).toBe(100)
})

it('shows counts only below five riders, and to others from twenty', () => {
  expect(likelihoodToRecommend(riders(2, 1, 1))).toEqual({
    fits: 4,
    riders: 4,
    promoters: 2,
    passives: 1,
    detractors: 1,
    estimate: null,
  })
  expect(likelihoodToRecommend(riders(10, 9, 0)).estimate?.isPublic).toBe(false)
  expect(likelihoodToRecommend(riders(10, 10, 0)).estimate?.isPublic).toBe(true)
})

it('divides every answer into one of three, and stays on its scale', () => {
  fc.assert(
    fc.property(ridersWith(fc.integer({ min: 0, max: 10 }), { least: 5 }), (groups) => {
      const { fits, promoters, passives, detractors, estimate } = likelihoodToRecommend(groups)
      expect(promoters + passives + detractors).toBe(fits)
      if (estimate === null) return
      expect(estimate.interval.low).toBeGreaterThanOrEqual(-100)
      expect(estimate.interval.high).toBeLessThanOrEqual(100)
      expect(estimate.interval.low).toBeLessThan(estimate.interval.high)
    }),
  )
})
