/**
 * The vocabulary for describing a measurement. Input, check, detail view, drawing, report, import and export are
 * derived from the description. Keys, options and reference points are never renamed or reused.
 */
export type MeasurementDescription = NumberDescription | ChoiceDescription | TextDescription

type Common = {
  key: string
  group: MeasurementGroup
  /** One value, or one for each side of the body or the bike. */
  sides: 'single' | 'leftRight'
  /** How it may be measured, the usual method first. */
  methods: readonly CaptureMethod[]
  /** The reference points, the usual one first. Only values with the same reference point can be compared. */
  references?: readonly ReferencePoint[]
}

/** A number: stored in mm, degrees, bar or points. */
export type NumberDescription = Common &
  Limits & {
    kind: MeasuredKind
    /** The limits of values with some reference points, where they differ from the others'. */
    limitsBy?: Readonly<Partial<Record<ReferencePoint, Limits>>>
    /** The step of the plus and minus buttons. */
    step: number
    /** The meaning of the stored number, for measurements where the trade uses two conventions. */
    convention?: 'flexion'
  }
export type ChoiceDescription = Common & { kind: 'choice'; options: readonly string[] }
export type TextDescription = Common & { kind: 'text' }

/** Our own limits for input (not a published norm). */
export type Limits = {
  /** A value outside them is refused. */
  bounds: Range
  /** A value outside this range needs a confirmation. */
  plausible: Range
}

export type Range = { readonly min: number; readonly max: number }

/**
 * What a number measures: length in mm, angle in degrees, a tyre's pressure in bar, a saddle's pressure in kPa, a share
 * in percent, a score in points.
 */
export const MEASURED_KINDS = ['length', 'angle', 'pressure', 'contactPressure', 'share', 'score'] as const
export type MeasuredKind = (typeof MEASURED_KINDS)[number]

/** The groups in the order of a fit: the bike from the saddle on, the rider on the bike, the rider off the bike. */
export const MEASUREMENT_GROUPS = [
  'saddle',
  'cockpit',
  'pedals',
  'cleats',
  'frame',
  'aerobars',
  'tyres',
  'posture',
  'load',
  'body',
] as const
export type MeasurementGroup = (typeof MEASUREMENT_GROUPS)[number]

export const CAPTURE_METHODS = [
  'tape',
  'jig',
  'level',
  'static_goniometer',
  'video_2d',
  'motion_3d',
  'gauge',
  'marking',
  'examination',
  'pressure_mat',
  'scales',
  // Told by the rider: what changed after the fit that a passport is of. No fitter measured it.
  'rider',
] as const
export type CaptureMethod = (typeof CAPTURE_METHODS)[number]
/** How a moving body is measured. */
export const FILMED = ['video_2d', 'motion_3d'] as const
/** How a body is measured, moving or not. */
export const FILMED_OR_STILL = [...FILMED, 'static_goniometer'] as const

/**
 * The reference points on a saddle. The trade is changing from the nose to the point where the saddle is 70–80 mm wide.
 */
export const SADDLE_REFERENCES = [
  'width_80',
  'width_70',
  'nose',
  'midpoint',
  'seat_tube_line',
  'lowest_point',
] as const
/** The points where the saddle is wide enough to sit on, 70–110 mm behind the nose. */
export const WIDE_PART = ['width_80', 'width_70'] as const
/** The points that are not defined by the nose or by a width. They are usually behind both. */
export const BEHIND_WIDE_PART = ['midpoint', 'seat_tube_line', 'lowest_point'] as const
/** The same points with the nose as the usual one, for how far forward or back the saddle is. */
export const NOSE_FIRST = ['nose', ...SADDLE_REFERENCES.filter((point) => point !== 'nose')] as const
export const BAR_REFERENCES = ['bar_clamp', 'hoods'] as const
export const PAD_REFERENCES = ['pad_centre', 'pad_rear'] as const
/** The position of the hands while the body is measured. */
export const HAND_POSITIONS = ['hoods', 'tops', 'drops', 'grips', 'aerobars'] as const
/** The landmarks of a hip angle. Angles with different landmarks differ by over ten degrees. */
export const HIP_REFERENCES = ['knee_hip_shoulder', 'retul'] as const
/**
 * What a reference point is to a measurement: where it is measured from or to, where the hands are meanwhile, or the
 * landmarks of an angle.
 */
