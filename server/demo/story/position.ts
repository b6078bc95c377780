import type { BikeType } from '#domain/bikes/bike.ts'
import { isNumeric, limitsOf, referenceNamed, type Side } from '#domain/measurements/measurement.ts'
import { isFromSaddle } from '#domain/measurements/saddle-how.ts'
import { isMeasurementKey, type MeasurementKey, measurementOf } from '#domain/measurements/vocabulary.ts'
import type { Gender } from './cast.ts'
import type { Change } from './changes.ts'
import type { Random } from './random.ts'

/** The body of a rider, in mm unless the name says otherwise. */
export interface Body {
  heightCm: number
  weightKg: number
  inseam: number
  sitBones: number
  shoulders: number
  /** How far down the trunk bends, from 0 (stiff) to 1. */
  flexibility: number
}

/** A value of a fit. */
export interface Measured {
  phase: 'before' | 'after'
  key: MeasurementKey
  side: Side
  value: number | string
  reference?: string
  method?: 'tape' | 'video_2d' | 'examination' | 'level'
}

const MEAN_HEIGHT: Record<Gender, number> = { woman: 167, man: 179, non_binary: 173 }

export function bodyOf(random: Random, gender: Gender): Body {
  const heightCm = Math.round(random.around(MEAN_HEIGHT[gender], 5))
  return {
    heightCm,
    weightKg: Math.round((heightCm / 100) ** 2 * random.around(23.4, 1.6) * 2) / 2,
    inseam: Math.round(heightCm * 10 * random.around(0.472, 0.006)),
    sitBones: Math.round(random.around(gender === 'woman' ? 128 : 116, 8)),
    shoulders: Math.round(random.around(gender === 'woman' ? 372 : 405, 14)),
    flexibility: random.unit(),
  }
}

type Numbers = Partial<Record<MeasurementKey, number>>

/** LeMond: the saddle at 0.883 of the inseam. */
const SADDLE_OF_INSEAM = 0.883
const tens = (value: number) => Math.round(value / 10) * 10
const whole = Math.round

/** How far the point where a saddle is 80 mm wide is behind its nose. All is measured from that point. */
const NOSE_TO_WIDTH_80 = 90

const drops = (random: Random, body: Body): Numbers => ({
  saddle_to_bar_reach: whole(NOSE_TO_WIDTH_80 + body.heightCm * 2.95 + random.around(0, 8)),
  saddle_to_hood_reach: whole(NOSE_TO_WIDTH_80 + body.heightCm * 2.95 + random.around(148, 6)),
  bar_drop: whole(10 + body.flexibility * 70),
  stem_length: tens(random.around(98, 9)),
  stem_angle: -6,
  bar_width_cc: Math.min(440, Math.max(380, tens(body.shoulders / 2) * 2)),
})

const COCKPITS: Record<BikeType, (random: Random, body: Body) => Numbers> = {
  road: drops,
  gravel: (random, body) => ({
    ...drops(random, body),
    bar_drop: whole(body.flexibility * 40),
    stem_length: 80,
  }),
  track: drops,
  e_bike: (random) => ({
    bar_width_oo: 640,
    stem_length: 70,
    stem_angle: 17,
    bar_drop: -whole(random.around(30, 8)),
  }),
  mountain: (random, body) => ({
    saddle_to_grip_reach: whole(NOSE_TO_WIDTH_80 + body.heightCm * 3.15 + random.around(0, 8)),
    bar_drop: whole(random.around(0, 12)),
    stem_length: 50,
    stem_angle: 0,
    bar_width_oo: tens(random.around(750, 16)),
  }),
  time_trial: (random, body) => ({
    aero_pad_stack: whole(body.heightCm * 3.45),
    aero_pad_reach: whole(body.heightCm * 2.55),
    aero_pad_drop: whole(40 + body.flexibility * 70),
    aero_pad_width: tens(random.around(180, 16)),
    stem_length: tens(random.around(90, 8)),
    bar_drop: whole(60 + body.flexibility * 60),
  }),
}

/** Of the saddle's nose. */
const SETBACK: Record<BikeType, number> = {
  road: 58,
  gravel: 55,
  track: 45,
  e_bike: 40,
  mountain: 40,
  time_trial: 5,
}

