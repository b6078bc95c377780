import type { MeasuredChange, Taken } from '#domain/measurements/change.ts'
import { changeBetween } from '#domain/measurements/change.ts'
import type { MeasurementDescription, Side } from '#domain/measurements/measurement.ts'
import { CAPTURE_METHODS, PHASES, phasesTaken, referenceNamed } from '#domain/measurements/measurement.ts'
import { isMeasurementKey, measurementOf } from '#domain/measurements/vocabulary.ts'
import type { Place } from '../saving/pending-changes.ts'
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

/**
 * How a new value of a measurement is assumed to be taken: like its other values in this fit, else as in the earlier
 * fit, else from the usual point with no method.
 */
export function usualHow(
  { measurements, earlier }: Pick<FitSession, 'measurements' | 'earlier'>,
  phase: Phase,
  key: string,
): Pick<Measured, 'reference' | 'method'> {
  const own = measurements.filter((row) => row.key === key)
  const like =
    own.find((row) => row.phase === phase) ?? own[0] ?? earlier?.measurements.find((row) => row.key === key)
  if (like) return { reference: like.reference, method: like.method }
  const description: MeasurementDescription | undefined = measurementOf(key)
  return { reference: description?.references?.[0] ?? null, method: null }
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
  return was && is ? changeBetween(was, is) : null
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
