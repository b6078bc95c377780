import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeBand, shareBand } from './non-response.ts'

const riders = fc.record({
  answered: fc.integer({ min: 1, max: 500 }),
  missing: fc.integer({ min: 0, max: 500 }),
})

describe('the band for those who did not answer', () => {
  it('is the example of 40 who answered and 60 who did not', () => {
    // 62 % of 40 are 24.8; of all 100 that is 25 %.
    const band = shareBand('better', 0.62, { answered: 40, missing: 60 })
    expect(band.optimistic).toBe(0.62)
    expect(band.conservative).toBeCloseTo(0.248, 12)
    expect(band.worst).toBe(band.conservative)
  })

  it('counts the missing as unchanged', () => {
    expect(shareBand('unchanged', 0.2, { answered: 5, missing: 5 }).conservative).toBe(0.6)
    expect(shareBand('worse', 0.2, { answered: 5, missing: 5 }).worst).toBe(0.1)
  })

  it('is computed by hand for a mean change', () => {
    // Ten with a mean of 2, ten missing: (20 + 0)/20 = 1, and (20 − 10)/20 = 0.5.
    expect(changeBand(2, { answered: 10, missing: 10 })).toEqual({
      optimistic: 2,
      conservative: 1,
      worst: 0.5,
    })
    expect(changeBand(-1, { answered: 10, missing: 10 }).conservative).toBe(-0.5)
  })

  it('has no width if everybody answered, and its shares add up to 1', () => {
    fc.assert(
      fc.property(fc.double({ min: -7, max: 7, noNaN: true }), riders, (change, answering) => {
        const all = changeBand(change, { ...answering, missing: 0 })
        expect([all.conservative, all.worst]).toEqual([expect.closeTo(change, 9), expect.closeTo(change, 9)])
        const { conservative, worst } = changeBand(change, answering)
        expect(worst).toBeLessThanOrEqual(conservative)
        const shares = [0.5, 0.3, 0.2] as const
        const sum =
          shareBand('better', shares[0], answering).conservative +
          shareBand('unchanged', shares[1], answering).conservative +
          shareBand('worse', shares[2], answering).conservative
        expect(sum).toBeCloseTo(1, 9)
      }),
    )
  })
})
