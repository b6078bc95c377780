import { AEROBARS, COCKPIT } from './cockpit.ts'
import { CLEATS, PEDALS, TYRES } from './feet-and-wheels.ts'
import type { MeasurementDescription, MeasurementGroup, NumberDescription } from './measurement.ts'
import { BODY, LOAD, POSTURE } from './rider.ts'
import { FRAME, SADDLE } from './saddle-and-frame.ts'

const VOCABULARY = [
  ...SADDLE,
  ...COCKPIT,
  ...PEDALS,
  ...CLEATS,
  ...FRAME,
  ...AEROBARS,
  ...TYRES,
  ...POSTURE,
  ...LOAD,
  ...BODY,
]

export type MeasurementKey = (typeof VOCABULARY)[number]['key']
export type Measurement = MeasurementDescription & { readonly key: MeasurementKey }
export type NumberMeasurement = NumberDescription & { readonly key: MeasurementKey }

/** Everything that can be measured, group by group, in the order of a fit. */
export const MEASUREMENTS: readonly Measurement[] = VOCABULARY

const BY_KEY: ReadonlyMap<string, Measurement> = new Map(MEASUREMENTS.map((one) => [one.key, one]))

/** The twenty measurements that most fits use, in input order. They are shown before the groups. */
export const MOST_USED = [
  'inseam',
  'saddle_height',
  'saddle_setback',
  'saddle_tilt',
  'saddle_to_bar_reach',
  'bar_drop',
  'saddle_to_hood_reach',
  'stem_length',
  'stem_angle',
  'spacers',
  'bar_width_cc',
  'hood_angle',
  'crank_length',
  'cleat_fore_aft',
  'cleat_rotation',
  'cleat_lateral',
  'knee_flexion_bdc_static',
  'knee_flexion_min_dynamic',
  'hip_angle_closed',
  'torso_angle',
] as const satisfies readonly MeasurementKey[]

export const isMeasurementKey = (key: string): key is MeasurementKey => BY_KEY.has(key)

/** The description of a measurement; undefined for a key that no version ever had. */
export function measurementOf(key: MeasurementKey): Measurement
export function measurementOf(key: string): Measurement | undefined
export function measurementOf(key: string): Measurement | undefined {
  return BY_KEY.get(key)
}

/** The measurements of a group, in their order. */
export const measurementsOf = (group: MeasurementGroup): readonly Measurement[] =>
  MEASUREMENTS.filter((one) => one.group === group)
