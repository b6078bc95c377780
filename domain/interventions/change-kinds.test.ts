import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MeasurementKey } from '../measurements/vocabulary.ts'
import { CHANGE_KINDS, changeKindsOf } from './change-kinds.ts'
import type { Intervention, InterventionKind } from './intervention.ts'
import { INTERVENTION_KINDS, measurementsFor } from './intervention.ts'

const moved = (
  measurement: MeasurementKey | null,
  fromValue: number | null,
  toValue: number | null,
  kind: InterventionKind = 'adjustment',
): Intervention => ({ kind, measurement, side: null, fromValue, toValue, zones: [], places: {} })

const part = (kind: InterventionKind): Intervention => moved(null, null, null, kind)

/** Movements come first, each beside its opposite. */
const opposites = CHANGE_KINDS.slice(0, -INTERVENTION_KINDS.length).flatMap((kind, at, all) => {
  const next = all[at + 1]
  return at % 2 === 0 && next ? [[kind, next] as const] : []
})

describe('the kinds of change', () => {
  it.each<[string, Intervention[], string[]]>([
    ['a raised saddle', [moved('saddle_height', 700, 705)], ['saddle_raised']],
    ['a lowered one', [moved('saddle_height', 705, 700)], ['saddle_lowered']],
    [
      'the same movement measured to the pedal too',
      [moved('saddle_height', 700, 705), moved('saddle_pedal_distance', 870, 875)],
      ['saddle_raised'],
    ],
    [
      'spacers, a stem and the drop that follows from them',
      [moved('spacers', 10, 20), moved('stem_angle', -6, 6, 'stem'), moved('bar_drop', 80, 50)],
      ['bar_raised'],
    ],
    ['a shorter stem', [moved('stem_length', 110, 90, 'stem')], ['bar_moved_closer']],
    ['a smaller drop over the same saddle', [moved('bar_drop', 80, 60)], ['bar_raised']],
    [
      'a drop that is smaller only because the saddle was lowered',
      [moved('saddle_height', 710, 700), moved('bar_drop', 80, 70)],
      ['saddle_lowered'],
    ],
    ['longer cranks taken back', [moved('crank_length', 170, 165), moved('crank_length', 165, 170)], []],
    ['cleats set back', [moved('cleat_fore_aft', 5, 12)], ['cleats_moved_back']],
    ['wedges, however many', [moved('wedge_deg', 0, 1, 'wedge'), part('wedge')], ['wedge']],
    ['a new saddle that is wider', [moved('saddle_width', 143, 155, 'saddle')], ['saddle']],
    ['a part without numbers', [part('bar_tape'), part('shorts')], ['bar_tape', 'shorts']],
    ['an adjustment without numbers', [moved('saddle_tilt', null, null)], ['adjustment']],
    ['nothing', [], []],
  ])('of %s', (_what, log, expected) => {
    expect(changeKindsOf(log)).toEqual(expected)
  })

  it('are each once and in one order, whatever was logged, and both directions are never true', () => {
    const intervention = fc.record({
      kind: fc.constantFrom(...INTERVENTION_KINDS),
      measurement: fc.option(fc.constantFrom(...measurementsFor('adjustment')), { nil: null }),
      side: fc.constantFrom('left' as const, 'right' as const, null),
      fromValue: fc.option(fc.integer({ min: 0, max: 50 }), { nil: null }),
      toValue: fc.option(fc.integer({ min: 0, max: 50 }), { nil: null }),
      zones: fc.constant([]),
      places: fc.constant({}),
    })
    fc.assert(
      fc.property(fc.array(intervention, { maxLength: 12 }), (log) => {
        const kinds = changeKindsOf(log)
        expect(kinds).toEqual(CHANGE_KINDS.filter((kind) => kinds.includes(kind)))
        for (const [one, other] of opposites) expect(kinds.includes(one) && kinds.includes(other)).toBe(false)
      }),
    )
  })
})
