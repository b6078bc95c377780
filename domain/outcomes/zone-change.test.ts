import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ZoneScore } from '../zones.ts'
import { courseOf, isComplaint, zoneChanges, zoneScoresOf } from './zone-change.ts'

const SCORES: readonly ZoneScore[] = [0, 1, 2, 3, 4, 5, 6, 7]
const score = fc.constantFrom(...SCORES)

it.each<[ZoneScore, ZoneScore, string]>([
  [2, 1, 'resolved'],
  [7, 0, 'resolved'],
  [3, 2, 'improved'],
  [4, 3, 'unchanged'],
  [6, 5, 'unchanged'],
  [6, 4, 'improved'],
  [7, 5, 'unchanged'],
  [7, 4, 'improved'],
  [5, 5, 'unchanged'],
  [1, 0, 'unchanged'],
  [0, 0, 'unchanged'],
  [0, 1, 'worse'],
  [4, 5, 'worse'],
  [1, 2, 'new'],
  [0, 6, 'new'],
])('from %i to %i is %s', (before, after, course) => {
  expect(courseOf(before, after)).toBe(course)
})

it('requires one step for 2–3, two for 4–6 and three for 7, as the evidence for larger baselines does', () => {
  const fewest = ([2, 3, 4, 5, 6, 7] as const).map((before) =>
    SCORES.toReversed().findIndex(
      (after) => after < before && ['improved', 'resolved'].includes(courseOf(before, after)),
    ),
  )
  expect(fewest.map((index, at) => at + 2 - (SCORES.toReversed()[index] ?? 0))).toEqual([1, 1, 2, 2, 2, 3])
})

it('is better only downwards, worse only upwards, and certain from two steps', () => {
  fc.assert(
    fc.property(score, score, (before, after) => {
      const [zone] = zoneChanges({ knees: before }, { knees: after })
      if (!zone) throw new Error('both were asked')
      if (zone.course === 'resolved' || zone.course === 'improved') expect(zone.change).toBeLessThan(0)
      if (zone.course === 'worse' || zone.course === 'new') expect(zone.change).toBeGreaterThan(0)
      expect(zone.certainty === null).toBe(after <= before)
      if (zone.change >= 2) expect(zone.certainty).toBe('clear')
      if (zone.muchImproved) expect(['resolved', 'improved']).toContain(zone.course)
      expect(zone.acceptable).toBe(!isComplaint(after))
    }),
  )
})

it('compares only what was asked both times, from the ground up', () => {
  const changes = zoneChanges({ hands: 4, knees: 5, feet: 0 }, { knees: 1, hands: 5 })
  expect(changes.map(({ zone, change, course }) => [zone, change, course])).toEqual([
    ['knees', -4, 'resolved'],
    ['hands', 1, 'worse'],
  ])
})

it('finds the scores among the figures of a form', () => {
  expect(
    zoneScoresOf([
      { name: 'zoneScore', option: 'knees', value: 5 },
      { name: 'zoneScore', option: 'hands', value: 0 },
      { name: 'zoneScore', option: 'elbow', value: 3 },
      { name: 'zoneScore', option: 'feet', value: 9 },
      { name: 'handsHeaviness', option: null, value: 7 },
    ]),
  ).toEqual({ knees: 5, hands: 0 })
})
