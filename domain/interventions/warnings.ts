import type { Goal } from '../goals.ts'
import type { MeasurementKey } from '../measurements/vocabulary.ts'
import type { ZoneScores } from '../outcomes/zone-change.ts'
import { isComplaint } from '../outcomes/zone-change.ts'
import type { Place, ZonePlaces } from '../places.ts'
import type { Zone } from '../zones.ts'
import { ZONES } from '../zones.ts'
import type { Effect } from './effects.ts'
import { effectsIn } from './effects.ts'
import type { Direction, Intervention, InterventionKind, Move } from './intervention.ts'
import { moveOf } from './intervention.ts'
import { changeOf, isLeft, netChange, saddleNeed } from './net-change.ts'

/**
 * A warning about the intervention at an index of the log. `refer`: the zone has a red flag and needs a physician
 * first.
 */
export type Warning = {
  intervention: number
} & (
  | { kind: 'refer'; zone: Zone }
  /** It may worsen a complaint of the rider: at the place, or somewhere in the zone if the place is unknown. */
  | { kind: 'burdens'; zone: Zone; located: boolean; effects: readonly Effect[] }
  /**
   * The saddle should also move up or down by about this much (mm), netted over the log. `halfOfCleat`: a part of it is
   * half of a cleat's move, which is trade practice from memory.
   */
  | { kind: 'raise_saddle' | 'lower_saddle'; by: number; halfOfCleat: boolean }
  /** The saddle height may no longer be right, by an unknown amount. */
  | { kind: 'check_height' }
  /** The rider wants better aerodynamics. */
  | { kind: 'aero_cost' }
)

/** What is known about the rider, as far as warnings need it. */
export type RiderState = {
  scores: ZoneScores
  /** The place within a zone, if the rider named it. A rule about another place then gives no warning. */
  locations?: ZonePlaces
  /** Zones with a red flag. */
  silenced?: readonly Zone[]
  goals?: readonly Goal[]
  /** The smallest knee flexion while pedalling after the changes (degrees, 0 is straight), if it was measured. */
  minKneeFlexion?: number | null
}

/** The smallest knee flexion (degrees) at the edge of the zone in which the ITB is pinched (Farrell 2003). */
const ITB_EDGE = 33
/** Less than this (mm) is no change of saddle height; our own rule. */
const LEAST_HEIGHT = 1
/** After these the saddle height should be measured again, and after a change of setback. */
const CHANGES_HEIGHT: readonly InterventionKind[] = ['saddle', 'seatpost', 'shoes', 'pedals']

const RAISES_BARS: readonly (readonly [MeasurementKey, Direction])[] = [
  ['spacers', 'more'],
  ['stem_angle', 'more'],
  ['bar_stack', 'more'],
  ['bar_drop', 'less'],
  ['aero_pad_stack', 'more'],
]

/** For places that riders name more precisely than the rules do: the place that the rules use. */
const RULED_AS: Readonly<Partial<Record<Place, Place>>> = {
  toes: 'forefoot',
  upper_back: 'shoulders',
  wrist_or_forearm: 'thumb_to_middle_finger',
}

/** Places for which the rules about their whole zone say nothing: a hip is not a back. */
const APART: readonly Place[] = ['hip_front', 'hip_outside']

const concerns = ({ location }: Effect, known: readonly Place[]): boolean =>
  known.length === 0 ||
  known.some((place) =>
    location === null ? !APART.includes(place) : location === (RULED_AS[place] ?? place),
  )

/** The place of a complaint within a zone, from the rider and from the log. */
const knownPlaces = (log: readonly Intervention[], { locations = {} }: RiderState, zone: Zone): Place[] =>
  [locations, ...log.map(({ places }) => places)].flatMap((places) => places[zone] ?? [])

