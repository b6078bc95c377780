import type { MeasurementKey } from '../measurements/vocabulary.ts'
import type { Direction, Intervention, Move } from './intervention.ts'
import { moveOf } from './intervention.ts'

/** Moving the cleat back lowers the saddle height that fits by roughly half the move (trade practice, from memory). */
const SADDLE_PER_CLEAT = 0.5

const signed = (direction: Direction, by: number) => (direction === 'more' ? by : -by)

/** By how much one intervention moved a measurement; 0 if it moved another one or none. */
export function changeOf(intervention: Intervention, measurement: MeasurementKey): number {
  const move = moveOf(intervention)
  return move?.measurement === measurement ? signed(move.direction, move.by) : 0
}

/** By how much all interventions together moved a measurement: the mean of the sides that were moved. */
export function netChange(log: readonly Intervention[], measurement: MeasurementKey): number {
  const sumOf = (entries: readonly Intervention[]) =>
    entries.reduce((sum, entry) => sum + changeOf(entry, measurement), 0)
  const onSides = (['left', 'right'] as const)
    .map((own) => log.filter(({ side }) => side === own))
    .filter((own) => own.some((entry) => changeOf(entry, measurement) !== 0))
  const sided = onSides.reduce((sum, own) => sum + sumOf(own), 0)
  return sumOf(log.filter(({ side }) => side === null)) + sided / Math.max(1, onSides.length)
}

/**
 * By how much the saddle should move so that the leg is as straight as before an entry or a log (mm; negative is down).
 * A shorter crank needs the saddle raised by the same amount.
 */
export const saddleNeed = (crank: number, cleat: number): number => -crank - SADDLE_PER_CLEAT * cleat

/** How much straighter the leg is at the bottom of the stroke after all interventions (mm along the leg). */
export const netExtension = (log: readonly Intervention[]): number =>
  netChange(log, 'saddle_height') -
  saddleNeed(netChange(log, 'crank_length'), netChange(log, 'cleat_fore_aft'))

/** A stem turned by one degree lifts the bar by about this much (mm): a stem of 100 mm; our own rule. */
const RISE_PER_DEGREE = 1.7
/** Less than this (mm) of saddle height, bar height or reach is no change; our own rule. */
const LEAST = 1

/** Measurements with what one unit of each adds (mm upward, or forward). */
type Sum = readonly (readonly [MeasurementKey, number])[]

/**
 * How the bar or the pads moved against the saddle, in the ways it can be logged. Measured from the saddle it is
 * already the result. Otherwise it is what moved the bar, less what moved the saddle.
 */
type Distance = { fromSaddle: readonly Sum[]; moved: readonly Sum[]; saddle: Sum }

const SADDLE_UP: Sum = [['saddle_height', -1]]
const DISTANCES = [
  {
    fromSaddle: [[['bar_drop', -1]]],
    moved: [
      [
        ['spacers', 1],
        ['stem_angle', RISE_PER_DEGREE],
      ],
      [['bar_stack', 1]],
    ],
    saddle: SADDLE_UP,
  },
  {
    fromSaddle: [[['aero_pad_drop', -1]]],
    moved: [[['aero_pad_stack', 1]]],
    saddle: SADDLE_UP,
  },
  {
    fromSaddle: [[['saddle_to_bar_reach', 1]], [['saddle_to_hood_reach', 1]]],
    moved: [
      [
        ['stem_length', 1],
        ['bar_component_reach', 1],
      ],
      [['bar_reach_xy', 1]],
    ],
    saddle: [['saddle_setback', 1]],
  },
] as const satisfies readonly Distance[]
const [BAR_HEIGHT, PAD_HEIGHT, REACH] = DISTANCES

const sumOf = (log: readonly Intervention[], sum: Sum): number =>
  sum.reduce((total, [key, factor]) => total + factor * netChange(log, key), 0)

/** The same movement logged in several ways counts once, by the largest number. */
const largest = (log: readonly Intervention[], ways: readonly Sum[]): number =>
  ways.map((way) => sumOf(log, way)).reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0)

const isLogged = (log: readonly Intervention[], ways: readonly Sum[]): boolean =>
  ways.flat().some(([key]) => log.some((entry) => changeOf(entry, key) !== 0))

/** How much higher over the saddle, or further from it, after all interventions (mm). */
const netDistance = (log: readonly Intervention[], { fromSaddle, moved, saddle }: Distance): number =>
  isLogged(log, fromSaddle) ? largest(log, fromSaddle) : largest(log, moved) + sumOf(log, saddle)

/** What counts for a measurement instead of its own change (mm, in its own direction); null if nothing does. */
function countedAs(log: readonly Intervention[], measurement: MeasurementKey): number | null {
  if (measurement === 'saddle_height') return netExtension(log)
  for (const distance of DISTANCES) {
    const own = [...distance.fromSaddle, ...distance.moved].flat().find(([key]) => key === measurement)
    if (own) return netDistance(log, distance) * Math.sign(own[1])
  }
  return null
}

/**
 * Whether something of a move is left when all interventions are added up. What another change takes back is not left:
 * a raised saddle that follows a shorter crank, spacers for a raised saddle, a shorter stem for a saddle moved back.
 */
export function isLeft(log: readonly Intervention[], { measurement, direction }: Move): boolean {
  const counted = countedAs(log, measurement)
  const net = counted ?? netChange(log, measurement)
  const size = direction === 'more' ? net : -net
  return counted === null ? size > 0 : size >= LEAST
}

/** Whether a moved saddle is still higher (or lower) against the bar after all interventions. */
export function isDropLeft(log: readonly Intervention[], { direction }: Move): boolean {
  const rise = netDistance(log, BAR_HEIGHT)
  return (direction === 'more' ? -rise : rise) >= LEAST
}

/**
 * How far the bar or the pads themselves moved (mm, upward or forward). Where only their distance to the saddle was
 * logged, the move of the saddle is taken out of it.
 */
function ownMove(log: readonly Intervention[], { fromSaddle, moved, saddle }: Distance): number {
  if (isLogged(log, moved)) return largest(log, moved)
  return isLogged(log, fromSaddle) ? largest(log, fromSaddle) - sumOf(log, saddle) : 0
}

/**
 * How the bar and the pads moved after all interventions, however it was logged: stem, spacers, stack, drop and reach
 * are one movement. A move of less than a millimetre is 0.
 */
export function barMoves(log: readonly Intervention[]): {
  barUp: number
  padsUp: number
  forward: number
} {
  const moved = (distance: Distance) => {
    const by = ownMove(log, distance)
    return Math.abs(by) >= LEAST ? by : 0
  }
  return { barUp: moved(BAR_HEIGHT), padsUp: moved(PAD_HEIGHT), forward: moved(REACH) }
}
