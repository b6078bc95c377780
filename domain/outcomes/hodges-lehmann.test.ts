import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hodgesLehmann } from './hodges-lehmann.ts'
import { sampleFromCounts, sampleOf } from './sample.ts'
import { signedRankIntervalRank, signedRankProbabilities } from './signed-rank.ts'
import { reference } from './testing/reference.ts'

type Located = { estimate: number; low: number; high: number }
const recorded = reference<{
  paired: { before: number[]; after: number[] }
  signedRank: { ranks: { n: number; rank: number }[]; cdf10: number[] }
  hodgesLehmann: { tied: Located; untied: Located & { values: number[] } }
}>('intervals')

const changes = fc.array(fc.integer({ min: -7, max: 7 }), { minLength: 6, maxLength: 40 })

/** All Walsh averages, listed. */
const walshAverages = (values: readonly number[]) =>
  values
    .flatMap((one, index) => values.slice(index).map((other) => (one + other) / 2))
    .toSorted((a, b) => a - b)

describe('the null distribution of signed ranks', () => {
  it('is counted by hand for three ranks', () => {
    // The eight subsets of {1, 2, 3} have the sums 0, 1, 2, 3, 3, 4, 5, 6.
    expect([...signedRankProbabilities(3)]).toEqual([1, 1, 1, 2, 1, 1, 1].map((count) => count / 8))
  })

  it('is that of R for ten', () => {
    let cumulative = 0
    for (const [sum, probability] of signedRankProbabilities(10).entries()) {
      cumulative += probability
      expect(cumulative).toBeCloseTo(recorded.signedRank.cdf10[sum] ?? Number.NaN, 12)
    }
  })

  it('gives the ranks of R, and none below six', () => {
    for (const { n, rank } of recorded.signedRank.ranks) expect(signedRankIntervalRank(n)).toBe(rank)
    // With five, a sum of 0 alone has 1/32 = 3.1 %; with six it has 1/64 = 1.6 %.
    expect([signedRankIntervalRank(5), signedRankIntervalRank(6)]).toEqual([0, 1])
  })

  it('is approximated by the normal distribution above 100, never with a narrower interval', () => {
    for (const n of [101, 120, 150]) {
      let [exact, cumulative] = [0, 0]
      for (const probability of signedRankProbabilities(n)) {
        cumulative += probability
        if (cumulative > 0.025) break
        exact += 1
      }
      expect(exact - signedRankIntervalRank(n)).toBeGreaterThanOrEqual(0)
      expect(exact - signedRankIntervalRank(n)).toBeLessThanOrEqual(2)
    }
  })
})

describe('the Hodges–Lehmann estimate', () => {
  it('agrees with R on values without ties and zeros', () => {
    const { values, estimate, low, high } = recorded.hodgesLehmann.untied
    const result = hodgesLehmann(sampleOf(values))
    expect(result?.estimate).toBeCloseTo(estimate, 10)
    expect(result?.interval.low).toBeCloseTo(low, 10)
    expect(result?.interval.high).toBeCloseTo(high, 10)
  })

  it('keeps ties and zeros', () => {
    const { before, after } = recorded.paired
    const { estimate, low, high } = recorded.hodgesLehmann.tied
    const result = hodgesLehmann(sampleOf(before.map((score, index) => score - (after[index] ?? 0))))
    expect(result).toEqual({ estimate, interval: { low, high } })
  })

  it('has the whole range as its interval for six', () => {
    expect(hodgesLehmann(sampleOf([-1, 0, 2, 3, 3, 5]))?.interval).toEqual({ low: -1, high: 5 })
  })

  it('does not exist below six, or where all changed by the same amount', () => {
    expect(hodgesLehmann(sampleOf([1, 2, 3, 4, 5]))).toBeNull()
    expect(hodgesLehmann(sampleOf([2, 2, 2, 2, 2, 2, 2]))).toBeNull()
  })

  it('finds among the distinct values what a list of all averages has', () => {
    fc.assert(
      fc.property(changes, (list) => {
        const result = hodgesLehmann(sampleOf(list))
        if (result === null) return
        const averages = walshAverages(list)
        const rank = signedRankIntervalRank(list.length)
        expect(result.interval.low).toBe(averages[rank - 1])
        expect(result.interval.high).toBe(averages[averages.length - rank])
        const middle = (averages.length - 1) / 2
        expect(result.estimate).toBe(
          ((averages[Math.floor(middle)] ?? 0) + (averages[Math.ceil(middle)] ?? 0)) / 2,
        )
      }),
    )
  })

  it('moves with its values, and mirrors with them', () => {
    fc.assert(
      fc.property(changes, fc.integer({ min: -5, max: 5 }), (list, shift) => {
        const here = hodgesLehmann(sampleOf(list))
        const moved = hodgesLehmann(sampleOf(list.map((value) => shift - value)))
        if (here === null || moved === null) return
        expect(moved.estimate).toBe(shift - here.estimate)
        expect(moved.interval).toEqual({ low: shift - here.interval.high, high: shift - here.interval.low })
      }),
    )
  })

  it('takes 20,000 riders as their fifteen values, or all different', () => {
    const few = sampleFromCounts(
      Array.from({ length: 15 }, (_, index) => ({ value: index - 5, count: 1333 })),
    )
    expect(hodgesLehmann(few)?.estimate).toBe(2)
    const many = sampleOf(Array.from({ length: 20_000 }, (_, index) => Math.sqrt(index)))
    expect(hodgesLehmann(many)?.interval.low).toBeGreaterThan(90)
  })
})