/** A raised saddle is no risk for the ITB while the knee stays bent enough. */
const isRefuted = (effect: Effect, move: Move | null, { minKneeFlexion = null }: RiderState): boolean =>
  effect.rule === 'knee_outside' &&
  move?.measurement === 'saddle_height' &&
  minKneeFlexion !== null &&
  minKneeFlexion > ITB_EDGE

function burdenWarnings(log: readonly Intervention[], rider: RiderState): Warning[] {
  const complaints = ZONES.filter((zone) => isComplaint(rider.scores[zone] ?? 0))
  const reportable = complaints.filter((zone) => !rider.silenced?.includes(zone))
  return log.flatMap((intervention, index) => {
    const move = moveOf(intervention)
    const burdens = effectsIn(log, intervention).burdens.filter((effect) => !isRefuted(effect, move, rider))
    return reportable.flatMap((zone): Warning[] => {
      const known = knownPlaces(log, rider, zone)
      const effects = burdens.filter((effect) => effect.zone === zone && concerns(effect, known))
      const located = known.length > 0 || effects.every(({ location }) => location === null)
      return effects.length === 0 ? [] : [{ kind: 'burdens', intervention: index, zone, located, effects }]
    })
  })
}

const referWarnings = (log: readonly Intervention[], { silenced = [] }: RiderState): Warning[] =>
  log.flatMap(({ zones }, index) =>
    zones
      .filter((zone) => silenced.includes(zone))
      .map((zone): Warning => ({ kind: 'refer', intervention: index, zone })),
  )

/** The saddle should follow crank and cleat, as far as the log has not moved it already. */
function saddleWarnings(log: readonly Intervention[]): Warning[] {
  const cleat = netChange(log, 'cleat_fore_aft')
  const need = saddleNeed(netChange(log, 'crank_length'), cleat)
  const moved = netChange(log, 'saddle_height') * Math.sign(need)
  const by = Math.min(Math.abs(need), Math.abs(need) - moved)
  const cause = log.findLastIndex(
    (entry) => saddleNeed(changeOf(entry, 'crank_length'), changeOf(entry, 'cleat_fore_aft')) * need > 0,
  )
  if (by < LEAST_HEIGHT || cause < 0) return []
  const kind = need > 0 ? 'raise_saddle' : 'lower_saddle'
  return [{ kind, intervention: cause, by: Math.round(by * 2) / 2, halfOfCleat: cleat !== 0 }]
}

/** The last change after which the height should be checked, unless the saddle was moved up or down after it. */
function heightWarnings(log: readonly Intervention[]): Warning[] {
  const changed = log.findLastIndex(
    (entry) => CHANGES_HEIGHT.includes(entry.kind) || changeOf(entry, 'saddle_setback') !== 0,
  )
  const checked = log.findLastIndex((entry) => changeOf(entry, 'saddle_height') !== 0)
  return changed > checked ? [{ kind: 'check_height', intervention: changed }] : []
}

function aeroWarnings(log: readonly Intervention[], { goals = [] }: RiderState): Warning[] {
  if (!goals.includes('improve_aerodynamics')) return []
  const raises = (move: Move) =>
    RAISES_BARS.some(([measurement, way]) => move.measurement === measurement && move.direction === way)
  return log.flatMap((intervention, index): Warning[] => {
    const move = moveOf(intervention)
    return move !== null && raises(move) && isLeft(log, move)
      ? [{ kind: 'aero_cost', intervention: index }]
      : []
  })
}

/**
 * What a fitter should check in the log of a fit (docs/domain.md): a change that may worsen a complaint of this rider,
 * one that requires another change or a check, one that conflicts with a goal, one for a zone that a physician should see first.
 * No other rule applies to a zone with a red flag.
 */
export function warningsFor(log: readonly Intervention[], rider: RiderState): Warning[] {
  return [
    ...referWarnings(log, rider),
    ...burdenWarnings(log, rider),
    ...saddleWarnings(log),
    ...heightWarnings(log),
    ...aeroWarnings(log, rider),
  ]
}
