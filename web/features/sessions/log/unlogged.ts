import type { Side } from '#domain/measurements/measurement.ts'
import { isNumeric, subjectOf } from '#domain/measurements/measurement.ts'
import { isMeasurementKey, MEASUREMENTS, type MeasurementKey } from '#domain/measurements/vocabulary.ts'
import { changeAt, numberAt, sidesOf, type Values } from '../measurements/values.ts'
import type { Intervention, NewIntervention } from '../session.ts'

/** A number of the bike that is another after than before, and that no entry of the log names. */
export interface Unlogged {
  measurement: MeasurementKey
  side: Side
  fromValue: number
  toValue: number
}

/** What the measurements say was changed and the log does not; one that names no side names both. */
export function unloggedOf(values: Values, log: readonly Intervention[]): Unlogged[] {
  const logged = (key: string, side: Side) =>
    log.some((entry) => entry.measurement === key && (entry.side === side || entry.side === null))
  return MEASUREMENTS.filter((one) => isNumeric(one) && subjectOf(one) === 'bike').flatMap((description) =>
    sidesOf(description).flatMap((side): Unlogged[] => {
      const { key } = description
      const change = changeAt(values, key, side)
      const [fromValue, toValue] = [
        numberAt(values, { phase: 'before', key, side }),
        numberAt(values, { phase: 'after', key, side }),
      ]
      if (change?.kind !== 'changed' || fromValue === null || toValue === null || logged(key, side)) return []
      return [{ measurement: key, side, fromValue, toValue }]
    }),
  )
}

/** An entry of the log that says a measured change. */
export const adjustmentOf = ({ measurement, side, fromValue, toValue }: Unlogged): NewIntervention => ({
  kind: 'adjustment',
  measurement,
  side,
  fromValue,
  toValue,
  zones: [],
  goals: [],
})

/** From and to as they were measured: what a new entry about a measurement starts with. */
export function measuredEnds(values: Values, key: string | null, side: Side) {
  const at = (phase: 'before' | 'after') =>
    key !== null && isMeasurementKey(key)
      ? (values.find((row) => row.phase === phase && row.key === key && row.side === side)?.value ?? null)
      : null
  const [from, to] = [at('before'), at('after')]
  return {
    fromValue: typeof from === 'number' ? from : null,
    toValue: typeof to === 'number' ? to : null,
    from: typeof from === 'string' ? from : null,
    to: typeof to === 'string' ? to : null,
  }
}