export type PointRole = 'from' | 'to' | 'hands' | 'landmarks'

/** What this reference point is to a measurement of this kind. */
export function pointRole(kind: MeasurementDescription['kind'], reference: ReferencePoint): PointRole {
  if (SADDLE_REFERENCES.some((point) => point === reference)) return 'from'
  if (HIP_REFERENCES.some((landmarks) => landmarks === reference)) return 'landmarks'
  return kind === 'angle' ? 'hands' : 'to'
}

/** Every reference point, each once. */
export const REFERENCE_POINTS = [
  ...SADDLE_REFERENCES,
  'bar_clamp',
  ...PAD_REFERENCES,
  ...HAND_POSITIONS,
  ...HIP_REFERENCES,
] as const
export type ReferencePoint = (typeof REFERENCE_POINTS)[number]

/** The reference point of a description with this name; null for any other word. */
export const referenceNamed = (
  { references }: Pick<Common, 'references'>,
  name: string | null | undefined,
): ReferencePoint | null => references?.find((point) => point === name) ?? null

export const SIDES = ['left', 'right'] as const
/** The side of a value; null if the measurement has one value. */
export type Side = (typeof SIDES)[number] | null

/** Whether a description's value is a number. */
export const isNumeric = <D extends MeasurementDescription>(
  description: D,
): description is D & NumberDescription => 'bounds' in description

const union = (ranges: readonly Range[]): Range => ({
  min: Math.min(...ranges.map(({ min }) => min)),
  max: Math.max(...ranges.map(({ max }) => max)),
})

/** The limits of a value with this reference point. Those of all reference points together while it is unknown. */
export function limitsOf(
  { bounds, plausible, limitsBy }: NumberDescription,
  reference: ReferencePoint | null,
): Limits {
  const usual = { bounds, plausible }
  if (limitsBy === undefined) return usual
  if (reference !== null) return limitsBy[reference] ?? usual
  const all = [usual, ...Object.values(limitsBy)]
  return { bounds: union(all.map((one) => one.bounds)), plausible: union(all.map((one) => one.plausible)) }
}

/** The error of a length measured with a tape, in mm. From trade practice. */
export const TAPE_ERROR_MM = 3

const SUBJECTS: Readonly<Partial<Record<MeasurementGroup, 'posture' | 'body'>>> = {
  posture: 'posture',
  load: 'posture',
  body: 'body',
}

/** What a measurement describes: the bike's set-up, the rider on this bike, or the rider's body. */
export const subjectOf = ({ group }: { group: MeasurementGroup }): 'bike' | 'posture' | 'body' =>
  SUBJECTS[group] ?? 'bike'

/** The sides a measurement is taken on. */
export const sidesOf = ({ sides }: Pick<Common, 'sides'>): readonly Side[] =>
  sides === 'single' ? [null] : SIDES

/** Before or after the changes of the fit. */
export const PHASES = ['before', 'after'] as const
export type Phase = (typeof PHASES)[number]

/**
 * The phases in which a measurement is taken. A body is measured once in a fit, and its values count as after the fit.
 */
export const phasesTaken = (description: { group: MeasurementGroup }): readonly Phase[] =>
  subjectOf(description) === 'body' ? ['after'] : PHASES

/** Whether a value applies to one bike only. A value of the body applies to every bike of the rider. */
export const dependsOnBike = (description: { group: MeasurementGroup }): boolean =>
  subjectOf(description) !== 'body'
