import type { MeasurementKey } from '../measurements/vocabulary.ts'
import type { Zone } from '../zones.ts'
import type { Direction, InterventionKind } from './intervention.ts'

/**
 * The strength of the evidence for one change. B: controlled laboratory or cohort study; C: case series, cross-sectional
 * or mechanism; D: expert or trade consensus. Reviews and randomised trials studied whole fits and isolated no change, so
 * no change has an A.
 */
export const EVIDENCE_MARKS = ['B', 'C', 'D'] as const
export type EvidenceMark = (typeof EVIDENCE_MARKS)[number]

/** What may help: a measurement moved in one direction, or a part. */
export type Remedy = readonly [MeasurementKey, Direction] | InterventionKind

/** What studies isolated: some of a rule's remedies, with a mark and sources of their own. */
type Isolated = {
  remedies: readonly Remedy[]
  evidence: EvidenceMark
  /** Studies contradict each other. */
  conflicting?: true
  sources: readonly string[]
}

/**
 * What may help one complaint. The complaint belongs to one of the six zones; thigh and the whole body belong to none.
 */
export type Rule = {
  key: string
  zone: Zone | null
  /** The place within the zone (`PLACES`); null for any. */
  location: string | null
  /** The evidence for the remedies that no study isolated. */
  evidence: EvidenceMark
  sources: readonly string[]
  isolated?: readonly Isolated[]
  helps: readonly Remedy[]
  /** What also helps, but does no harm in the opposite direction. */
  tries?: readonly Remedy[]
}

const RAISE_BARS = [
  ['spacers', 'more'],
  ['stem_angle', 'more'],
  ['bar_stack', 'more'],
  ['bar_drop', 'less'],
] as const satisfies readonly Remedy[]
const RAISE_PADS = ['aero_pad_stack', 'more'] as const
const SHORTEN_REACH = [
  ['stem_length', 'less'],
  ['bar_component_reach', 'less'],
  ['bar_reach_xy', 'less'],
  ['saddle_to_bar_reach', 'less'],
  ['saddle_to_hood_reach', 'less'],
] as const satisfies readonly Remedy[]
const LOWER_SADDLE = ['saddle_height', 'less'] as const
const NOSE_DOWN = ['saddle_tilt', 'less'] as const
const SOFTER_TYRES = [
  ['tyre_pressure_front', 'less'],
  ['tyre_pressure_rear', 'less'],
] as const satisfies readonly Remedy[]

const SCOZ_2021 = 'Scoz et al. 2021, Sensors 21:4473'
const SILBERMAN = 'Silberman 2005'
const CLEAT_SERIES =
  'J Sports Med Phys Fitness 2024, doi 10.23736/S0022-4707.24.15232-2 (case series, n = 21)'

