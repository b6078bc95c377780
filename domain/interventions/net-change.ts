import type { MeasurementKey } from '../measurements/vocabulary.ts'
import type { Direction, Intervention } from './intervention.ts'
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
