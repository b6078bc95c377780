import fc from 'fast-check'
import { expect, it } from 'vitest'
import { riderMean } from './mean-interval.ts'
import { countFits, countsOf, riderAverages, whereFit } from './rider-groups.ts'
import { groupByRider } from './testing/group-by-rider.ts'
import { eachAlone, ridersWith } from './testing/riders.arbitrary.ts'
import { riderShare } from './wilson.ts'

const scores = ridersWith(fc.integer({ min: -7, max: 7 }))

it('groups a list by rider', () => {
  const groups = groupByRider([
    ['ana', 3],
    ['ben', 1],
    ['ana', 0],
  ])
  expect(groups).toEqual([
    { values: [3, 0], riders: 1 },
    { values: [1], riders: 1 },
  ])
  expect(countsOf(groups)).toEqual({ fits: 3, riders: 2 })
})

it('averages a rider’s fits before anything else', () => {
  const groups = groupByRider([
    ['ana', 3],
    ['ana', 0],
    ['ana', 0],
    ['ben', 1],
    ['eva', 4],
  ])
  // Ana (3 + 0 + 0)/3 = 1, Ben 1, Eva 4; the five fits themselves would have the mean 1.6.
  expect(riderAverages(groups, Number)).toEqual({
    n: 3,
    values: [
      { value: 1, count: 2 },
      { value: 4, count: 1 },
    ],
  })
})

it('leaves out riders without a fit that counts', () => {
  const groups = [
    { values: [3, 0], riders: 2 },
    { values: [0], riders: 4 },
  ]
  expect(countsOf(whereFit(groups, (score) => score > 1))).toEqual({ fits: 2, riders: 2 })
  expect(countFits(groups, (score) => score === 0)).toBe(6)
  expect(countsOf([{ values: [], riders: 7 }])).toEqual({ fits: 0, riders: 0 })
})

it('gives the same figures for riders in groups as for each alone', () => {
  fc.assert(
    fc.property(scores, (groups) => {
      const alone = eachAlone(groups)
      expect(countsOf(alone)).toEqual(countsOf(groups))
      expect(riderAverages(alone, Number)).toEqual(riderAverages(groups, Number))
      expect(riderMean(alone, Number)).toEqual(riderMean(groups, Number))
      expect(riderShare(alone, (score) => score > 0)).toEqual(riderShare(groups, (score) => score > 0))
    }),
  )
})
