import type { Goal } from '#domain/goals.ts'
import type { InterventionKind } from '#domain/interventions/intervention.ts'
import type { Side } from '#domain/measurements/measurement.ts'
import type { MeasurementKey } from '#domain/measurements/vocabulary.ts'
import type { Place } from '#domain/places.ts'
import type { Zone } from '#domain/zones.ts'
import type { Complaint } from './complaints.ts'
import type { Random } from './random.ts'

/** A change that the fitter makes, relative to what was there. */
export interface Change {
  kind: InterventionKind
  measurement: MeasurementKey | null
  side: Side
  /** How far the measurement moves; 0 for a change that is described in words. */
  by: number
  zones: Zone[]
  places: Partial<Record<Zone, Place>>
  goals: Goal[]
  why: string
  words: { what: string; from?: string; to: string } | null
}

interface Remedy {
  kind: InterventionKind
  measurement?: MeasurementKey
  /** The smallest and the largest step. */
  by?: readonly [number, number]
  /** On the side of the complaint, or on both. */
  sided?: true
  why: string
  words?: Change['words']
}

const adjust = (
  measurement: MeasurementKey,
  by: readonly [number, number],
  why: string,
  sided?: true,
): Remedy => ({ kind: 'adjustment', measurement, by, why, ...(sided && { sided }) })

const part = (
  kind: InterventionKind,
  measurement: MeasurementKey,
  by: readonly [number, number],
  why: string,
) => ({ kind, measurement, by, why }) satisfies Remedy

const replace = (kind: InterventionKind, why: string, words: NonNullable<Change['words']>): Remedy => ({
  kind,
  why,
  words,
})

const CLEATS_BACK = adjust('cleat_fore_aft', [4, 8], 'Takes load off the ball of the foot.', true)

/** What fitters do first, by the place of the complaint (docs/domain.md, rules of thumb in the trade). */
const REMEDIES: Record<Place, readonly Remedy[]> = {
  forefoot: [
    CLEATS_BACK,
    replace('insoles', 'The foot flattened under load; the arch needs something to rest on.', {
      what: 'Insoles with a low arch and a metatarsal pad',
      from: 'Stock',
      to: 'Low arch, metatarsal pad',
    }),
  ],
  arch: [
    replace('insoles', 'No support under the arch in the old shoe.', {
      what: 'Insoles with a medium arch',
      from: 'Stock',
      to: 'Medium arch',
    }),
  ],
  heel: [CLEATS_BACK],
  toes: [
    replace('shoes', 'A size too narrow across the toes.', {
      what: 'Wider shoes',
      to: 'One width wider, same length',
    }),
  ],
  calf_achilles: [CLEATS_BACK, adjust('saddle_height', [-6, -3], 'The ankle had to reach for the pedal.')],
  front: [
    adjust('saddle_height', [4, 10], 'The knee stayed too bent at the bottom of the stroke.'),
    adjust('saddle_setback', [3, 8], 'The knee came far in front of the pedal.'),
    part('cranks', 'crank_length', [-5, -2.5], 'Shorter cranks open the knee at the top of the stroke.'),
  ],
  back: [adjust('saddle_height', [-9, -4], 'The knee was almost straight at the bottom.')],
  outside: [
    adjust('saddle_height', [-5, -3], 'Hips rocked at the bottom of the stroke.'),
    adjust('cleat_rotation', [2, 4], 'The foot was held straight and wants to turn out.', true),
  ],
  inside: [adjust('cleat_rotation', [-4, -2], 'The heel came in with every stroke.', true)],
  soft_tissue: [
    adjust('saddle_tilt', [-2, -1], 'The nose pointed up and carried the weight.'),
    replace('saddle', 'Pressure ran along the middle instead of under the sit bones.', {
      what: 'Saddle with a relief channel',
      from: 'Long, without a channel',
      to: 'Short nose, wide channel',
    }),
  ],
  sit_bones: [
    part('saddle', 'saddle_width', [10, 14], 'The sit bones were outside the shell.'),
    adjust('saddle_height', [-5, -3], 'The hips moved from side to side.'),
  ],
  skin: [
    replace('shorts', 'The seam lay where the skin is sore.', {
      what: 'Bib shorts without a seam in the middle',
      to: 'One size down',
    }),
    adjust('saddle_height', [-5, -3], 'Less rocking, less rubbing.'),
  ],
  central: [
    adjust('spacers', [5, 15], 'A higher bar lets the pelvis sit upright.'),
    part('stem', 'stem_length', [-20, -10], 'The reach was longer than the hamstrings allow.'),
    adjust('saddle_tilt', [-1.5, -0.5], 'A level nose lets the pelvis turn forward.'),
  ],
  one_sided: [
    adjust('saddle_height', [-5, -3], 'The pelvis dropped on one side.'),
    adjust('spacers', [5, 10], 'Less bend in the lower back.'),
  ],
  hip_front: [part('cranks', 'crank_length', [-5, -2.5], 'More room for the hip at the top of the stroke.')],
  hip_outside: [adjust('saddle_height', [-5, -3], 'The hips rocked.')],
  neck: [
    adjust('spacers', [5, 15], 'Less to look up from.'),
    part('stem', 'stem_length', [-20, -10], 'The arms were stretched, and the neck held the head.'),
  ],
  shoulders: [part('handlebar', 'bar_width_cc', [-20, -20], 'The bar was wider than the shoulders.')],
  upper_back: [part('stem', 'stem_length', [-10, -10], 'The elbows were locked.')],
  little_and_ring_finger: [
    adjust('spacers', [5, 10], 'Too much weight on the hands.'),
    replace('bar_tape', 'Takes the buzz out of rough lanes.', {
      what: 'Thicker tape with gel under the hoods',
      from: '2 mm',
      to: '3.5 mm with gel',
    }),
  ],
  thumb_to_middle_finger: [
    adjust('hood_angle', [4, 8], 'The wrists were bent down.', true),
    replace('gloves', 'Padding away from the palm.', {
      what: 'Gloves with padding at the heel of the hand',
      to: 'Thin, padded at the heel',
    }),
  ],
  wrist_or_forearm: [adjust('hood_angle', [4, 8], 'The wrists were bent outwards and down.', true)],
}

