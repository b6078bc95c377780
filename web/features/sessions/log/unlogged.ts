import type { Side } from '#domain/measurements/measurement.ts'
import { isNumeric, sidesOf, subjectOf } from '#domain/measurements/measurement.ts'
import { SADDLE_FACTS } from '#domain/measurements/saddle-swap.ts'
import {
  isMeasurementKey,
  MEASUREMENTS,
  type Measurement,
  type MeasurementKey,
} from '#domain/measurements/vocabulary.ts'
import { changeAt, numberAt, type Values } from '../measurements/values.ts'
import type { Intervention, NewIntervention } from '../session.ts'

/** A measured change of the bike that is not in the log: from the value before, or from the last logged value. */
export interface Unlogged {
  measurement: MeasurementKey
  side: Side
  fromValue: number
  toValue: number
}

/** The newest log entry about a measurement. An entry without a side counts for both sides. */
export const lastEntry = (log: readonly Intervention[], key: string, side: Side) =>
  log.findLast((entry) => entry.measurement === key && (entry.side === side || entry.side === null))

/** Whether a number is set on the bike. Those that tell one saddle from another are of a part that was changed. */
const isAdjusted = (one: Measurement): boolean =>
  isNumeric(one) && subjectOf(one) === 'bike' && !SADDLE_FACTS.some((fact) => fact === one.key)

/** The measured changes that are not in the log: from the value before, or from the last logged value. */
export function unloggedOf(values: Values, log: readonly Intervention[]): Unlogged[] {
  return MEASUREMENTS.filter(isAdjusted).flatMap((description) =>
    sidesOf(description).flatMap((side): Unlogged[] => {
      const { key } = description
      const change = changeAt(values, key, side)
      const entry = lastEntry(log, key, side)
      const fromValue = entry ? entry.toValue : numberAt(values, { phase: 'before', key, side })
      const toValue = numberAt(values, { phase: 'after', key, side })
      const compared = entry ? change?.kind !== 'incomparable' : change?.kind === 'changed'
      if (!compared || fromValue === null || toValue === null || fromValue === toValue) return []
      return [{ measurement: key, side, fromValue, toValue }]
    }),
  )
}

/**
 * A log entry for a measured change. Its numbers are confirmed, because they were validated when they were measured.
 */
export const adjustmentOf = ({ measurement, side, fromValue, toValue }: Unlogged): NewIntervention => ({
  kind: 'adjustment',
  measurement,
  side,
  fromValue,
  toValue,
  confirmed: true,
  zones: [],
  goals: [],
})

/** The measured from and to, with which a new entry about a measurement starts. */
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