/** The bike as it stands after the fit. */
function settled(random: Random, body: Body, type: BikeType): Numbers {
  return {
    saddle_height: whole(body.inseam * SADDLE_OF_INSEAM + random.around(0, 5)),
    saddle_setback: whole(NOSE_TO_WIDTH_80 + random.around(SETBACK[type], 7)),
    saddle_tilt: type === 'time_trial' ? -3 : -1,
    saddle_width: body.sitBones > 120 ? 155 : 143,
    spacers: whole(random.around(3, 1.2)) * 5,
    crank_length: body.inseam < 790 ? 165 : 170,
    frame_stack: whole(560 + (body.heightCm - 175) * 4),
    frame_reach: whole(385 + (body.heightCm - 175) * 1.2 + (type === 'mountain' ? 60 : 0)),
    ...COCKPITS[type](random, body),
  }
}

/** How far a joint or the trunk opens when the saddle or the bar moves, in degrees for each mm. */
const DEGREES_PER_MM = 0.55

/** Posture angles in the sagittal plane that a video shows. Sides differ by a degree or two. */
function filmed(
  random: Random,
  type: BikeType,
  body: Body,
  { raised, opened }: { raised: number; opened: number },
): Measured[] {
  const knee = random.around(37, 1.8)
  const torso = type === 'time_trial' ? 22 : type === 'mountain' ? 55 : 48 - body.flexibility * 8
  const reference =
    type === 'mountain' || type === 'e_bike' ? 'grips' : type === 'time_trial' ? 'aerobars' : 'hoods'
  const bySide = (['left', 'right'] as const).flatMap((side): Measured[] => {
    const own = knee + random.around(0, 0.8)
    const flexion = { key: 'knee_flexion_min_dynamic', side, method: 'video_2d' } as const
    return [
      { ...flexion, phase: 'before', value: whole(own + raised * DEGREES_PER_MM) },
      { ...flexion, phase: 'after', value: whole(own) },
      {
        key: 'hip_angle_closed',
        side,
        phase: 'after',
        value: whole(random.around(60, 3)),
        reference: 'knee_hip_shoulder',
        method: 'video_2d',
      },
    ]
  })
  const trunk = { key: 'torso_angle', side: null, reference, method: 'video_2d' } as const
  return [
    ...bySide,
    { ...trunk, phase: 'before', value: whole(torso - opened * DEGREES_PER_MM) },
    { ...trunk, phase: 'after', value: whole(torso) },
  ]
}

function examined(random: Random, body: Body): Measured[] {
  const once = { phase: 'after', side: null } as const
  const bySide = (['left', 'right'] as const).flatMap((side): Measured[] => [
    {
      key: 'straight_leg_raise',
      phase: 'after',
      side,
      value: whole(62 + body.flexibility * 30 + random.around(0, 2)),
      method: 'examination',
    },
    {
      key: 'foot_posture_index',
      phase: 'after',
      side,
      value: whole(random.around(4, 1.6)),
      method: 'examination',
    },
  ])
  return [
    { ...once, key: 'inseam', value: body.inseam, method: 'tape' },
    { ...once, key: 'sit_bone_width', value: body.sitBones },
    { ...once, key: 'shoulder_width', value: body.shoulders },
    ...bySide,
  ]
}

const REFERENCES: Partial<Record<MeasurementKey, string>> = {
  saddle_height: 'width_80',
  saddle_setback: 'width_80',
  saddle_to_bar_reach: 'width_80',
  saddle_to_hood_reach: 'width_80',
  saddle_to_grip_reach: 'width_80',
  bar_drop: 'bar_clamp',
  aero_pad_stack: 'pad_centre',
  aero_pad_reach: 'pad_centre',
}

const movedBy = (changes: readonly Change[], key: MeasurementKey): number =>
  changes.find(({ measurement, side }) => measurement === key && side === null)?.by ?? 0

/** What a change moves besides itself: a longer stem also lengthens the reach, a higher saddle the drop. */
const alongWith = (changes: readonly Change[]): Numbers => {
  const reach = movedBy(changes, 'stem_length') + movedBy(changes, 'saddle_setback')
  return {
    saddle_to_bar_reach: reach,
    saddle_to_hood_reach: reach,
    saddle_to_grip_reach: reach,
    bar_drop: movedBy(changes, 'saddle_height') - movedBy(changes, 'spacers'),
    aero_pad_drop: movedBy(changes, 'saddle_height') - movedBy(changes, 'spacers'),
  }
}

