import type { Discipline } from '../disciplines.ts'
import { DISCIPLINES } from '../disciplines.ts'
import type { CaptureMethod, ReferencePoint } from './measurement.ts'
import { FILMED } from './measurement.ts'
import type { MeasurementKey } from './vocabulary.ts'

/** The evidence for a published range. */
export type RangeBasis = 'study' | 'expert' | 'vendor' | 'trade'

export type RangePopulation = 'mountain_bike_3d' | 'small_riders' | 'tall_riders' | 'young_adults'

/**
 * A published range or mean: guidance with its source, never pass or fail. It was read in the source (`verified`) or is
 * quoted by others (`secondary`).
 */
export type PublishedRange = {
  measurement: MeasurementKey
  disciplines: readonly Discipline[]
  /** In the stored unit; null if there is no limit. */
  min: number | null
  max: number | null
  /** The number is a multiple of the inseam, and its limits are null. */
  timesInseam?: number
  /** The number is one value: the mean of a study, or a rule. */
  single?: 'mean' | 'rule'
  /** Who it is about, where that is narrower than the discipline. */
  about?: RangePopulation
  /** It applies only to values with this reference point or these landmarks. */
  reference?: ReferencePoint
  /** It applies only to values taken by these methods. */
  methods?: readonly CaptureMethod[]
  /** The number of people measured, where known. */
  n?: number
  basis: RangeBasis
  status: 'verified' | 'secondary'
  /** docs/domain.md also has its DOI or site. */
  source: string
}

/** The road disciplines. They are the most studied and are used where nothing was published for another discipline. */
export const ROAD: readonly Discipline[] = ['road_racing', 'endurance']
const AERO = ['time_trial', 'triathlon'] as const

const BURT = {
  basis: 'expert',
  status: 'secondary',
  source: 'Burt 2014; Holliday & Swart 2021, Sports Med Health Sci 3:93-100',
} as const
const BURKE = {
  ...BURT,
  reference: 'bar_clamp',
  source: 'Burke 2003; Holliday & Swart 2021, Sports Med Health Sci 3:93-100',
} as const
const SCOZ = {
  disciplines: ['mountain_bike'],
  about: 'mountain_bike_3d',
  methods: ['motion_3d'],
  basis: 'study',
  status: 'verified',
  source: 'Scoz et al. 2021, Sensors 21:4473',
} as const
/** Vendors of video systems: what they say holds for riders who are filmed. */
const VELOGICFIT = {
  methods: FILMED,
  basis: 'vendor',
  status: 'secondary',
  source: 'Velogicfit',
} as const
const MOTIONYSIS = {
  methods: FILMED,
  basis: 'vendor',
  status: 'secondary',
  source: 'Motionysis',
} as const

