import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DISCIPLINES } from '../disciplines.ts'
import { isNumeric } from './measurement.ts'
import { PUBLISHED_RANGES } from './published-ranges.ts'
import type { TakenHow } from './ranges-for.ts'
import { rangesFor } from './ranges-for.ts'
import type { MeasurementKey } from './vocabulary.ts'
import { MEASUREMENTS, measurementOf } from './vocabulary.ts'

const shown = (key: MeasurementKey, discipline: Parameters<typeof rangesFor>[1], taken?: TakenHow) =>
  rangesFor(key, discipline, taken).map(({ min, max, roadReference }) => [
    min,
    max,
    roadReference ? 'road' : 'own',
  ])

describe('published ranges', () => {
  it.each(PUBLISHED_RANGES)('$measurement $min–$max of $source lies within what is plausible', (range) => {
    const description = measurementOf(range.measurement)
    if (!isNumeric(description)) throw new Error('only numbers have ranges')
    const { min, max, timesInseam, reference, methods = [] } = range
    const { plausible } = description
    const ends = [min, max].filter((end) => end !== null).map((end) => (timesInseam ? end * 820 : end))
    expect(ends.length).toBeGreaterThan(0)
    for (const end of ends) expect(end >= plausible.min && end <= plausible.max).toBe(true)
    if (min !== null && max !== null) expect(min).toBeLessThanOrEqual(max)
    if (reference) expect(description.references).toContain(reference)
    expect(methods.every((method) => description.methods.includes(method))).toBe(true)
    expect(range.source).not.toBe('')
  })

  it('are shown for the discipline they are about', () => {
    expect(shown('torso_angle', 'road_racing')).toEqual([[30, 45, 'own']])
    expect(shown('torso_angle', 'endurance')).toEqual([[45, 55, 'own']])
    expect(shown('torso_angle', 'triathlon')).toEqual([[20, 30, 'own']])
    expect(shown('torso_angle', 'time_trial')).toEqual([[null, 18, 'own']])
    expect(shown('q_factor', 'mountain_bike')).toEqual([[175, 175, 'own']])
  })

  it('are labelled as the road’s where nothing else was published: gravel and mountain bike', () => {
    expect(shown('knee_flexion_bdc_static', 'gravel')).toEqual([[25, 35, 'road']])
    expect(shown('elbow_flexion', 'mountain_bike', { reference: 'hoods' })).toEqual([[20, 30, 'road']])
    expect(shown('knee_flexion_max', 'mountain_bike')).toEqual([[107, 113, 'own']])
    expect(shown('tyre_width', 'gravel')).toEqual([[38, 50, 'own']])
    expect(shown('knee_flexion_bdc_static', null)).toEqual([[25, 35, 'road']])
  })

  it('apply only to the landmarks and methods they were measured with', () => {
    expect(shown('hip_angle_closed', 'road_racing', { reference: 'retul' })).toEqual([[66, 76, 'own']])
    expect(shown('hip_angle_closed', 'road_racing', { reference: 'knee_hip_shoulder' })).toEqual([
      [55, 65, 'own'],
    ])
    expect(shown('hip_angle_closed', 'road_racing', { reference: 'retul', method: 'video_2d' })).toEqual([])
    expect(shown('knee_flexion_bdc_static', 'endurance', { method: 'video_2d' })).toEqual([])
  })

  it('that are ratios are shown in mm once the inseam is known', () => {
    expect(shown('saddle_height', 'endurance')).toEqual([[0.883, 0.885, 'own']])
    expect(shown('saddle_height', 'endurance', { inseam: 840 })).toEqual([[741.7, 743.4, 'own']])
    expect(rangesFor('saddle_height', 'endurance', { inseam: 840 })[0]).not.toHaveProperty('timesInseam')
  })

  it('show no range twice, nor the road’s as another discipline’s own', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MEASUREMENTS),
        fc.constantFrom(...DISCIPLINES, null),
        (one, discipline) => {
          const ranges = rangesFor(one.key, discipline)
          const named = ranges.map(({ source, min, max, reference }) => [source, min, max, reference].join())
          expect(new Set(named).size).toBe(named.length)
          for (const { disciplines, roadReference } of ranges)
            expect(roadReference).toBe(discipline === null || !disciplines.includes(discipline))
        },
      ),
    )
  })
})