/** A change with its values, as far as it has any. */
export interface ValuedChange extends Change {
  fromValue: number | null
  toValue: number | null
}

/** The numbers of a fit, and its changes with their values. */
export interface FittedPosition {
  measured: Measured[]
  changes: ValuedChange[]
}

const SIDED_AFTER: Partial<Record<MeasurementKey, number>> = {
  cleat_fore_aft: 14,
  cleat_rotation: 2,
  hood_angle: 12,
}

/** Values that are taken on each side: only those that the fit changes. */
const sided = (changes: readonly ValuedChange[]): Measured[] =>
  changes.flatMap(({ measurement: key, side, fromValue, toValue }): Measured[] =>
    key === null || side === null || fromValue === null || toValue === null
      ? []
      : [
          { phase: 'before', key, side, value: fromValue },
          { phase: 'after', key, side, value: toValue },
        ],
  )

/** A value as close to the wished one as is plausible. */
function plausible(key: MeasurementKey, value: number): number {
  const description = measurementOf(key)
  if (!isNumeric(description)) return value
  const { min, max } = limitsOf(description, referenceNamed(description, REFERENCES[key])).plausible
  return Math.max(min, Math.min(max, value))
}

interface Value {
  key: MeasurementKey
  before: number
  after: number
}

/** The bike's values. A bike that was fitted before stands as it was left. */
function valuesOf(base: Numbers, changes: readonly Change[], earlier?: FittedPosition): Value[] {
  const left = new Map(
    earlier?.measured.flatMap(({ phase, key, value }) => (phase === 'after' ? [[key, value]] : [])),
  )
  const also = alongWith(changes)
  return Object.entries(base).flatMap(([key, settledAt]): Value[] => {
    if (!isMeasurementKey(key)) return []
    const moved = movedBy(changes, key) || (also[key] ?? 0)
    const kept = left.get(key)
    const before = plausible(key, typeof kept === 'number' ? kept : settledAt - moved)
    return [{ key, before, after: plausible(key, before + moved) }]
  })
}

/** The changes with their values. What cannot move any further, or is not on this bike, is not changed. */
const valued = (changes: readonly Change[], values: readonly Value[]): ValuedChange[] =>
  changes.flatMap((change): ValuedChange[] => {
    const { measurement, side, by } = change
    if (measurement === null) return [{ ...change, fromValue: null, toValue: null }]
    if (side !== null) {
      const toValue = SIDED_AFTER[measurement] ?? 0
      return [{ ...change, fromValue: toValue - by, toValue }]
    }
    const value = values.find(({ key }) => key === measurement)
    if (!value || value.before === value.after) return []
    return [{ ...change, by: value.after - value.before, fromValue: value.before, toValue: value.after }]
  })

const single = ({ key, before, after }: Value): Measured[] => {
  const reference = REFERENCES[key]
  const how = isFromSaddle(measurementOf(key)) ? ({ method: 'tape' } as const) : {}
  const one = { key, side: null, ...(reference && { reference }), ...how }
  return [
    { ...one, phase: 'before', value: before },
    { ...one, phase: 'after', value: after },
  ]
}

interface Positioned {
  body: Body
  type: BikeType
  changes: readonly Change[]
  /** The position after an earlier fit of the same bike. */
  earlier?: FittedPosition
}

/** The position after a fit and, from its changes, the one before. */
export function positionOf(random: Random, { body, type, changes, earlier }: Positioned): FittedPosition {
  const values = valuesOf(settled(random, body, type), changes, earlier)
  const made = valued(changes, values)
  const moved = (key: MeasurementKey) => {
    const value = values.find((one) => one.key === key)
    return value ? value.after - value.before : 0
  }
  const raised = moved('saddle_height')
  // A higher or a closer bar lets the trunk sit up.
  const opened = (moved('spacers') - moved('stem_length')) / 2
  return {
    measured: [
      ...values.flatMap(single),
      ...sided(made),
      ...filmed(random, type, body, { raised, opened }),
      ...examined(random, body),
    ],
    changes: made,
  }
}
