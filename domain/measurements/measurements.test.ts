import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { intake } from '../forms/intake.ts'
import { anyJson } from '../questionnaires/answers.arbitrary.ts'
import type { Taken } from './change.ts'
import { changeBetween } from './change.ts'
import { checkMeasurement, fitsReference, fitsSide, keptValue } from './check.ts'
import { fromUnit, includedAngle, inUnit, isUnitOf, measuredUnitsOf, usualUnit } from './measured-units.ts'
import type { MeasuredKind } from './measurement.ts'
import { dependsOnBike, isNumeric, MEASUREMENT_GROUPS, subjectOf } from './measurement.ts'
import { isMeasurementKey, MEASUREMENTS, MOST_USED, measurementOf, measurementsOf } from './vocabulary.ts'

const numeric = MEASUREMENTS.filter(isNumeric)
const anyNumeric = fc.constantFrom(...numeric)

describe('the vocabulary', () => {
  it('names each measurement once, in its group, with the twenty most used first', () => {
    const keys = MEASUREMENTS.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(MEASUREMENT_GROUPS.flatMap((group) => measurementsOf(group)).length).toBe(keys.length)
    expect(new Set(MOST_USED).size).toBe(20)
    expect(isMeasurementKey('saddle_height')).toBe(true)
    expect(['__proto__', 'constructor', 'saddleHeight', ''].some(isMeasurementKey)).toBe(false)
    expect(measurementOf('head_circumference')).toBeUndefined()
  })

  it.each(numeric)('$key: has plausible values that are possible and reached by its steps', (one) => {
    const { bounds, plausible, step } = one
    expect([bounds.min, plausible.min, plausible.max, bounds.max]).toEqual(
      [bounds.min, plausible.min, plausible.max, bounds.max].toSorted((a, b) => a - b),
    )
    expect(step).toBeGreaterThan(0)
    expect(keptValue(one.key, step)).toBe(step)
  })

  it('has a method for each, and a reference point where values depend on it', () => {
    for (const one of MEASUREMENTS) {
      expect(one.methods.length).toBeGreaterThan(0)
      expect(one.references?.length ?? 2).toBeGreaterThan(1)
    }
  })

  it('distinguishes the bike, the rider on it and the rider alone', () => {
    expect(subjectOf(measurementOf('saddle_height'))).toBe('bike')
    expect(subjectOf(measurementOf('torso_angle'))).toBe('posture')
    expect(subjectOf(measurementOf('inseam'))).toBe('body')
    expect(dependsOnBike(measurementOf('torso_angle'))).toBe(true)
    expect(dependsOnBike(measurementOf('inseam'))).toBe(false)
  })
})

