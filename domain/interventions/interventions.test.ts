import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MeasurementKey } from '../measurements/vocabulary.ts'
import { measurementOf } from '../measurements/vocabulary.ts'
import type { ZonePlaces } from '../places.ts'
import { ALL_PLACES, PLACES } from '../places.ts'
import type { ZoneScore } from '../zones.ts'
import { ZONES } from '../zones.ts'
import { effectsIn, effectsOf, toldEffects } from './effects.ts'
import type { Intervention } from './intervention.ts'
import {
  directionWords,
  fitsMeasurement,
  INTERVENTION_KINDS,
  isInterventionKind,
  measurementsFor,
  moveOf,
} from './intervention.ts'
import type { Rule } from './rules.ts'
import { RULES } from './rules.ts'
import type { RiderState } from './warnings.ts'
import { warningsFor } from './warnings.ts'

const move = (measurement: MeasurementKey, fromValue: number, toValue: number): Intervention => ({
  kind: 'adjustment',
  measurement,
  side: null,
  fromValue,
  toValue,
  zones: [],
  places: {},
})
const part = (kind: Intervention['kind']): Intervention => ({
  kind,
  measurement: null,
  side: null,
  fromValue: null,
  toValue: null,
  zones: [],
  places: {},
})
const rulesOf = (intervention: Intervention) => {
  const { helps, burdens } = effectsOf(intervention)
  return { helps: helps.map(({ rule }) => rule), burdens: burdens.map(({ rule }) => rule) }
}

describe('the rules', () => {
  it('name measurements with numbers, zones and places that exist', () => {
    const keys = RULES.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { zone, location, helps, tries = [] } of RULES as readonly Rule[]) {
      if (zone !== null && location !== null) expect(PLACES[zone]).toContain(location)
      for (const remedy of [...helps, ...tries]) {
        if (typeof remedy === 'string') expect(isInterventionKind(remedy)).toBe(true)
        else expect(measurementOf(remedy[0])).toHaveProperty('bounds')
      }
    }
  })

  it('never say that a move both helps and burdens one place', () => {
    const moves = measurementsFor('adjustment').flatMap((key) => [move(key, 0, 1), move(key, 1, 0)])
    for (const one of moves) {
      const { helps, burdens } = rulesOf(one)
      expect(helps.filter((rule) => burdens.includes(rule))).toEqual([])
    }
  })
})

describe('effectsOf', () => {
  it('raising the saddle helps the front of the knee and burdens its back, ITB, saddle and low back', () => {
    expect(rulesOf(move('saddle_height', 728, 742))).toEqual({
      helps: ['knee_front', 'hip_front'],
      burdens: [
        'knee_back',
        'knee_outside',
        'lower_back',
        'saddle_soft_tissue',
        'saddle_skin',
        'calf_achilles',
        'hamstring',
        'pelvis_rocks',
      ],
    })
  })

  it('nose down helps perineum and low back and loads the hands', () => {
    const { helps, burdens } = rulesOf(move('saddle_tilt', 0, -2))
    expect(helps).toEqual(['lower_back', 'saddle_soft_tissue'])
    expect(burdens).toEqual(['hands_ulnar', 'slides_forward'])
  })

  it('higher bars help back, neck, hands and perineum', () => {
    for (const one of [move('spacers', 10, 20), move('bar_drop', 70, 60)]) {
      expect(rulesOf(one).helps).toEqual(
        expect.arrayContaining(['lower_back', 'neck', 'hands_ulnar', 'saddle_soft_tissue']),
      )
    }
  })

  it('includes parts by their kind, with marks and sources', () => {
    expect(rulesOf(part('gloves'))).toEqual({ helps: ['hands_ulnar'], burdens: [] })
    expect(effectsOf(part('saddle')).helps[0]).toEqual({
      rule: 'saddle_soft_tissue',
      zone: 'saddle',
      location: 'soft_tissue',
      evidence: 'B',
      conflicting: true,
      sources: ['Schrader 2008', 'Guess 2011', 'Dettori 2004'],
    })
    expect(rulesOf(part('other'))).toEqual({ helps: [], burdens: [] })
    expect(rulesOf(move('saddle_height', 742, 742))).toEqual({ helps: [], burdens: [] })
  })
})

