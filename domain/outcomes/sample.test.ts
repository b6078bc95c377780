import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mean, quantile, sampleFromCounts, sampleOf, standardDeviation, variance } from './sample.ts'
import { reference } from './testing/reference.ts'

const { quantiles } = reference<{ quantiles: { values: number[]; p: number[]; quantile: number[] } }>(
  'intervals',
)
const values = fc.array(fc.integer({ min: -7, max: 7 }), { minLength: 2, maxLength: 40 })

it('joins equal values and leaves out those that never occur', () => {
  expect(sampleOf([3, -1, 3])).toEqual({
    n: 3,
    values: [
      { value: -1, count: 1 },
      { value: 3, count: 2 },
    ],
  })
  expect(
    sampleFromCounts([
      { value: 2, count: 5 },
      { value: 1, count: 0 },
      { value: 2, count: 1 },
    ]),
  ).toEqual({ n: 6, values: [{ value: 2, count: 6 }] })
})

describe('a sample', () => {
  it('has the mean and the variance of its list', () => {
    // 2, 4, 4, 6: mean 16/4 = 4; deviations 4 + 0 + 0 + 4 = 8, by n − 1 = 3.
    const sample = sampleOf([2, 4, 4, 6])
    expect(mean(sample)).toBe(4)
    expect(variance(sample)).toBeCloseTo(8 / 3, 12)
    expect(standardDeviation(sample)).toBeCloseTo(Math.sqrt(8 / 3), 12)
  })

  it('moves with its values and keeps its spread', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: -9, max: 9 }), (list, shift) => {
        const [here, there] = [sampleOf(list), sampleOf(list.map((value) => value + shift))]
        expect(mean(there)).toBeCloseTo(mean(here) + shift, 9)
        expect(variance(there)).toBeCloseTo(variance(here), 9)
        expect(quantile(there, 0.5)).toBeCloseTo(quantile(here, 0.5) + shift, 9)
      }),
    )
  })

  it('has the quantiles that R computes', () => {
    const sample = sampleOf(quantiles.values)
    for (const [index, p] of quantiles.p.entries())
      expect(quantile(sample, p)).toBeCloseTo(quantiles.quantile[index] ?? Number.NaN, 9)
  })

  it('has quantiles between its least and its greatest value, whose half is the median of the sorted list', () => {
    fc.assert(
      fc.property(values, (list) => {
        const sorted = list.toSorted((a, b) => a - b)
        const middle = [sorted[Math.floor((list.length - 1) / 2)], sorted[Math.ceil((list.length - 1) / 2)]]
        expect(quantile(sampleOf(list), 0.5)).toBe(((middle[0] ?? 0) + (middle[1] ?? 0)) / 2)
        expect(quantile(sampleOf(list), 0)).toBe(sorted[0])
        expect(quantile(sampleOf(list), 1)).toBe(sorted.at(-1))
      }),
    )
  })

  it('without values has no mean', () => {
    expect([mean(sampleOf([])), variance(sampleOf([1])), quantile(sampleOf([]), 0.5)]).toEqual([
      NaN,
      NaN,
      NaN,
    ])
  })
})
