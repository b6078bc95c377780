import type { MeasuredChange, Taken } from '#domain/measurements/change.ts'
import { changeBetween } from '#domain/measurements/change.ts'
import type { MeasurementDescription, Side } from '#domain/measurements/measurement.ts'
import { CAPTURE_METHODS, PHASES, phasesTaken, referenceNamed } from '#domain/measurements/measurement.ts'
import {
  isFromSaddle,
  type SaddleHow,
  saddleHowOf,
  USUAL_SADDLE_HOW,
} from '#domain/measurements/saddle-how.ts'
import { isSwapped } from '#domain/measurements/saddle-swap.ts'
import { isMeasurementKey, measurementOf } from '#domain/measurements/vocabulary.ts'
import type { Place, Wanted } from '../saving/pending-changes.ts'
import type { FitSession, Measured } from '../session.ts'

/** The values of a fit. */
export type Values = readonly Measured[]
export type Phase = Place['phase']

export const valueAt = (values: Values, { phase, key, side }: Place): Measured | undefined =>
  values.find((row) => row.phase === phase && row.key === key && row.side === side)

/** The number of a place; null if there is none. */
export function numberAt(values: Values, place: Place): number | null {
  const value = valueAt(values, place)?.value
  return typeof value === 'number' ? value : null
}

/** A number with how it was taken. */
export type TakenNumber = Pick<Wanted, 'reference' | 'method'> & { value: number }

/** The number of a place with how it was taken; null if there is none. */
export function takenNumberAt(values: Values, place: Place): TakenNumber | null {
  const row = valueAt(values, place)
  return typeof row?.value === 'number'
    ? { value: row.value, reference: row.reference, method: row.method }
    : null
}

const isOfSaddle = (key: string): boolean => {
  const description: MeasurementDescription | undefined = measurementOf(key)
  return description !== undefined && isFromSaddle(description)
}

/**
 * How a new value of a measurement is assumed to be taken: like the value of its phase. Values of the saddle are taken
 * as chosen for this fit; before the choice, like their others in this fit. Any other value is taken like its others in
 * this fit, else as in the earlier fit, else from the usual point with no method.
 */
export function usualHow(
  { measurements, earlier, saddleHow }: Pick<FitSession, 'measurements' | 'earlier' | 'saddleHow'>,
  phase: Phase,
  key: string,
): Pick<Measured, 'reference' | 'method'> {
  const ofSaddle = isOfSaddle(key)
  const own = measurements.filter((row) => row.key === key)
  const last = ofSaddle ? undefined : earlier?.measurements.find((row) => row.key === key)
  const like = own.find((row) => row.phase === phase) ?? (ofSaddle ? saddleHow : null) ?? own[0] ?? last
  if (like) return { reference: like.reference, method: like.method }
  const description: MeasurementDescription | undefined = measurementOf(key)
  return { reference: ofSaddle ? null : (description?.references?.[0] ?? null), method: null }
}

/** How a number that a fitter enters was taken: one that replaces what the rider told is measured. */
export const measuredHow = ({ reference, method }: Pick<Measured, 'reference' | 'method'>) => ({
  reference,
  method: method === 'rider' ? null : method,
})

/** How the current value of a measurement was taken; without a value, how a new one is taken. */
export function currentHow(
  session: Pick<FitSession, 'measurements' | 'earlier' | 'saddleHow'>,
  key: string,
): Pick<Measured, 'reference' | 'method'> {
  const own = session.measurements.filter((row) => row.key === key)
  return own.find(({ phase }) => phase === 'after') ?? own[0] ?? usualHow(session, 'after', key)
}

/** Whether a number can be entered only after the fitter has chosen how the saddle is measured. */
export const awaitsSaddleHow = (
  session: Pick<FitSession, 'measurements' | 'saddleHow'>,
  place: Place,
): boolean => !session.saddleHow && isOfSaddle(place.key) && !valueAt(session.measurements, place)

/** What is offered as the choice: how values of this fit were taken, else what the fitter chose last. */
export function offeredSaddleHow({
  measurements,
  lastSaddleHow,
}: Pick<FitSession, 'measurements' | 'lastSaddleHow'>): SaddleHow {
  const own = measurements.find(({ key }) => isOfSaddle(key))
  const last = lastSaddleHow ?? USUAL_SADDLE_HOW
  return saddleHowOf(own?.reference ?? last.reference, own?.method ?? last.method) ?? last
}

/** A row in terms of the vocabulary; null for a measurement of a later version. */
export function takenOf({ key, side, value, reference, method }: Measured): Taken | null {
  if (!isMeasurementKey(key)) return null
  return {
    key,
    side,
    value,
    reference: referenceNamed(measurementOf(key), reference),
    method: CAPTURE_METHODS.find((one) => one === method) ?? null,
  }
}

/** How a measurement changed on a side; null while one of the two values is missing. */
export function changeAt(values: Values, key: string, side: Side): MeasuredChange | null {
  const before = valueAt(values, { phase: 'before', key, side })
  const after = valueAt(values, { phase: 'after', key, side })
  const [was, is] = [before && takenOf(before), after && takenOf(after)]
  return was && is ? changeBetween(was, is, isSwapped(values)) : null
}

/** The newest number of a measurement in this fit, on the first side that has one. */
export function latestNumber(values: Values, key: string): number | null {
  for (const phase of ['after', 'before'] as const) {
    const found = values.find(
      (row) => row.phase === phase && row.key === key && typeof row.value === 'number',
    )
    if (typeof found?.value === 'number') return found.value
  }
  return null
}

/** The phases in which a measurement is taken; both for a measurement of a later version. */
export function phasesOf(key: string): readonly Phase[] {
  const description = measurementOf(key)
  return description ? phasesTaken(description) : PHASES
}

/** The values after the earlier fit that this fit does not have yet, at their place in this fit. */
export function offeredOf({
  measurements,
  earlier,
}: Pick<FitSession, 'measurements' | 'earlier'>): Measured[] {
  return (earlier?.measurements ?? [])
    .map((row) => ({ ...row, phase: phasesOf(row.key)[0] ?? row.phase }))
    .filter((row) => !valueAt(measurements, row))
}