it('gives a change the evidence of what a study isolated, never that of the whole fit', () => {
  const evidenceOf = (intervention: Intervention, key: string) => {
    const { helps, burdens } = effectsOf(intervention)
    const effect = [...helps, ...burdens].find(({ rule }) => rule === key)
    return effect && [effect.evidence, effect.conflicting, effect.sources]
  }
  expect(evidenceOf(move('saddle_tilt', 0, -2), 'lower_back')).toEqual(['C', false, ['Salai et al. 1999']])
  expect(evidenceOf(move('stem_length', 110, 100), 'lower_back')).toEqual(['D', false, []])
  expect(evidenceOf(move('spacers', 0, 10), 'neck')).toEqual(['D', false, []])
  expect(evidenceOf(part('gloves'), 'hands_ulnar')).toEqual(['B', false, ['Slane 2011']])
  expect(evidenceOf(move('saddle_setback', 50, 60), 'hands_ulnar')).toEqual(['D', false, []])
  // Too low a saddle strains what a higher one was studied for.
  expect(evidenceOf(move('saddle_height', 742, 728), 'knee_front')?.[0]).toBe('B')
  expect(evidenceOf(move('crank_length', 172.5, 165), 'knee_front')).toEqual(['D', false, ['Silberman 2005']])
  // The travel of the knee is from the validation of a 3D camera, not from the trial of a whole fit by the same group.
  expect(evidenceOf(move('crank_length', 172.5, 165), 'knee_wanders')).toEqual([
    'D',
    false,
    ['Velogicfit', 'Scoz et al. 2021, Sensors 21:4473'],
  ])
})

it('cites no shop, blog or page of a fitter', () => {
  const cited = (RULES as readonly Rule[]).flatMap(({ sources, isolated = [] }) => [
    ...sources,
    ...isolated.flatMap((study) => study.sources),
  ])
  expect(cited.filter((source) => /\b\w+\.(?:com|org|net|co\.\w{2})\b/.test(source))).toEqual([])
})

it('isolates only remedies of its own rule', () => {
  for (const { helps, tries = [], isolated = [] } of RULES as readonly Rule[])
    for (const { remedies } of isolated)
      expect([...helps, ...tries]).toEqual(expect.arrayContaining([...remedies]))
})