/** All published ranges that were found and could be checked. None was found for gravel, e-bike or BMX posture. */
export const PUBLISHED_RANGES: readonly PublishedRange[] = [
  {
    measurement: 'saddle_height',
    disciplines: ROAD,
    min: null,
    max: null,
    timesInseam: 0.883,
    single: 'rule',
    reference: 'seat_tube_line',
    basis: 'trade',
    status: 'secondary',
    source: 'LeMond/Guimard',
  },
  {
    measurement: 'saddle_height',
    disciplines: ROAD,
    min: null,
    max: null,
    timesInseam: 0.885,
    single: 'rule',
    reference: 'seat_tube_line',
    basis: 'trade',
    status: 'secondary',
    source: 'Hügi',
  },
  {
    measurement: 'saddle_pedal_distance',
    disciplines: ROAD,
    min: null,
    max: null,
    timesInseam: 1.09,
    single: 'rule',
    reference: 'seat_tube_line',
    basis: 'study',
    status: 'secondary',
    source: 'Hamley & Thomas 1967, as tested by Peveler et al. 2005',
    n: 19,
  },
  {
    measurement: 'sitting_angle',
    disciplines: AERO,
    min: 78,
    max: 86,
    ...VELOGICFIT,
    source: 'Velogicfit; Motionysis',
  },
  {
    measurement: 'bar_drop',
    disciplines: ROAD,
    min: 25,
    max: 50,
    about: 'small_riders',
    ...BURKE,
  },
  {
    measurement: 'bar_drop',
    disciplines: ROAD,
    min: 100,
    max: 100,
    single: 'rule',
    about: 'tall_riders',
    ...BURKE,
  },
  {
    measurement: 'q_factor',
    disciplines: ROAD,
    min: 145,
    max: 150,
    basis: 'trade',
    status: 'verified',
    source: 'Slowtwitch',
  },
  {
    measurement: 'q_factor',
    disciplines: ['mountain_bike'],
    min: 175,
    max: 175,
    single: 'rule',
    basis: 'trade',
    status: 'verified',
    source: 'Slowtwitch',
  },
  {
    measurement: 'knee_flexion_bdc_static',
    disciplines: ROAD,
    min: 25,
    max: 35,
    methods: ['static_goniometer'],
    ...BURT,
    basis: 'study',
    source: 'Holmes 1994; Peveler 2005-11; Bini 2011; Holliday & Swart 2021, Sports Med Health Sci 3:93-100',
  },
  {
    measurement: 'knee_flexion_min_dynamic',
    disciplines: DISCIPLINES,
    min: 33,
    max: 43,
    methods: FILMED,
    basis: 'study',
    status: 'secondary',
    source: 'Dynamic norm quoted in J Sci Cycling 892',
  },
  {
    measurement: 'knee_flexion_min_dynamic',
    disciplines: ROAD,
    min: 30,
    max: 40,
    methods: FILMED,
    basis: 'study',
    status: 'secondary',
    source: 'Ferrer-Roca et al. 2012; Millour et al., J Sci Cycling 450',
  },
  { measurement: 'knee_flexion_min_dynamic', min: 32, max: 42, ...SCOZ },
  {
    measurement: 'knee_flexion_min_dynamic',
    disciplines: ROAD,
    min: 40,
    max: 40,
    single: 'mean',
    methods: FILMED,
    n: 20,
    basis: 'study',
    status: 'verified',
    source: 'Priego Quesada 2017',
  },
  {
    measurement: 'knee_flexion_min_dynamic',
    disciplines: ['triathlon'],
    min: 35,
    max: 43,
    ...VELOGICFIT,
    source: 'Velogicfit; Motionysis',
  },
  { measurement: 'knee_flexion_max', min: 107, max: 113, ...SCOZ },
  { measurement: 'knee_over_pedal', min: -35, max: -5, ...SCOZ },
  { measurement: 'hip_angle_closed', min: 66, max: 76, reference: 'retul', ...SCOZ },
  {
    measurement: 'hip_angle_closed',
    disciplines: ROAD,
    min: 55,
    max: 65,
    reference: 'knee_hip_shoulder',
    ...BURT,
  },
  {
    measurement: 'hip_angle_closed',
    disciplines: ['triathlon'],
    min: 45,
    max: 55,
    reference: 'knee_hip_shoulder',
    ...MOTIONYSIS,
  },
  {
    measurement: 'hip_angle_closed',
    disciplines: ['time_trial'],
    min: 40,
    max: 50,
    reference: 'knee_hip_shoulder',
    ...MOTIONYSIS,
  },
  { measurement: 'hip_angle_open', disciplines: AERO, min: 85, max: 105, ...VELOGICFIT },
  { measurement: 'torso_angle', disciplines: ['endurance'], min: 45, max: 55, reference: 'hoods', ...BURT },
  {
    measurement: 'torso_angle',
    disciplines: ['road_racing'],
    min: 30,
    max: 45,
    reference: 'hoods',
    ...BURT,
    source: 'Burt 2014; Pruitt & Matheny 2006; Holliday & Swart 2021, Sports Med Health Sci 3:93-100',
  },
  {
    measurement: 'torso_angle',
    disciplines: ['triathlon'],
    min: 20,
    max: 30,
    reference: 'aerobars',
    ...VELOGICFIT,
  },
  {
    measurement: 'torso_angle',
    disciplines: ['time_trial'],
    min: null,
    max: 18,
    reference: 'aerobars',
    ...MOTIONYSIS,
  },
  { measurement: 'elbow_flexion', disciplines: ROAD, min: 20, max: 30, reference: 'hoods', ...BURT },
  {
    measurement: 'elbow_flexion',
    disciplines: ROAD,
    min: 60,
    max: 70,
    reference: 'drops',
    ...BURT,
    source: 'Silberman 2005; Holliday & Swart 2021, Sports Med Health Sci 3:93-100',
  },
  {
    measurement: 'ankle_plantarflexion_bdc',
    disciplines: ROAD,
    min: 5,
    max: 15,
    methods: ['static_goniometer'],
    ...BURT,
  },
  { measurement: 'ankle_min', min: 65, max: 75, ...SCOZ },
  { measurement: 'ankle_max', min: 90, max: 100, ...SCOZ },
  { measurement: 'ankle_range', min: 20, max: 30, ...SCOZ },
  { measurement: 'knee_lateral_travel', min: 5, max: 36, ...SCOZ },
  {
    measurement: 'knee_lateral_travel',
    disciplines: [...ROAD, 'triathlon'],
    min: null,
    max: 20,
    ...VELOGICFIT,
  },
  {
    measurement: 'hip_vertical_travel',
    disciplines: [...ROAD, 'triathlon'],
    min: null,
    max: 15,
    ...VELOGICFIT,
  },
  {
    measurement: 'hip_horizontal_travel',
    disciplines: [...ROAD, 'triathlon'],
    min: null,
    max: 10,
    ...VELOGICFIT,
  },
  {
    measurement: 'foot_posture_index',
    disciplines: DISCIPLINES,
    min: 4,
    max: 4,
    single: 'mean',
    n: 619,
    basis: 'study',
    status: 'verified',
    source: 'Redmond, Crane, Menz 2008, J Foot Ankle Res 1:6',
  },
  {
    measurement: 'foot_posture_index',
    disciplines: DISCIPLINES,
    min: -1,
    max: 6,
    about: 'young_adults',
    n: 635,
    basis: 'study',
    status: 'verified',
    source: 'Gijón-Noguerón et al. 2015, JAPMA 105:42-46',
  },
]