/** Changes of a bike without drop bars. */
const NOT_ON_FLAT_BARS: readonly MeasurementKey[] = ['hood_angle', 'bar_width_cc']

const halves = (value: number) => Math.round(value * 2) / 2
/** Cranks and stems come in these steps, in mm. */
const STEPS: Partial<Record<MeasurementKey, number>> = {
  crank_length: 2.5,
  stem_length: 10,
  spacers: 5,
  saddle_height: 1,
  saddle_setback: 1,
  bar_width_cc: 20,
  saddle_width: 1,
  cleat_fore_aft: 1,
  cleat_rotation: 1,
  hood_angle: 1,
}

function stepOf(random: Random, { measurement, by: [from, to] = [0, 0] }: Remedy): number {
  const drawn = from + random.unit() * (to - from)
  const step = (measurement && STEPS[measurement]) ?? 0.5
  const rounded = Math.round(drawn / step) * step
  return halves(rounded === 0 ? Math.sign(from) * step : rounded)
}

function sidesOf(remedy: Remedy, { side }: Complaint): Side[] {
  if (!remedy.sided) return [null]
  return side === 'left' || side === 'right' ? [side] : ['left', 'right']
}

/** What a change for a complaint is also for, if the rider named it as a goal. */
const HELPED: readonly Goal[] = ['reduce_discomfort', 'maximize_comfort', 'return_from_injury']

const changeFor = (
  random: Random,
  remedy: Remedy,
  { complaint, goals }: { complaint: Complaint; goals: readonly Goal[] },
): Change[] => {
  const by = stepOf(random, remedy)
  return sidesOf(remedy, complaint).map((side) => ({
    kind: remedy.kind,
    measurement: remedy.measurement ?? null,
    side,
    by,
    zones: [complaint.zone],
    places: { [complaint.zone]: complaint.place },
    goals: HELPED.filter((goal) => goals.includes(goal)),
    why: remedy.why,
    words: remedy.words ?? null,
  }))
}

const sameThing = (one: Change, other: Change) =>
  one.measurement === null
    ? one.kind === other.kind
    : one.measurement === other.measurement && one.side === other.side

/** Each thing is changed once: what helps two complaints names both zones, what would hurt the first is left out. */
function withoutRepetition(changes: readonly Change[]): Change[] {
  const kept: Change[] = []
  for (const change of changes) {
    const earlier = kept.find((other) => sameThing(other, change))
    if (!earlier) kept.push(change)
    else if (Math.sign(earlier.by) === Math.sign(change.by)) {
      earlier.zones = [...new Set([...earlier.zones, ...change.zones])]
      earlier.places = { ...change.places, ...earlier.places }
    }
  }
  return kept
}

/** What a rider without a complaint comes for. */
const FOR_SPEED: readonly Omit<Change, 'by'>[] = [
  {
    kind: 'adjustment',
    measurement: 'spacers',
    side: null,
    zones: [],
    places: {},
    goals: ['improve_aerodynamics'],
    why: 'The trunk can go lower without closing the hip.',
    words: null,
  },
  {
    kind: 'adjustment',
    measurement: 'saddle_height',
    side: null,
    zones: [],
    places: {},
    goals: ['increase_power'],
    why: 'There was room for a longer stroke.',
    words: null,
  },
]
const SPEED_STEPS = [-10, 5] as const

/** The changes of a fit, in the order in which they are made. */
export function changesFor(
  random: Random,
  { complaints, goals }: { complaints: readonly Complaint[]; goals: readonly Goal[] },
  flatBars: boolean,
): Change[] {
  if (complaints.length === 0)
    return FOR_SPEED.map((change, index) => ({
      ...change,
      goals: change.goals.filter((goal) => goals.includes(goal)),
      by: SPEED_STEPS[index] ?? 0,
    }))
  const all = complaints.flatMap((complaint) => {
    const remedies = REMEDIES[complaint.place].filter(
      ({ measurement }) => !flatBars || !measurement || !NOT_ON_FLAT_BARS.includes(measurement),
    )
    const most = complaint.severity >= 4 ? 2 : 1
    return remedies.slice(0, most).flatMap((remedy) => changeFor(random, remedy, { complaint, goals }))
  })
  return withoutRepetition(all)
}