describe('warningsFor', () => {
  const raised = move('saddle_height', 728, 742)
  const warned = (log: readonly Intervention[], rider: RiderState) =>
    warningsFor(log, rider).map((warning) => [
      warning.kind,
      'zone' in warning ? warning.zone : 'by' in warning ? warning.by : null,
    ])

  it('warns about what may burden a complaint, not about what may help it, nor about places that do not hurt', () => {
    expect(warned([raised], { scores: { knees: 5 } })).toEqual([['burdens', 'knees']])
    expect(warned([raised], { scores: { knees: 5 }, locations: { knees: 'front' } })).toEqual([])
    expect(warned([raised], { scores: { knees: 1, lower_back: 2, hands: 7 } })).toEqual([
      ['burdens', 'lower_back'],
    ])
    expect(warned([raised], { scores: {} })).toEqual([])
  })

  it('distinguishes a complaint at the place from one somewhere in the zone', () => {
    const located = (rider: RiderState) =>
      warningsFor([raised], rider).flatMap((warning) =>
        warning.kind === 'burdens' ? [[warning.zone, warning.located]] : [],
      )
    expect(located({ scores: { knees: 5, lower_back: 3 } })).toEqual([
      ['knees', false],
      ['lower_back', true],
    ])
    expect(located({ scores: { knees: 5 }, locations: { knees: 'back' } })).toEqual([['knees', true]])
    const forward = move('cleat_fore_aft', 10, 4)
    const feet = (place: 'toes' | 'heel') =>
      warned([forward], { scores: { feet: 4 }, locations: { feet: place } })
    expect([feet('toes'), feet('heel')].map((each) => each.some(([kind]) => kind === 'burdens'))).toEqual([
      true,
      false,
    ])
  })

  it('includes the places in the log: a complaint can be at two of them', () => {
    const at = (...places: ZonePlaces[]) => places.map((known) => ({ ...part('other'), places: known }))
    const knees = (log: readonly Intervention[], rider: Partial<RiderState> = {}) =>
      warningsFor([...log, raised], { scores: { knees: 5 }, ...rider }).flatMap((warning) =>
        warning.kind === 'burdens' ? warning.effects.map(({ rule }) => [rule, warning.located]) : [],
      )
    expect(knees(at({}))).toEqual([
      ['knee_back', false],
      ['knee_outside', false],
    ])
    expect(knees(at({ knees: 'front' }))).toEqual([])
    expect(knees(at({ knees: 'front' }, { knees: 'back' }))).toEqual([['knee_back', true]])
    expect(knees(at({ knees: 'outside' }), { locations: { knees: 'back' } })).toEqual([
      ['knee_back', true],
      ['knee_outside', true],
    ])
  })

  it('wants the saddle raised with a shorter crank, lowered with a cleat moved back, unless it was', () => {
    const crank = move('crank_length', 172.5, 165)
    const cleat = { ...move('cleat_fore_aft', 0, 6), side: 'left' as const }
    expect(warned([crank], { scores: {} })).toEqual([['raise_saddle', 7.5]])
    expect(warned([crank, raised], { scores: {} })).toEqual([])
    expect(warned([cleat], { scores: {} })).toEqual([['lower_saddle', 3]])
    expect(warned([cleat, raised], { scores: {} })).toEqual([['lower_saddle', 3]])
    expect(warned([move('crank_length', 165, 170)], { scores: {} })).toEqual([['lower_saddle', 5]])
  })

  it('nets crank, cleats and saddle: what one change takes back needs no other', () => {
    const crank = move('crank_length', 172.5, 167.5)
    const back = (side: 'left' | 'right') => ({ ...move('cleat_fore_aft', 0, 6), side })
    const need = (...log: Intervention[]) =>
      warningsFor(log, { scores: {} }).map((warning) =>
        'by' in warning ? [warning.kind, warning.by, warning.halfOfCleat, warning.intervention] : [],
      )
    // The crank asks for 5 mm up, the cleats for 3 mm down; both feet count once.
    expect(need(crank)).toEqual([['raise_saddle', 5, false, 0]])
    expect(need(back('left'), back('right'))).toEqual([['lower_saddle', 3, true, 1]])
    expect(need(crank, back('left'), back('right'))).toEqual([['raise_saddle', 2, true, 0]])
    expect(need(crank, move('saddle_height', 728, 731))).toEqual([['raise_saddle', 2, false, 0]])
    expect(need(crank, move('saddle_height', 728, 733))).toEqual([])
    expect(need(crank, move('crank_length', 167.5, 172.5))).toEqual([])
  })

  it('does not warn about a raised saddle that only follows a shorter crank, nor about spacers taken out again', () => {
    const follows = move('saddle_height', 728, 733)
    const pain: RiderState = { scores: { knees: 5 }, locations: { knees: 'back' } }
    expect(warned([follows], pain)).toEqual([['burdens', 'knees']])
    expect(warned([follows, move('crank_length', 172.5, 167.5)], pain)).toEqual([])
    const faster: RiderState = { scores: {}, goals: ['improve_aerodynamics'] }
    expect(warned([move('spacers', 10, 20), move('spacers', 20, 10)], faster)).toEqual([])
  })

  it('nets the saddle and the bar: raised by the same amount, the drop is as it was', () => {
    const up = move('saddle_height', 728, 738)
    const back: RiderState = { scores: { lower_back: 4 }, goals: ['improve_aerodynamics'] }
    expect(warned([up], back)).toEqual([['burdens', 'lower_back']])
    // 10 mm of spacers, a bar that is 10 mm higher, or a stem that is turned up by 6°, follow the saddle.
    for (const follows of [move('spacers', 0, 10), move('bar_stack', 600, 610), move('stem_angle', -6, 0)])
      expect(warned([up, follows], back)).toEqual([])
    // 4 mm of 10 are left for the back; 5 mm more than the saddle cost aerodynamics.
    expect(warned([up, move('spacers', 0, 6)], back)).toEqual([['burdens', 'lower_back']])
    expect(warned([up, move('spacers', 0, 15)], back)).toEqual([['aero_cost', null]])
    // The drop that was measured after both is the result, and the spacers are a part of it.
    expect(warned([up, move('spacers', 0, 15), move('bar_drop', 60, 60.5)], back)).toEqual([])
    expect(warned([move('saddle_height', 738, 728), move('spacers', 10, 0)], back)).toEqual([])
  })

  it('nets the saddle and the reach, the saddle and the pads', () => {
    const numb: RiderState = { scores: { hands: 4 }, locations: { hands: 'little_and_ring_finger' } }
    const longer = move('stem_length', 100, 110)
    expect(warned([longer], numb)).toEqual([['burdens', 'hands']])
    expect(warned([longer, move('saddle_setback', 60, 50)], numb)).toEqual([
      ['burdens', 'hands'],
      ['check_height', null],
    ])
    const stretched: RiderState = { scores: { shoulders: 4 }, locations: { shoulders: 'shoulders' } }
    expect(warned([longer], stretched)).toEqual([['burdens', 'shoulders']])
    expect(warned([longer, move('saddle_setback', 60, 50)], stretched)).toEqual([['check_height', null]])
    const faster: RiderState = { scores: {}, goals: ['improve_aerodynamics'] }
    const pads = move('aero_pad_stack', 600, 610)
    expect(warned([pads], faster)).toEqual([['aero_cost', null]])
    expect(warned([pads, move('saddle_height', 728, 738)], faster)).toEqual([])
  })

  it('says of an entry only what the others leave of it', () => {
    const [up, spacers] = [move('saddle_height', 728, 738), move('spacers', 0, 10)]
    const warningsFor = (...log: Intervention[]) => {
      const { helps, burdens } = effectsIn(log, up)
      return [...helps, ...burdens].map(({ rule }) => rule)
    }
    expect(warningsFor(up)).toContain('lower_back')
    expect(warningsFor(up, spacers)).toContain('knee_back')
    expect(warningsFor(up, spacers)).not.toContain('lower_back')
    expect(warningsFor(up, move('crank_length', 172.5, 162.5))).toEqual([])
    expect(effectsIn([up, spacers], spacers)).toEqual({ helps: [], burdens: [] })
    expect(effectsIn([part('gloves'), up], part('gloves')).helps.map(({ rule }) => rule)).toEqual([
      'hands_ulnar',
    ])
  })

  it('looks at the knee that was measured: from 48° to 38° is no risk for the ITB', () => {
    const at = (minKneeFlexion: number | null) =>
      warned([raised], { scores: { knees: 5 }, locations: { knees: 'outside' }, minKneeFlexion })
    expect(at(38)).toEqual([])
    expect(at(33)).toEqual([['burdens', 'knees']])
    expect(at(null)).toEqual([['burdens', 'knees']])
  })

  it('asks to check the height after a new saddle, shoes, pedals or setback, until the saddle was moved', () => {
    const back = move('saddle_setback', 50, 60)
    for (const one of [part('saddle'), part('seatpost'), part('shoes'), part('pedals'), back])
      expect(warned([one], { scores: {} })).toEqual([['check_height', null]])
    expect(warned([part('shoes'), back], { scores: {} })).toEqual([['check_height', null]])
    expect(warned([back, raised], { scores: {} })).toEqual([])
    expect(warned([raised, back], { scores: {} })).toEqual([['check_height', null]])
  })

  it('warns for numb hands about a saddle moved forward, and not about one moved back', () => {
    const numb: RiderState = { scores: { hands: 4 }, locations: { hands: 'little_and_ring_finger' } }
    expect(warned([move('saddle_setback', 60, 50)], numb)).toContainEqual(['burdens', 'hands'])
    expect(rulesOf(move('saddle_setback', 50, 60)).helps).toContain('hands_ulnar')
    expect(rulesOf(move('stem_length', 110, 100)).helps).toContain('hands_ulnar')
    expect(rulesOf(move('stance_width', 290, 280)).helps).toContain('knee_inside')
    expect(rulesOf(move('stance_width', 290, 280)).burdens).toContain('knee_outside')
  })

  it('warns riders who want to be faster about higher bars', () => {
    const bars = move('spacers', 10, 20)
    expect(warned([bars], { scores: {}, goals: ['improve_aerodynamics'] })).toEqual([['aero_cost', null]])
    expect(warned([bars], { scores: {}, goals: ['maximize_comfort'] })).toEqual([])
  })

  it('says of a change nothing about a zone with a red flag, and nothing at all if the flag is of no zone', () => {
    const { burdens } = effectsOf(raised)
    const warningsFor = (silenced: readonly (typeof ZONES)[number][]) =>
      toldEffects(burdens, silenced).map(({ rule }) => rule)
    expect(warningsFor([])).toHaveLength(burdens.length)
    expect(warningsFor(['knees', 'saddle'])).toEqual([
      'lower_back',
      'calf_achilles',
      'hamstring',
      'pelvis_rocks',
    ])
    expect(warningsFor(ZONES)).toEqual([])
  })

  it('refers a red flag to a physician and applies no rule to that zone', () => {
    const aimed: Intervention = { ...raised, zones: ['knees'] }
    expect(warned([aimed], { scores: { knees: 6 }, silenced: ['knees'] })).toEqual([['refer', 'knees']])
  })

  it('accepts any log, and only mentions the log and complaints', () => {
    const log = fc.array(
      fc.record<Intervention>({
        kind: fc.constantFrom(...INTERVENTION_KINDS),
        measurement: fc.option(fc.constantFrom(...measurementsFor('adjustment')), { nil: null }),
        side: fc.constantFrom('left', 'right', null),
        fromValue: fc.option(fc.double({ noNaN: true, min: -100, max: 900 }), { nil: null }),
        toValue: fc.option(fc.double({ noNaN: true, min: -100, max: 900 }), { nil: null }),
        zones: fc.subarray([...ZONES]),
        places: fc.dictionary(fc.constantFrom(...ZONES), fc.constantFrom(...ALL_PLACES)),
      }),
      { maxLength: 8 },
    )
    const scores = fc.dictionary(fc.constantFrom(...ZONES), fc.constantFrom<ZoneScore[]>(0, 1, 2, 5, 7))
    fc.assert(
      fc.property(log, scores, fc.subarray([...ZONES]), (entries, scored, silenced) => {
        for (const warning of warningsFor(entries, { scores: scored, silenced })) {
          expect(entries[warning.intervention]).toBeDefined()
          if (warning.kind !== 'burdens') continue
          expect(scored[warning.zone]).toBeGreaterThanOrEqual(2)
          expect(silenced).not.toContain(warning.zone)
        }
      }),
    )
  })
})

it('requires the measurement of an adjustment always, of a part where it has one', () => {
  expect(fitsMeasurement('adjustment', 'saddle_height')).toBe(true)
  expect(fitsMeasurement('adjustment', null)).toBe(false)
  expect(fitsMeasurement('adjustment', 'inseam')).toBe(false)
  expect(fitsMeasurement('stem', 'stem_length')).toBe(true)
  expect(fitsMeasurement('stem', 'saddle_height')).toBe(false)
  expect(fitsMeasurement('gloves', null)).toBe(true)
  expect(moveOf(move('saddle_height', 728, 742))).toEqual({
    measurement: 'saddle_height',
    direction: 'more',
    by: 14,
  })
  expect([directionWords('saddle_height'), directionWords('pedal_washers')]).toEqual(['height', 'amount'])
  expect(isInterventionKind('surgery')).toBe(false)
})
