import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countsOf } from './rider-groups.ts'
import { onceEach, ridersWith, zonePair } from './testing/riders.arbitrary.ts'
import { wilsonInterval } from './wilson.ts'
import type { ZonePair } from './zone-shares.ts'
import { complaintRates, netComplaints, netComplaintsOf, symptomatic, zoneShares } from './zone-shares.ts'

/** 5→2 much better, 4→2 better, 3→2 possibly better, 2→2 unchanged, 1→2 possibly worse, 0→2 worse and new, 6→1 resolved. */
const SEVEN: readonly ZonePair[] = [
  { before: 5, after: 2 },
  { before: 4, after: 2 },
  { before: 3, after: 2 },
  { before: 2, after: 2 },
  { before: 1, after: 2 },
  { before: 0, after: 2 },
  { before: 6, after: 1 },
]

describe('the shares of a zone', () => {
  it('count possible changes as unchanged and name them', () => {
    const shares = zoneShares(onceEach(SEVEN))
    expect(shares).toMatchObject({ fits: 7, riders: 7 })
    expect([shares.better.having, shares.unchanged.having, shares.worse.having]).toEqual([3, 3, 1])
    expect(shares.better.estimate).toEqual({ share: 3 / 7, interval: wilsonInterval(3 / 7, 7) })
    expect(shares.labels).toEqual({
      much_better: 2,
      better: 1,
      possibly_better: 1,
      unchanged: 1,
      possibly_worse: 1,
      worse: 1,
      much_worse: 0,
    })
  })

  it('are counts only below five riders', () => {
    expect(zoneShares(onceEach(SEVEN.slice(0, 4))).better).toEqual({
      fits: 4,
      riders: 4,
      having: 2,
      estimate: null,
    })
  })

  it('add up to all fits and to 1', () => {
    fc.assert(
      fc.property(ridersWith(zonePair), (groups) => {
        const { better, unchanged, worse, labels, fits } = zoneShares(groups)
        expect(better.having + unchanged.having + worse.having).toBe(fits)
        expect(Object.values(labels).reduce((sum, count) => sum + count, 0)).toBe(fits)
        if (better.estimate === null || unchanged.estimate === null || worse.estimate === null) return
        expect(better.estimate.share + unchanged.estimate.share + worse.estimate.share).toBeCloseTo(1, 12)
      }),
    )
  })
})

describe('complaints', () => {
  it('are resolved and persistent of those with one before, and new of the others', () => {
    const rates = complaintRates(onceEach(SEVEN))
    expect(rates.resolved).toMatchObject({ fits: 5, having: 1, estimate: { share: 0.2 } })
    expect(rates.persistent).toMatchObject({ fits: 5, having: 4, estimate: { share: 0.8 } })
    expect(rates.new).toEqual({ fits: 2, riders: 2, having: 1, estimate: null })
  })

  it('are new in two of five riders without one before', () => {
    // 0→2 and 1→4 are new; 1→2 is one step only, 0→0 and 1→1 are none.
    const scores: ZonePair[] = [
      { before: 0, after: 2 },
      { before: 1, after: 4 },
      { before: 1, after: 2 },
      { before: 0, after: 0 },
      { before: 1, after: 1 },
    ]
    expect(complaintRates(onceEach(scores)).new).toMatchObject({
      fits: 5,
      having: 2,
      estimate: { share: 0.4 },
    })
  })

  it('that went by one step are neither resolved nor persistent', () => {
    const { resolved, persistent } = complaintRates(onceEach([{ before: 2, after: 1 } satisfies ZonePair]))
    expect([resolved.fits, resolved.having, persistent.having]).toEqual([1, 0, 0])
  })

  it('divide all fits into those with one before and those without', () => {
    fc.assert(
      fc.property(ridersWith(zonePair), (groups) => {
        const rates = complaintRates(groups)
        expect(rates.resolved.fits).toBe(countsOf(symptomatic(groups)).fits)
        expect(rates.resolved.fits + rates.new.fits).toBe(countsOf(groups).fits)
      }),
    )
  })

  it('are counted net: new ones minus resolved ones', () => {
    expect(netComplaintsOf(SEVEN)).toBe(0)
    expect(netComplaintsOf([{ before: 0, after: 4 }])).toBe(1)
    // Five riders with 6→1: one resolved each.
    const five = netComplaints(
      onceEach(Array.from({ length: 5 }, (): ZonePair[] => [{ before: 6, after: 1 }])),
    )
    expect(five).toEqual({ kind: 'same', fits: 5, riders: 5, mean: -1 })
  })
})
