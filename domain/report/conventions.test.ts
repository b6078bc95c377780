import { expect, it } from 'vitest'
import { conventionsOf } from './conventions.ts'
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
    both: [{ of: 'reference', key: 'measurements:references.nose' }, tape],
    before: [],
    after: [],
  })
  expect(conventionsOf(row('saddle_setback', nose, wide))).toEqual({
    both: [],
    before: [{ of: 'reference', key: 'measurements:references.nose' }, tape],
    after: [{ of: 'reference', key: 'measurements:references.width_80' }, tape],
  })
})

it('says what an angle of a joint means, and takes the only reading there is', () => {
  const still = reading({ method: 'static_goniometer' })
  expect(conventionsOf(row('knee_flexion_bdc_static', still, null)).both).toEqual([
    { of: 'angle', key: 'measurements:conventions.flexion' },
    { of: 'method', key: 'measurements:methods.static_goniometer' },
  ])
})
