import type { Goal } from '../goals.ts'
import type { MeasurementKey } from '../measurements/vocabulary.ts'
import type { ZoneScores } from '../outcomes/zone-change.ts'
import { isComplaint } from '../outcomes/zone-change.ts'
import type { Place, ZonePlaces } from '../places.ts'
import type { Zone } from '../zones.ts'
import { ZONES } from '../zones.ts'
import type { Effect } from './effects.ts'
import { effectsOf } from './effects.ts'
import type { Direction, Intervention, Move } from './intervention.ts'
import { moveOf } from './intervention.ts'

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
  /** The saddle should also move up or down by about this much (mm), but has not been moved yet. */
  | { kind: 'raise_saddle' | 'lower_saddle'; by: number }
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
}

/** Moving the cleat back lowers the effective saddle height by roughly half the move (trade practice). */
const SADDLE_PER_CLEAT = 0.5
/** A shorter crank needs the saddle raised by the same amount. */
const SADDLE_PER_CRANK = 1

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

const concerns = ({ location }: Effect, known: readonly Place[]): boolean =>
  location === null || known.length === 0 || known.some((place) => location === (RULED_AS[place] ?? place))

/** The place of a complaint within a zone, from the rider and from the log. */
const knownPlaces = (log: readonly Intervention[], { locations = {} }: RiderState, zone: Zone): Place[] =>
  [locations, ...log.map(({ places }) => places)].flatMap((places) => places[zone] ?? [])

function burdenWarnings(log: readonly Intervention[], rider: RiderState): Warning[] {
  const complaints = ZONES.filter((zone) => isComplaint(rider.scores[zone] ?? 0))
  const told = complaints.filter((zone) => !rider.silenced?.includes(zone))
  return log.flatMap((intervention, index) => {
    const { burdens } = effectsOf(intervention)
    return told.flatMap((zone): Warning[] => {
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

/** By how much the saddle should be raised after a move (mm); negative to lower it. */
function saddleNeed({ measurement, direction, by }: Move): number {
  const sign = direction === 'less' ? 1 : -1
  if (measurement === 'crank_length') return sign * by * SADDLE_PER_CRANK
  return measurement === 'cleat_fore_aft' ? sign * by * SADDLE_PER_CLEAT : 0
}

/** The saddle should follow crank and cleat. Once it was moved in the right direction, the fitter needs no warning. */
function saddleWarnings(log: readonly Intervention[]): Warning[] {
  const moves = log.map(moveOf)
  const done = (direction: Direction) =>
    moves.some((move) => move?.measurement === 'saddle_height' && move.direction === direction)
  return moves.flatMap((move, index): Warning[] => {
    const need = move === null ? 0 : saddleNeed(move)
    if (need === 0 || done(need > 0 ? 'more' : 'less')) return []
    const kind = need > 0 ? 'raise_saddle' : 'lower_saddle'
    return [{ kind, intervention: index, by: Math.round(Math.abs(need) * 2) / 2 }]
  })
}

function aeroWarnings(log: readonly Intervention[], { goals = [] }: RiderState): Warning[] {
  if (!goals.includes('improve_aerodynamics')) return []
  const raises = (move: Move | null) =>
    move !== null &&
    RAISES_BARS.some(([measurement, way]) => move.measurement === measurement && move.direction === way)
  return log.flatMap((intervention, index): Warning[] =>
    raises(moveOf(intervention)) ? [{ kind: 'aero_cost', intervention: index }] : [],
  )
}

/**
 * What a fitter should check in the log of a fit (docs/domain.md): a change that may worsen a complaint of this rider,
 * one that requires another change, one that conflicts with a goal, one for a zone that a physician should see first.
 * No other rule applies to a zone with a red flag.
 */
export function warningsFor(log: readonly Intervention[], rider: RiderState): Warning[] {
  return [
    ...referWarnings(log, rider),
    ...burdenWarnings(log, rider),
    ...saddleWarnings(log),
    ...aeroWarnings(log, rider),
  ]
}
