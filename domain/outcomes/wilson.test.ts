import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupByRider } from './testing/group-by-rider.ts'
import { reference } from './testing/reference.ts'
import { onceEach } from './testing/riders.arbitrary.ts'
import { riderShare, wilsonInterval } from './wilson.ts'

const recorded = reference<{ wilson: { x: number; n: number; low: number; high: number }[] }>('intervals')
const Z = 1.959963984540054

it('agrees with R', () => {
  for (const { x, n, low, high } of recorded.wilson) {
    const interval = wilsonInterval(x / n, n)
    expect(interval.low).toBeCloseTo(low, 10)
    expect(interval.high).toBeCloseTo(high, 10)
  }
})

it('solves the equation that defines it', () => {
  // Wilson 1927: the ends are the shares π with |p − π| = z √(π(1 − π)/n).
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.double({ min: 0.01, max: 0.99, noNaN: true }),
      (n, p) => {
        const { low, high } = wilsonInterval(p, n)
        for (const end of [low, high])
          expect(Math.abs(p - end)).toBeCloseTo(Z * Math.sqrt((end * (1 - end)) / n), 9)
      },
    ),
  )
})

it('stays between 0 and 1, contains the share, and mirrors it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.double({ min: 0, max: 1, noNaN: true }), (n, p) => {
      const [here, mirrored] = [wilsonInterval(p, n), wilsonInterval(1 - p, n)]
      expect(here.low).toBeGreaterThanOrEqual(0)
      expect(here.high).toBeLessThanOrEqual(1)
      expect(here.low).toBeLessThanOrEqual(p + 1e-12)
      expect(here.high).toBeGreaterThanOrEqual(p - 1e-12)
      expect(mirrored.low).toBeCloseTo(1 - here.high, 9)
    }),
  )
})

it('is not empty where everybody or nobody has the property', () => {
  // p = 1: the lower end is n/(n + z²) = 10/(10 + 3.8414588) = 0.7224672.
  expect(wilsonInterval(1, 10).low).toBeCloseTo(10 / (10 + Z ** 2), 12)
  expect(wilsonInterval(1, 10).high).toBe(1)
  expect(wilsonInterval(0, 10).low).toBe(0)
})

it('shows only counts below five riders, however many fits they had', () => {
  const fits = onceEach([true, false, true, true]).map(({ values }) => ({
    values: [...values, true],
    riders: 1,
  }))
  expect(riderShare(fits, Boolean)).toEqual({ fits: 8, riders: 4, having: 7, estimate: null })
})

it('takes the mean of the riders’ shares and the number of riders', () => {
  const groups = groupByRider([
    ['ana', true],
    ['ana', false],
    ['ben', true],
    ['eva', false],
    ['ida', true],
    ['tom', false],
  ])
  // Shares ½, 1, 0, 1, 0: mean 2.5/5 = 0.5 of 5 riders, although 3 of 6 fits have it. Wilson's interval of one half:
  // ½ ± z √(1/20 + z²/100)/(1 + z²/5).
  const half = (Z * Math.sqrt(0.05 + Z ** 2 / 100)) / (1 + Z ** 2 / 5)
  expect(riderShare(groups, Boolean).estimate?.interval.low).toBeCloseTo(0.5 - half, 12)
  expect(riderShare(groups, Boolean)).toEqual({
    fits: 6,
    riders: 5,
    having: 3,
    estimate: { share: 0.5, interval: wilsonInterval(0.5, 5) },
  })
})