export const RULES = [
  {
    key: 'knee_front',
    zone: 'knees',
    location: 'front',
    evidence: 'D',
    sources: [SILBERMAN],
    isolated: [
      {
        remedies: [['saddle_height', 'more']],
        evidence: 'B',
        conflicting: true,
        sources: ['Priego Quesada 2017', 'Bini 2014'],
      },
    ],
    helps: [
      ['saddle_height', 'more'],
      ['saddle_setback', 'more'],
      ['crank_length', 'less'],
    ],
  },
  {
    key: 'knee_back',
    zone: 'knees',
    location: 'back',
    evidence: 'D',
    sources: [SILBERMAN],
    helps: [LOWER_SADDLE, ['saddle_setback', 'less'], ['cleat_float', 'less']],
  },
  {
    key: 'knee_inside',
    zone: 'knees',
    location: 'inside',
    evidence: 'D',
    sources: [SILBERMAN],
    isolated: [{ remedies: [['wedge_deg', 'more'], 'wedge'], evidence: 'C', sources: ['Gregersen 2006'] }],
    helps: [['cleat_rotation', 'less']],
    tries: [
      ['cleat_float', 'more'],
      // Too narrow a stance may be the cause, and so may too wide a one.
      ['stance_width', 'more'],
      ['stance_width', 'less'],
      ['cleat_lateral', 'more'],
      ['cleat_lateral', 'less'],
      ['wedge_deg', 'more'],
      'wedge',
      'insoles',
      'pedals',
    ],
  },
  {
    key: 'knee_outside',
    zone: 'knees',
    location: 'outside',
    evidence: 'D',
    sources: [SILBERMAN],
    isolated: [{ remedies: [LOWER_SADDLE], evidence: 'C', sources: ['Farrell 2003'] }],
    helps: [LOWER_SADDLE, ['cleat_rotation', 'more'], ['stance_width', 'more']],
    tries: [['leg_length_shim', 'more'], 'shim'],
  },
  {
    key: 'lower_back',
    zone: 'lower_back',
    location: null,
    evidence: 'D',
    sources: [],
    isolated: [
      { remedies: [NOSE_DOWN], evidence: 'C', sources: ['Salai et al. 1999'] },
      { remedies: RAISE_BARS, evidence: 'C', sources: ['Streisfeld 2017'] },
    ],
    helps: [...RAISE_BARS, ...SHORTEN_REACH, NOSE_DOWN, LOWER_SADDLE],
  },
  {
    key: 'neck',
    zone: 'shoulders',
    location: 'neck',
    evidence: 'D',
    sources: [],
    helps: [...RAISE_BARS, RAISE_PADS, ['stem_length', 'less'], ['hood_angle', 'more']],
  },
  {
    key: 'shoulders',
    zone: 'shoulders',
    location: 'shoulders',
    evidence: 'D',
    sources: ['Burt 2014', 'Holliday & Swart 2021'],
    helps: [...SHORTEN_REACH],
    tries: ['handlebar'],
  },
  {
    key: 'hands_ulnar',
    zone: 'hands',
    location: 'little_and_ring_finger',
    evidence: 'D',
    sources: [],
    isolated: [{ remedies: ['gloves'], evidence: 'B', sources: ['Slane 2011'] }],
    helps: [
      ['saddle_tilt', 'more'],
      ['saddle_setback', 'more'],
      ...RAISE_BARS,
      ...SHORTEN_REACH,
      ...SOFTER_TYRES,
    ],
    tries: ['gloves', 'bar_tape'],
  },
  {
    key: 'hands_median',
    zone: 'hands',
    location: 'thumb_to_middle_finger',
    evidence: 'D',
    sources: ['ASSH'],
    helps: [['hood_angle', 'more']],
    tries: ['levers'],
  },
  {
    key: 'saddle_soft_tissue',
    zone: 'saddle',
    location: 'soft_tissue',
    evidence: 'D',
    sources: [],
    isolated: [
      {
        remedies: ['saddle'],
        evidence: 'B',
        conflicting: true,
        sources: ['Schrader 2008', 'Guess 2011', 'Dettori 2004'],
      },
      { remedies: RAISE_BARS, evidence: 'B', sources: ['Partin 2012', 'Lui 2021'] },
    ],
    helps: [NOSE_DOWN, ...RAISE_BARS, LOWER_SADDLE],
    tries: ['saddle'],
  },
  {
    key: 'saddle_sit_bones',
    zone: 'saddle',
    location: 'sit_bones',
    evidence: 'D',
    sources: ['Potter 2008'],
    helps: [],
    tries: [['saddle_width', 'more'], 'saddle', 'shorts'],
  },
  {
    key: 'saddle_skin',
    zone: 'saddle',
    location: 'skin',
    evidence: 'D',
    sources: [],
    isolated: [{ remedies: ['saddle', 'shorts'], evidence: 'C', sources: ['ICS 2023'] }],
    helps: [LOWER_SADDLE],
    tries: ['saddle', 'shorts'],
  },
  {
    key: 'forefoot',
    zone: 'feet',
    location: 'forefoot',
    evidence: 'D',
    sources: [],
    isolated: [{ remedies: [['cleat_fore_aft', 'more']], evidence: 'C', sources: [CLEAT_SERIES] }],
    helps: [['cleat_fore_aft', 'more']],
    tries: [['wedge_deg', 'more'], 'shoes', 'insoles', 'wedge'],
  },
  {
    key: 'arch',
    zone: 'feet',
    location: 'arch',
    evidence: 'D',
    sources: [],
    isolated: [{ remedies: ['insoles'], evidence: 'C', sources: ['Yeo & Bonanno 2014'] }],
    helps: [],
    tries: ['insoles', 'shoes'],
  },
  {
    key: 'calf_achilles',
    zone: 'feet',
    location: 'calf_achilles',
    evidence: 'D',
    sources: [],
    helps: [['cleat_fore_aft', 'more'], LOWER_SADDLE],
  },
  {
    key: 'hip_front',
    zone: 'lower_back',
    location: 'hip_front',
    evidence: 'D',
    sources: ['Velogicfit', 'Motionysis'],
    helps: [
      ['crank_length', 'less'],
      ...RAISE_BARS,
      RAISE_PADS,
      ['saddle_height', 'more'],
      ['saddle_setback', 'less'],
    ],
  },
  {
    key: 'hamstring',
    zone: null,
    location: 'hamstring',
    evidence: 'D',
    sources: ['Bini'],
    helps: [LOWER_SADDLE, ['saddle_setback', 'less'], ...RAISE_BARS],
  },
  {
    key: 'pelvis_rocks',
    zone: null,
    location: 'pelvis_rocks',
    evidence: 'D',
    sources: [],
    helps: [LOWER_SADDLE],
  },
  {
    key: 'slides_forward',
    zone: null,
    location: 'slides_forward',
    evidence: 'D',
    sources: [],
    helps: [
      ['saddle_tilt', 'more'],
      ['saddle_to_bar_reach', 'less'],
      ['stem_length', 'less'],
    ],
    tries: [['saddle_width', 'less'], 'saddle'],
  },
  {
    key: 'vibration',
    zone: null,
    location: 'vibration',
    evidence: 'D',
    sources: [],
    helps: [['tyre_width', 'more'], ...SOFTER_TYRES],
    tries: ['tyres', 'bar_tape', 'seatpost'],
  },
  {
    key: 'knee_wanders',
    zone: null,
    location: 'knee_wanders',
    evidence: 'D',
    sources: ['Velogicfit', SCOZ_2021],
    helps: [['crank_length', 'less']],
    tries: [
      ['stance_width', 'more'],
      ['cleat_lateral', 'more'],
    ],
  },
] as const satisfies readonly Rule[]

export type RuleKey = (typeof RULES)[number]['key']
