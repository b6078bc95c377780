import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FitResult } from './improvement-index.ts'
import { improvementIndex } from './improvement-index.ts'
import { zonePair } from './testing/riders.arbitrary.ts'

const result = (part: Partial<FitResult>): FitResult => ({
  zones: [],
  attainments: [],
  overallChange: null,
  ...part,
})

it('is computed by hand', () => {
  // B = 5 + 3 = 8, A = 2 + 3 = 5: 50 + 50 · 3/8 = 68.75. Goals (0.5 + 2)/4 = 62.5. Overall (6 − 1)/6 = 83.33.
  // 0.45 · 68.75 + 0.30 · 62.5 + 0.25 · 83.33 = 70.5208.
  const { version, index, components } = improvementIndex({
    zones: [
      { before: 5, after: 2 },
      { before: 3, after: 3 },
      { before: 0, after: 0 },
    ],
    attainments: [0, 1],
    overallChange: 6,
  })
  expect(version).toBe(1)
  expect(components.discomfort).toBe(68.75)
  expect(components.goals).toBe(62.5)
  expect(components.overall).toBeCloseTo(250 / 3, 10)
  expect(index).toBeCloseTo(0.45 * 68.75 + 0.3 * 62.5 + 0.25 * (250 / 3), 10)
})

it('gives the weight of a missing component to the others', () => {
  // Without discomfort: (0.30 · 50 + 0.25 · 100)/0.55.
  const both = improvementIndex(result({ attainments: [0], overallChange: 7 }))
  expect(both.components).toEqual({ discomfort: null, goals: 50, overall: 100 })
  expect(both.index).toBeCloseTo((0.3 * 50 + 0.25 * 100) / 0.55, 10)
})

it('needs two components', () => {
  expect(improvementIndex(result({ overallChange: 7 })).index).toBeNull()
  expect(improvementIndex(result({}))).toEqual({
    version: 1,
    index: null,
    components: { discomfort: null, goals: null, overall: null },
  })
  // All zones 0 both times: there was nothing to improve.
  expect(improvementIndex(result({ zones: [{ before: 0, after: 0 }], overallChange: 4 })).index).toBeNull()
})

it('is 50 without a change, mirrors, and stays between 0 and 100', () => {
  const fit = fc.record({
    zones: fc.array(zonePair, { minLength: 1, maxLength: 6 }),
    attainments: fc.array(fc.integer({ min: -2, max: 2 }), { maxLength: 5 }),
    overallChange: fc.option(fc.integer({ min: 1, max: 7 })),
  })
  fc.assert(
    fc.property(fit, (one) => {
      const { index } = improvementIndex(one)
      const mirrored = improvementIndex({
        zones: one.zones.map(({ before, after }) => ({ before: after, after: before })),
        attainments: one.attainments.map((attainment) => -attainment),
        overallChange: one.overallChange === null ? null : 8 - one.overallChange,
      })
      expect(mirrored.index === null).toBe(index === null)
      if (index === null || mirrored.index === null) return
      expect(mirrored.index).toBeCloseTo(100 - index, 9)
      expect(index).toBeGreaterThanOrEqual(0)
      expect(index).toBeLessThanOrEqual(100)
    }),
  )
})
