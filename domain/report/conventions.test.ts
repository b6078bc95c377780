import { expect, it } from 'vitest'
import { conventionsOf, conventionWords, nameWithPoint } from './conventions.ts'
import type { Reading, ReportRow } from './fit-report.ts'

const reading = (given: Partial<Reading>): Reading => ({ value: 1, reference: null, method: null, ...given })
const row = (key: ReportRow['key'], before: Reading | null, after: Reading | null): ReportRow => ({
  key,
  side: null,
  before,
  after,
  unit: 'mm',
})

const tape = { of: 'method', key: 'measurements:methods.tape' }

it('says equal conventions once, and different ones for each time', () => {
  const nose = reading({ reference: 'nose', method: 'tape' })
  const wide = reading({ reference: 'width_80', method: 'tape' })
  expect(conventionsOf(row('saddle_setback', nose, nose))).toEqual({
    both: [{ of: 'reference', key: 'measurements:references.nose', role: 'from' }, tape],
    before: [],
    after: [],
  })
  expect(conventionsOf(row('saddle_setback', nose, wide))).toEqual({
    both: [],
    before: [{ of: 'reference', key: 'measurements:references.nose', role: 'from' }, tape],
    after: [{ of: 'reference', key: 'measurements:references.width_80', role: 'from' }, tape],
  })
})

it('says what an angle of a joint means, and takes the only reading there is', () => {
  const still = reading({ method: 'static_goniometer' })
  expect(conventionsOf(row('knee_flexion_bdc_static', still, null)).both).toEqual([
    { of: 'angle', key: 'measurements:conventions.flexion' },
    { of: 'method', key: 'measurements:methods.static_goniometer' },
  ])
})

it.each([
  ['saddle_height', 'width_80', 'from'],
  ['saddle_to_bar_reach', 'nose', 'from'],
  ['bar_drop', 'hoods', 'to'],
  ['bar_reach_xy', 'bar_clamp', 'to'],
  ['aero_pad_reach', 'pad_rear', 'to'],
  ['torso_angle', 'hoods', 'hands'],
  ['hip_angle_closed', 'retul', 'landmarks'],
] as const)('says of %s with %s what the point is: %s', (key, reference, role) => {
  const { both } = conventionsOf(row(key, null, reading({ reference })))
  expect(both.find(({ of }) => of === 'reference')).toMatchObject({ role })
})

it('names a coordinate with the point that it leads to, and a number without a point by its name alone', () => {
  const say = (key: string, { name, point }: { name: string; point: string }) =>
    [key, name, point].filter(Boolean).join(' ')
  expect(nameWithPoint('bar_stack', reading({ reference: 'hoods' }), 'HY', say)).toBe(
    'numbers.withPoint HY measurements:taken.to measurements:references.hoods',
  )
  expect(nameWithPoint('stem_length', reading({}), 'Stem', say)).toBe('Stem')
})

it('writes how each time was measured as a clause of its own', () => {
  const say = (key: string, { how }: { how: string }) => (how ? `${key} ${how}` : key)
  const clauses = (parts: readonly string[]) => parts.filter(Boolean).join(' | ')
  const differently = row('saddle_height', reading({ method: 'tape' }), reading({ method: 'jig' }))
  expect(conventionWords(differently, say, clauses)).toBe(
    'numbers.takenBefore measurements:methods.tape | numbers.takenAfter measurements:methods.jig',
  )
})
