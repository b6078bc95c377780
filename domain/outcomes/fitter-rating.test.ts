import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitterRating } from './fitter-rating.ts'
import { DECLARED_PRIOR, ratingPrior } from './rating-prior.ts'
import { mean, sampleOf } from './sample.ts'
import { groupByRider } from './testing/group-by-rider.ts'
import { onceEach, ridersWith } from './testing/riders.arbitrary.ts'

const satisfaction = fc.integer({ min: 1, max: 7 })

describe('the rating of a fitter', () => {
  it('is computed by hand', () => {
    // 7, 6, 7, 5, 6: sum 31, mean 6.2, squared deviations 0.64 + 0.04 + 0.64 + 1.44 + 0.04 = 2.8.
    // R = (10 · 5.5 + 31)/(10 + 5) = 86/15. s² = (10 · 1.0 + 2.8)/14. t(0.975, 14) = 2.144786687917804 (R).
    const rating = fitterRating(onceEach([7, 6, 7, 5, 6]))
    const half = 2.144786687917804 * Math.sqrt(12.8 / 14 / 15)
    expect(rating).toMatchObject({ kind: 'estimate', fits: 5, riders: 5, prior: DECLARED_PRIOR })
    if (rating.kind !== 'estimate') throw new Error('five riders have a rating')
    expect(rating.rating).toBeCloseTo(86 / 15, 12)
    expect(rating.interval.low).toBeCloseTo(86 / 15 - half, 10)
    expect(rating.interval.high).toBeCloseTo(86 / 15 + half, 10)
  })

  it('has an interval even if all gave the same, cut at the end of the scale', () => {
    const rating = fitterRating(onceEach(Array.from({ length: 60 }, () => 7)))
    // (55 + 420)/70; s² = 10/69; half = t(0.975, 69) √(10/69/70) = 1.994945415 · 0.04550158.
    expect(rating).toMatchObject({ rating: 475 / 70 })
    if (rating.kind !== 'estimate') throw new Error('sixty riders have a rating')
    expect(rating.interval.high).toBeCloseTo(475 / 70 + 1.994945415 * Math.sqrt(10 / 69 / 70), 8)
    const sure = fitterRating(onceEach(Array.from({ length: 5 }, () => 7)), {
      centre: 6.9,
      weight: 2,
      fitters: 25,
    })
    expect(sure).toMatchObject({ interval: { high: 7 }, prior: { fitters: 25 } })
  })

  it('needs five riders, and one rider counts once', () => {
    expect(fitterRating(onceEach([7, 7, 7, 7]))).toEqual({ kind: 'counts', fits: 4, riders: 4 })
    const groups = groupByRider([
      ...Array.from({ length: 9 }, (): [string, number] => ['ana', 1]),
      ['ben', 7],
      ['eva', 7],
      ['ida', 7],
      ['tom', 7],
    ])
    expect(fitterRating(groups)).toMatchObject({ fits: 13, riders: 5, rating: (55 + 29) / 15 })
  })

  it('lies between the riders’ mean and the centre, and nearer to the mean with more riders', () => {
    fc.assert(
      fc.property(ridersWith(satisfaction, { least: 5 }), (groups) => {
        const few = fitterRating(groups)
        const many = fitterRating(groups.map(({ values, riders }) => ({ values, riders: riders * 3 })))
        if (few.kind !== 'estimate' || many.kind !== 'estimate') throw new Error('five riders have a rating')
        const own = few.rating + (few.prior.weight * (few.rating - few.prior.centre)) / few.riders
        expect(Math.abs(few.rating - own)).toBeLessThanOrEqual(Math.abs(few.prior.centre - own) + 1e-9)
        expect(Math.abs(many.rating - own)).toBeLessThanOrEqual(Math.abs(few.rating - own) + 1e-9)
        expect(few.interval.low).toBeLessThan(few.rating)
        expect(few.interval.low).toBeGreaterThanOrEqual(1)
        expect(few.interval.high).toBeLessThanOrEqual(7)
      }),
    )
  })
})

describe('the prior of the rating', () => {
  const around = (centre: number) => sampleOf([centre - 1, centre - 1, centre, centre + 1, centre + 1])

  it('is declared below twenty fitters with five riders', () => {
    const nineteen = Array.from({ length: 19 }, () => around(6))
    expect(ratingPrior(nineteen)).toBe(DECLARED_PRIOR)
    expect(ratingPrior([...nineteen, sampleOf([7, 7, 7, 7])])).toBe(DECLARED_PRIOR)
  })

  it('is computed by hand from twenty', () => {
    // Ten fitters around 5 and ten around 6, five riders each, squared deviations 4 within each: s²within = 80/80 = 1.
    // Between: mean square 5 · 20 · 0.25/19 = 25/19; s²between = (25/19 − 1)/5 = 6/95. m = 95/6, C = 5.5.
    const prior = ratingPrior(Array.from({ length: 20 }, (_, index) => around(index % 2 === 0 ? 5 : 6)))
    expect(prior.weight).toBeCloseTo(95 / 6, 10)
    expect(prior).toMatchObject({ centre: 5.5, fitters: 20 })
  })

  it('weighs fitters by their riders', () => {
    // Nineteen fitters with five riders around 5 and one with fifty around 6: C = (95 · 5 + 50 · 6)/145.
    const large = sampleOf(Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? 5 : 7)))
    const prior = ratingPrior([...Array.from({ length: 19 }, () => around(5)), large])
    expect(prior.centre).toBeCloseTo((95 * 5 + 50 * 6) / 145, 10)
    // s²within = (19 · 4 + 50)/(145 − 20) = 126/125; mean square = (95 (5 − C)² + 50 (6 − C)²)/19;
    // n₀ = (145 − (19 · 25 + 2500)/145)/19.
    const between = (95 * (5 - prior.centre) ** 2 + 50 * (6 - prior.centre) ** 2) / 19 - 126 / 125
    expect(prior.weight).toBeCloseTo(126 / 125 / (between / ((145 - 2975 / 145) / 19)), 9)
  })

  it('weighs at most a hundred riders if fitters do not differ, and at least one if riders do not', () => {
    expect(ratingPrior(Array.from({ length: 20 }, () => around(6)))).toMatchObject({ centre: 6, weight: 100 })
    const clear = Array.from({ length: 20 }, (_, index) =>
      sampleOf(Array.from({ length: 5 }, () => 1 + (index % 7))),
    )
    expect(ratingPrior(clear).weight).toBe(1)
  })

  it('finds the variances of invented fitters', () => {
    // Fitters vary by 0.25 around 5.5 and riders by 1: m = 1/0.0625 = 16, here with an exact grid of fitters.
    const grid = Array.from({ length: 40 }, (_, index) => 5.5 + (0.25 * Math.SQRT2 * (index - 19.5)) / 16.33)
    const fitters = grid.map((centre) =>
      sampleOf(Array.from({ length: 200 }, (_, rider) => centre + (rider % 2 === 0 ? 1 : -1))),
    )
    const spread = sampleOf(grid.map((centre) => (centre - 5.5) ** 2))
    expect(ratingPrior(fitters).weight).toBeCloseTo(1 / (mean(spread) * (40 / 39) - 1.005 / 200), 0)
  })
})
