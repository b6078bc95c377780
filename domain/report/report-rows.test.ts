import { expect, it } from 'vitest'
import type { MeasuredValue } from '../measurements/check.ts'
import type { MeasurementKey } from '../measurements/vocabulary.ts'
import { type KeptMeasurement, reportRows } from './report-rows.ts'

const kept = (
  phase: KeptMeasurement['phase'],
  key: MeasurementKey,
  value: MeasuredValue,
  reference: string | null = null,
): KeptMeasurement => ({ phase, key, side: null, value, reference, method: null })

it('says with the setback what the 80 mm point of another saddle moved', () => {
  const fit = [
    kept('before', 'saddle_model', 'Long one'),
    kept('before', 'saddle_nose_to_width_80', 105),
    kept('before', 'saddle_height', 728, 'nose'),
    kept('before', 'saddle_setback', 60, 'nose'),
    kept('after', 'saddle_model', 'Short one'),
    kept('after', 'saddle_nose_to_width_80', 75),
    kept('after', 'saddle_height', 730, 'nose'),
    kept('after', 'saddle_setback', 85, 'nose'),
  ]
  const rows = (measured: KeptMeasurement[]) =>
    reportRows(measured, 'metric').map(({ key, swapped, wideBack }) => [key, swapped, wideBack])
  expect(rows(fit)).toEqual([
    ['saddle_height', true, undefined],
    // 60 + 105 = 165 mm before, 85 + 75 = 160 mm after.
    ['saddle_setback', true, -5],
    ['saddle_model', true, undefined],
    ['saddle_nose_to_width_80', true, undefined],
  ])
  const unknown = fit.filter(({ phase, key }) => phase === 'before' || key !== 'saddle_nose_to_width_80')
  expect(rows(unknown)[1]).toEqual(['saddle_setback', true, undefined])
  const same = fit.filter(({ phase }) => phase === 'before')
  expect(rows(same)[1]).toEqual(['saddle_setback', undefined, undefined])
})
