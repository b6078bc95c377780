import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FitComplaints } from './complaint-outcomes.ts'
import { complaintOutcomes } from './complaint-outcomes.ts'
import { pairsWhere, partOf, SHARE_PARTS } from './share-parts.ts'
import { eachAlone, ridersWith, zonePair } from './testing/riders.arbitrary.ts'
import { outcomeOf } from './zone-change.ts'

const complaint = zonePair.filter(({ before }) => before >= 2)

it('is computed by hand: a rider’s complaints are taken together', () => {
  // One rider with two fits: 5→2 better, 3→3 unchanged; then 4→6 worse. Shares better 1/3, worse 1/3.
  // Four riders with one fit and one complaint: 4→2, 4→2 better, 2→1 possibly better, 6→7 possibly worse.
  const outcomes = complaintOutcomes([
    {
      riders: 1,
      values: [
        [
          { before: 5, after: 2 },
          { before: 3, after: 3 },
        ],
        [{ before: 4, after: 6 }],
      ],
    },
    { riders: 2, values: [[{ before: 4, after: 2 }]] },
    { riders: 1, values: [[{ before: 2, after: 1 }]] },
    { riders: 1, values: [[{ before: 6, after: 7 }]] },
    { riders: 3, values: [[]] },
  ])
  expect(outcomes).toMatchObject({
    fits: 6,
    riders: 5,
    complaints: 7,
    parts: { better: 3, possibly_better: 1, unchanged: 1, possibly_worse: 1, worse: 1 },
  })
  // (1/3 + 1 + 1 + 0 + 0) / 5; (1/3 + 0 + 0 + 1 + 1) / 5; (1/3) / 5.
  expect(outcomes.better.estimate?.share).toBeCloseTo(7 / 15, 12)
  expect(outcomes.unchanged.estimate?.share).toBeCloseTo(7 / 15, 12)
  expect(outcomes.worse.estimate?.share).toBeCloseTo(1 / 15, 12)
  // Changes by fit: 1.5 and −2 (mean −0.25), 2, 2, 1, −1: mean 3.75/5 = 0.75.
  expect(outcomes.change).toMatchObject({ kind: 'estimate', fits: 6, riders: 5, change: 0.75 })
})

it('counts every complaint in one part, and each rider once', () => {
  const groups = ridersWith<FitComplaints>(fc.array(complaint, { maxLength: 3 }))
  fc.assert(
    fc.property(groups, (riders) => {
      const outcomes = complaintOutcomes(riders)
      expect(SHARE_PARTS.reduce((sum, part) => sum + outcomes.parts[part], 0)).toBe(outcomes.complaints)
      expect(complaintOutcomes(eachAlone(riders))).toEqual(outcomes)
      const { better, unchanged, worse } = outcomes
      if (better.estimate && unchanged.estimate && worse.estimate)
        expect(better.estimate.share + unchanged.estimate.share + worse.estimate.share).toBeCloseTo(1, 9)
    }),
  )
})

it('names all pairs of scores of a part', () => {
  const better = pairsWhere((pair) => partOf(pair) === 'better')
  expect(better).toHaveLength(21)
  for (const { before, after } of better) expect(outcomeOf(before, after).share).toBe('better')
  expect(pairsWhere(() => true)).toHaveLength(64)
})
