import type { MeasurementKey } from '../measurements/vocabulary.ts'
import type { Intervention, InterventionKind } from './intervention.ts'
import { INTERVENTION_KINDS, moveOf } from './intervention.ts'
import { barMoves, netChange } from './net-change.ts'

/** What a change did, in one direction. Each name has its opposite beside it. */
const MOVEMENTS = [
  'saddle_raised',
  'saddle_lowered',
  'saddle_moved_back',
  'saddle_moved_forward',
  'saddle_nose_raised',
  'saddle_nose_lowered',
  'bar_raised',
  'bar_lowered',
  'bar_moved_away',
  'bar_moved_closer',
  'bar_widened',
  'bar_narrowed',
  'bar_turned_up',
  'bar_turned_down',
  'hoods_raised',
  'hoods_lowered',
  'hoods_turned_in',
  'hoods_turned_out',
  'pads_raised',
  'pads_lowered',
  'pads_moved_away',
  'pads_moved_closer',
  'pads_widened',
  'pads_narrowed',
  'extensions_raised',
  'extensions_lowered',
  'cranks_lengthened',
  'cranks_shortened',
  'stance_widened',
  'stance_narrowed',
  'cleats_moved_back',
  'cleats_moved_forward',
  'toes_turned_out',
  'toes_turned_in',
  'float_increased',
  'float_reduced',
  'tyres_widened',
  'tyres_narrowed',
  'tyre_pressure_raised',
  'tyre_pressure_lowered',
] as const
type Movement = (typeof MOVEMENTS)[number]

/**
 * The kinds of change that a fit can include ("after fits that included raising the saddle"): a movement, or a part that
 * was changed without one. `adjustment` is any other one.
 */
export const CHANGE_KINDS = [...MOVEMENTS, ...INTERVENTION_KINDS] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** A measurement, and 1 if a higher value is the first movement of the pair, otherwise −1. */
type Way = readonly [MeasurementKey, 1 | -1]
type Pair = { kinds: readonly [Movement, Movement]; ways: readonly Way[] }

/** Coordinates of the same movement. The first one that was logged decides its direction. */
const PAIRS: readonly Pair[] = [
  {
    kinds: ['saddle_raised', 'saddle_lowered'],
    ways: [
      ['saddle_height', 1],
      ['saddle_pedal_distance', 1],
    ],
  },
  {
    kinds: ['saddle_moved_back', 'saddle_moved_forward'],
    ways: [
      ['saddle_setback', 1],
      ['seatpost_offset', 1],
      ['sitting_angle', -1],
    ],
  },
  { kinds: ['saddle_nose_raised', 'saddle_nose_lowered'], ways: [['saddle_tilt', 1]] },
  {
    kinds: ['bar_widened', 'bar_narrowed'],
    ways: [
      ['bar_width_cc', 1],
      ['bar_width_oo', 1],
      ['hood_width', 1],
    ],
  },
  { kinds: ['bar_turned_up', 'bar_turned_down'], ways: [['bar_roll', 1]] },
  { kinds: ['hoods_raised', 'hoods_lowered'], ways: [['hood_angle', 1]] },
  { kinds: ['hoods_turned_in', 'hoods_turned_out'], ways: [['hood_rotation', 1]] },
  { kinds: ['pads_moved_away', 'pads_moved_closer'], ways: [['aero_pad_reach', 1]] },
  { kinds: ['pads_widened', 'pads_narrowed'], ways: [['aero_pad_width', 1]] },
  { kinds: ['extensions_raised', 'extensions_lowered'], ways: [['aero_extension_tilt', 1]] },
  { kinds: ['cranks_lengthened', 'cranks_shortened'], ways: [['crank_length', 1]] },
  {
    kinds: ['stance_widened', 'stance_narrowed'],
    ways: [
      ['stance_width', 1],
      ['q_factor', 1],
      ['pedal_spindle_length', 1],
      ['pedal_washers', 1],
      ['cleat_lateral', 1],
    ],
  },
  { kinds: ['cleats_moved_back', 'cleats_moved_forward'], ways: [['cleat_fore_aft', 1]] },
  { kinds: ['toes_turned_out', 'toes_turned_in'], ways: [['cleat_rotation', 1]] },
  { kinds: ['float_increased', 'float_reduced'], ways: [['cleat_float', 1]] },
  { kinds: ['tyres_widened', 'tyres_narrowed'], ways: [['tyre_width', 1]] },
  {
    kinds: ['tyre_pressure_raised', 'tyre_pressure_lowered'],
    ways: [
      ['tyre_pressure_front', 1],
      ['tyre_pressure_rear', 1],
    ],
  },
]

/** Measurements of where the bar and the pads are. */
const OF_BAR: readonly MeasurementKey[] = [
  'spacers',
  'stem_angle',
  'bar_stack',
  'bar_drop',
  'aero_pad_stack',
  'aero_pad_drop',
  'stem_length',
  'bar_component_reach',
  'bar_reach_xy',
  'saddle_to_bar_reach',
  'saddle_to_hood_reach',
  'saddle_to_grip_reach',
]

const MOVING: ReadonlySet<MeasurementKey> = new Set([
  ...OF_BAR,
  ...PAIRS.flatMap(({ ways }) => ways.map(([key]) => key)),
])

/** Measurements of a part that is put in or taken out. Its direction says little, so the change is the part's. */
const PART_OF: Partial<Record<MeasurementKey, InterventionKind>> = {
  wedge_deg: 'wedge',
  leg_length_shim: 'shim',
}

/** Whether an intervention is one of the movements, and so no kind of its own. A new saddle stays a new saddle. */
function isMovement(intervention: Intervention): boolean {
  const move = moveOf(intervention)
  return move !== null && MOVING.has(move.measurement)
}

function partOf({ kind, measurement }: Intervention): InterventionKind {
  return (measurement !== null && PART_OF[measurement]) || kind
}

function directed([positive, negative]: readonly [Movement, Movement], by: number): Movement[] {
  if (by === 0) return []
  return [by > 0 ? positive : negative]
}

function movementOf(log: readonly Intervention[], { kinds, ways }: Pair): Movement[] {
  const net = ways.map(([key, sign]) => sign * netChange(log, key)).find((by) => by !== 0)
  return directed(kinds, net ?? 0)
}

/** How far the grips of a flat bar moved forward: their reach without what moved the saddle. */
function gripsForward(log: readonly Intervention[]): number {
  const by = netChange(log, 'saddle_to_grip_reach')
  return by === 0 ? 0 : by - netChange(log, 'saddle_setback')
}

/**
 * The kinds of change that a fit included, each once, in the order of `CHANGE_KINDS`. Coordinates that follow from each
 * other are one change, and what a later change took back is none (docs/domain.md, "Kinds of change").
 * @param log the interventions of one fit that were not withdrawn
 */
export function changeKindsOf(log: readonly Intervention[]): ChangeKind[] {
  const { barUp, padsUp, forward } = barMoves(log)
  const found = new Set<ChangeKind>([
    ...PAIRS.flatMap((pair) => movementOf(log, pair)),
    ...directed(['bar_raised', 'bar_lowered'], barUp),
    ...directed(['pads_raised', 'pads_lowered'], padsUp),
    ...directed(['bar_moved_away', 'bar_moved_closer'], forward || gripsForward(log)),
    ...log.filter((one) => !isMovement(one)).map(partOf),
  ])
  return CHANGE_KINDS.filter((kind) => found.has(kind))
}