describe('checkMeasurement', () => {
  it('accepts usual values, asks about odd ones, and refuses impossible ones with the bound', () => {
    expect(checkMeasurement('saddle_height', 742)).toEqual({ verdict: 'ok' })
    expect(checkMeasurement('saddle_height', 940)).toEqual({
      verdict: 'implausible',
      params: { min: 560, max: 880 },
    })
    expect(checkMeasurement('saddle_height', 1740)).toEqual({
      verdict: 'impossible',
      code: 'too_large',
      params: { min: 450, max: 950 },
    })
    expect(checkMeasurement('saddle_height', 74)).toMatchObject({ code: 'too_small' })
    expect(checkMeasurement('inseam', 1010)).toMatchObject({ verdict: 'implausible' })
  })

  it.each([
    ['saddle_height', '742', 'wrong_type'],
    ['saddle_height', Number.NaN, 'wrong_type'],
    ['saddle_height', null, 'wrong_type'],
    ['insole', 3, 'wrong_type'],
    ['insole', 'constructor', 'unknown_option'],
    ['saddle_model', ' \u200b', 'required'],
    ['saddle_model', 'x'.repeat(201), 'too_long'],
    ['saddle_model', 'a\u0000b', 'bad_characters'],
  ] as const)('refuses %s = %j: %s', (key, value, code) => {
    expect(checkMeasurement(key, value)).toMatchObject({ verdict: 'impossible', code })
  })

  it('judges a setback by its own reference point', () => {
    expect(checkMeasurement('saddle_setback', 205, 'width_80')).toEqual({ verdict: 'ok' })
    expect(checkMeasurement('saddle_setback', 205, 'lowest_point')).toEqual({ verdict: 'ok' })
    expect(checkMeasurement('saddle_setback', 205, 'nose')).toEqual({
      verdict: 'impossible',
      code: 'too_large',
      params: { min: -120, max: 180 },
    })
    expect(checkMeasurement('saddle_setback', -40, 'nose')).toEqual({ verdict: 'ok' })
    expect(checkMeasurement('saddle_setback', -60, 'width_70')).toMatchObject({ code: 'too_small' })
    expect(checkMeasurement('saddle_setback', 301, 'width_80')).toMatchObject({ code: 'too_large' })
    expect(checkMeasurement('saddle_setback', 301, 'midpoint')).toMatchObject({ verdict: 'implausible' })
  })

  it('allows what any reference point allows while the point is not known', () => {
    expect(checkMeasurement('saddle_setback', 205)).toEqual({ verdict: 'ok' })
    expect(checkMeasurement('saddle_setback', 331)).toMatchObject({ code: 'too_large' })
  })

  it('accepts an option and a name', () => {
    expect(checkMeasurement('wedge_side', 'varus')).toEqual({ verdict: 'ok' })
    expect(checkMeasurement('saddle_model', '  Power Comp 143 ')).toEqual({ verdict: 'ok' })
    expect(keptValue('saddle_model', '  Power Comp 143 ')).toBe('Power Comp 143')
  })

  it('accepts every plausible value, and refuses exactly the values outside the bounds', () => {
    fc.assert(
      fc.property(anyNumeric, fc.double({ min: -3000, max: 3000, noNaN: true }), (one, value) => {
        const { verdict } = checkMeasurement(one.key, value)
        const inside = ({ min, max }: { min: number; max: number }) => value >= min && value <= max
        expect(verdict).toBe(inside(one.plausible) ? 'ok' : inside(one.bounds) ? 'implausible' : 'impossible')
      }),
    )
  })

  it('judges any JSON without throwing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MEASUREMENTS), anyJson(intake), (one, json) => {
        expect(['ok', 'implausible', 'impossible']).toContain(checkMeasurement(one.key, json).verdict)
      }),
    )
  })

  it('knows sides and reference points', () => {
    expect([fitsSide('cleat_rotation', 'left'), fitsSide('cleat_rotation', null)]).toEqual([true, false])
    expect([fitsSide('saddle_height', null), fitsSide('saddle_height', 'right')]).toEqual([true, false])
    expect([fitsReference('saddle_height', 'nose'), fitsReference('saddle_height', null)]).toEqual([
      true,
      false,
    ])
    expect([fitsReference('stem_length', null), fitsReference('bar_drop', 'nose')]).toEqual([true, false])
  })
})

describe('units', () => {
  it('return the typed number, with the decimals a unit is shown with', () => {
    const kinds = fc.constantFrom<MeasuredKind[]>('length', 'angle', 'pressure', 'score')
    const typed = kinds.chain((kind) =>
      fc.record({
        kind: fc.constant(kind),
        unit: fc.constantFrom(...measuredUnitsOf(kind)),
        value: fc.double({ min: -1500, max: 1500, noNaN: true }),
      }),
    )
    fc.assert(
      fc.property(typed, ({ kind, unit, value }) => {
        const shown = inUnit(unit, fromUnit(kind, unit, value))
        expect(inUnit(unit, fromUnit(kind, unit, shown))).toBe(shown)
      }),
    )
  })

  it('convert exactly', () => {
    expect(fromUnit('length', 'in', 29.21)).toBe(741.9)
    expect(fromUnit('length', 'cm', 74.25)).toBe(742.5)
    expect(inUnit('in', 742)).toBe(29.21)
    expect(inUnit('psi', 5)).toBe(72.5)
    expect(usualUnit('length', 'imperial')).toBe('in')
    expect(isUnitOf('length', 'deg')).toBe(false)
    expect(includedAngle(35.5)).toBe(144.5)
  })
})

describe('changeBetween', () => {
  const height = (value: number, more: Partial<Taken> = {}): Taken => ({
    key: 'saddle_height',
    side: null,
    value,
    reference: 'width_80',
    method: 'tape',
    ...more,
  })

  it('gives the difference in stored units', () => {
    expect(changeBetween(height(728.1), height(742.4))).toEqual({ kind: 'changed', by: 14.3 })
    expect(changeBetween(height(728), height(728, { method: 'motion_3d' }))).toEqual({ kind: 'unchanged' })
    const insole = (value: string): Taken => ({
      key: 'insole',
      side: 'left',
      value,
      reference: null,
      method: null,
    })
    expect(changeBetween(insole('stock'), insole('custom'))).toEqual({ kind: 'replaced' })
  })

  it('does not compare across reference points, nor posture across methods', () => {
    expect(changeBetween(height(728), height(742, { reference: 'nose' }))).toEqual({
      kind: 'incomparable',
      because: 'reference',
    })
    const knee = (value: number, method: Taken['method']): Taken => ({
      key: 'hip_angle_closed',
      side: 'left',
      value,
      reference: 'retul',
      method,
    })
    expect(changeBetween(knee(60, 'video_2d'), knee(66, 'motion_3d'))).toEqual({
      kind: 'incomparable',
      because: 'method',
    })
  })
})
