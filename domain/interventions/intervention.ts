import { storedNumber } from '../measurements/measured-units.ts'
import type { Side } from '../measurements/measurement.ts'
import { isNumeric, subjectOf } from '../measurements/measurement.ts'
import type { MeasurementKey } from '../measurements/vocabulary.ts'
import { MEASUREMENTS, measurementOf } from '../measurements/vocabulary.ts'
import type { ZonePlaces } from '../places.ts'
import type { Zone } from '../zones.ts'

/** What a fitter does: adjusts something, replaces a part, or something else. */
export const INTERVENTION_KINDS = [
  'adjustment',
  'saddle',
  'seatpost',
  'stem',
  'handlebar',
  'levers',
  'bar_tape',
  'aerobars',
  'cranks',
  'pedals',
  'cleats',
  'wedge',
  'shim',
  'insoles',
  'shoes',
  'tyres',
  'gloves',
  'shorts',
  'other',
] as const
export type InterventionKind = (typeof INTERVENTION_KINDS)[number]

export const isInterventionKind = (kind: string): kind is InterventionKind =>
  INTERVENTION_KINDS.some((one) => one === kind)

/** Every measurement of the bike's set-up, which an adjustment can move. */
const ADJUSTABLE: readonly MeasurementKey[] = MEASUREMENTS.filter(
  (one) => isNumeric(one) && subjectOf(one) === 'bike',
).map(({ key }) => key)

const MEASUREMENTS_OF_PART: Partial<Record<InterventionKind, readonly MeasurementKey[]>> = {
  saddle: ['saddle_width', 'saddle_length', 'saddle_model', 'saddle_nose_to_width_80', 'saddle_stack'],
  seatpost: ['saddle_setback', 'seatpost_offset'],
  stem: ['stem_length', 'stem_angle'],
  handlebar: ['bar_width_cc', 'bar_width_oo', 'bar_component_reach', 'bar_component_drop', 'bar_roll'],
  levers: ['hood_angle', 'hood_rotation', 'lever_sweep'],
  aerobars: [
    'aero_pad_stack',
    'aero_pad_reach',
    'aero_pad_drop',
    'aero_pad_width',
    'aero_extension_length',
    'aero_extension_tilt',
  ],
  cranks: ['crank_length', 'q_factor'],
  pedals: ['pedal_model', 'pedal_spindle_length', 'pedal_washers', 'q_factor'],
  cleats: ['cleat_model', 'cleat_float'],
  shoes: ['shoe_model'],
  wedge: ['wedge_deg', 'wedge_side'],
  shim: ['leg_length_shim'],
  insoles: ['insole', 'metatarsal_pad'],
  tyres: ['tyre_width', 'tyre_pressure_front', 'tyre_pressure_rear'],
}

/**
 * The measurements that an intervention of a kind can name with values from and to; empty for kinds that are described
 * in words only.
 */
export const measurementsFor = (kind: InterventionKind): readonly MeasurementKey[] =>
  kind === 'adjustment' ? ADJUSTABLE : (MEASUREMENTS_OF_PART[kind] ?? [])

/** Whether an intervention must name a measurement: only an adjustment must. */
export const fitsMeasurement = (kind: InterventionKind, measurement: MeasurementKey | null): boolean =>
  measurement === null ? kind !== 'adjustment' : measurementsFor(kind).includes(measurement)

/** A logged intervention, as far as the rules read it. */
export type Intervention = {
  kind: InterventionKind
  measurement: MeasurementKey | null
  side: Side
  fromValue: number | null
  toValue: number | null
  /** The zones it is meant to help. */
  zones: readonly Zone[]
  /** Where within these zones, as far as it is known. */
  places: ZonePlaces
}

/** The direction in which a measurement was moved. */
export type Direction = 'more' | 'less'
export const opposite = (direction: Direction): Direction => (direction === 'more' ? 'less' : 'more')

/** A measurement and the direction it was moved in: what rules and statistics about interventions use. */
export type Move = { measurement: MeasurementKey; direction: Direction; by: number }

/** What an intervention moved; null if it has no numbers or two equal ones. */
export function moveOf({ measurement, fromValue, toValue }: Intervention): Move | null {
  if (measurement === null || fromValue === null || toValue === null || fromValue === toValue) return null
  const description = measurementOf(measurement)
  if (!isNumeric(description)) return null
  return {
    measurement,
    direction: toValue > fromValue ? 'more' : 'less',
    by: storedNumber(description.kind, Math.abs(toValue - fromValue)),
  }
}

/** The words for the two directions of a measurement: raised or lowered, moved back or forward, … */
export const DIRECTION_WORDS = [
  'height',
  'back',
  'nose',
  'length',
  'width',
  'toe',
  'angle',
  'amount',
] as const
export type DirectionWords = (typeof DIRECTION_WORDS)[number]

const WORDS_OF: Partial<Record<MeasurementKey, DirectionWords>> = {
  saddle_height: 'height',
  spacers: 'height',
  bar_stack: 'height',
  aero_pad_stack: 'height',
  frame_stack: 'height',
  stem_angle: 'height',
  hood_angle: 'height',
  saddle_setback: 'back',
  seatpost_offset: 'back',
  cleat_fore_aft: 'back',
  saddle_tilt: 'nose',
  stem_length: 'length',
  saddle_length: 'length',
  saddle_nose_to_width_80: 'length',
  saddle_stack: 'height',
  crank_length: 'length',
  saddle_to_bar_reach: 'length',
  saddle_to_hood_reach: 'length',
  saddle_to_grip_reach: 'length',
  aero_extension_length: 'length',
  bar_reach_xy: 'length',
  bar_component_reach: 'length',
  frame_reach: 'length',
  aero_pad_reach: 'length',
  pedal_spindle_length: 'length',
  saddle_width: 'width',
  bar_width_cc: 'width',
  bar_width_oo: 'width',
  hood_width: 'width',
  q_factor: 'width',
  stance_width: 'width',
  aero_pad_width: 'width',
  tyre_width: 'width',
  cleat_rotation: 'toe',
  hood_rotation: 'angle',
  bar_roll: 'angle',
  lever_sweep: 'angle',
  sitting_angle: 'angle',
  aero_extension_tilt: 'angle',
  wedge_deg: 'angle',
}

export const directionWords = (measurement: MeasurementKey): DirectionWords =>
  WORDS_OF[measurement] ?? 'amount'
