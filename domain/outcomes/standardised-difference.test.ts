import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sampleOf } from './sample.ts'
import { meansDiffer, proportionsDiffer } from './standardised-difference.ts'

it('of means is computed by hand', () => {
  // 2, 4, 6: mean 4, variance 4. 1, 2, 3: mean 2, variance 1. 2/√2.5 = 1.2649.
  const result = meansDiffer(sampleOf([2, 4, 6]), sampleOf([1, 2, 3]))
  expect(result.difference).toBeCloseTo(2 / Math.sqrt(2.5), 12)
  expect(result.isNoticeable).toBe(true)
})

it('of proportions is computed by hand', () => {
  // 0.6 and 0.4: 0.2/√((0.24 + 0.24)/2) = 0.2/√0.24.
  const result = proportionsDiffer({ having: 6, of: 10 }, { having: 8, of: 20 })
  expect(result.difference).toBeCloseTo(0.2 / Math.sqrt(0.24), 12)
  // 0.50 and 0.45: 0.05/√((0.25 + 0.2475)/2) = 0.1002.
  expect(proportionsDiffer({ having: 50, of: 100 }, { having: 45, of: 100 }).isNoticeable).toBe(false)
})

it('without spread has no number, but two groups that differ are told', () => {
  const same = { difference: 0, isNoticeable: false }
  expect(meansDiffer(sampleOf([3, 3]), sampleOf([3, 3]))).toEqual(same)
  expect(meansDiffer(sampleOf([3, 3]), sampleOf([4, 4]))).toEqual({ difference: null, isNoticeable: true })
  expect(meansDiffer(sampleOf([3]), sampleOf([4, 5]))).toEqual({ difference: null, isNoticeable: false })
  expect(proportionsDiffer({ having: 0, of: 9 }, { having: 4, of: 4 })).toEqual({
    difference: null,
    isNoticeable: true,
  })
  expect(proportionsDiffer({ having: 0, of: 0 }, { having: 1, of: 4 })).toEqual({
    difference: null,
    isNoticeable: false,
  })
})

it('changes its sign with the groups and does not depend on unit or zero point', () => {
  const values = fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 2, maxLength: 30 })
  fc.assert(
    fc.property(values, values, (one, other) => {
      const { difference } = meansDiffer(sampleOf(one), sampleOf(other))
      const moved = (list: number[]) => sampleOf(list.map((value) => 3 * value + 10))
      const back = meansDiffer(moved(other), moved(one)).difference
      if (difference === null || back === null) expect(back).toBe(difference)
      else expect(back).toBeCloseTo(-difference, 8)
    }),
  )
})
