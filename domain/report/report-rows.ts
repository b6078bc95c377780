import { isInterventionKind } from '../interventions/intervention.ts'
import { interventionKindKey } from '../interventions/text-keys.ts'
import type { MeasuredValue } from '../measurements/check.ts'
import { type MeasuredUnit, usualUnit } from '../measurements/measured-units.ts'
import { CAPTURE_METHODS, isNumeric, type Side } from '../measurements/measurement.ts'
import { saddleIn, saddleSwap } from '../measurements/saddle-swap.ts'
import {
  isMeasurementKey,
  MEASUREMENTS,
  type MeasurementKey,
  measurementOf,
} from '../measurements/vocabulary.ts'
import type { UnitSystem } from '../units/quantities.ts'
import type { Reading, ReportRow } from './fit-report.ts'

/** A value of a fit as it is stored and shown. */
export interface KeptMeasurement {
  phase: 'before' | 'after'
  key: string
  side: Side
  value: MeasuredValue
  reference: string | null
  method: string | null
}

/** The unit a measurement's numbers are shown in; null for choices and words. */
export function unitFor(key: MeasurementKey, system: UnitSystem): MeasuredUnit | null {
  const description = measurementOf(key)
  return isNumeric(description) ? usualUnit(description.kind, system) : null
}

function readingOf(key: MeasurementKey, { value, reference, method }: KeptMeasurement): Reading {
  const { references } = measurementOf(key)
  return {
    value,
    reference: references?.find((one) => one === reference) ?? null,
    method: CAPTURE_METHODS.find((one) => one === method) ?? null,
  }
}

/** What a row says of another saddle: that there is one and, with the setback, what really moved. */
function saddleMoves(measured: readonly KeptMeasurement[]) {
  const saddle = (wanted: KeptMeasurement['phase']) =>
    saddleIn(measured.filter(({ phase }) => phase === wanted))
  const swap = saddleSwap(saddle('before'), saddle('after'))
  return (key: MeasurementKey): Pick<ReportRow, 'swapped' | 'wideBack'> => {
    if (!swap) return {}
    const { wideBack } = swap
    return key === 'saddle_setback' && wideBack !== null ? { swapped: true, wideBack } : { swapped: true }
  }
}

/**
 * The values of a fit, before and after, in the order of the vocabulary. Unknown keys are left out, because they have
 * no texts.
 */
export function reportRows(measured: readonly KeptMeasurement[], system: UnitSystem): ReportRow[] {
  const places: { key: MeasurementKey; side: Side }[] = MEASUREMENTS.flatMap(({ key }) =>
    ([null, 'left', 'right'] as const).map((side) => ({ key, side })),
  )
  const moved = saddleMoves(measured)
  return places.flatMap(({ key, side }) => {
    const own = measured.filter((each) => each.key === key && each.side === side)
    const read = (phase: KeptMeasurement['phase']) => {
      const found = own.find((each) => each.phase === phase)
      return found ? readingOf(key, found) : null
    }
    return own.length > 0
      ? [
          {
            key,
            side,
            before: read('before'),
            after: read('after'),
            unit: unitFor(key, system),
            ...moved(key),
          },
        ]
      : []
  })
}

/** A change as the fitter logged it. */
export interface LoggedChange {
  kind: string
  measurement: string | null
  what: string | null
  fromValue: number | null
  toValue: number | null
  from: string | null
  to: string | null
}

/** The name of a change: the measurement it moved, else its kind and the fitter's own words. */
export function namedChange({ kind, measurement, what }: LoggedChange) {
  const known = isInterventionKind(kind) ? kind : 'other'
  return {
    measurement: measurement !== null && isMeasurementKey(measurement) ? measurement : null,
    /** Null if the words are enough. */
    kindKey: known === 'adjustment' || (known === 'other' && what) ? null : interventionKindKey(known),
    words: what,
  }
}

/** The values before and after a change: numbers as they are stored, else the fitter's words. */
export const movedBetween = ({ fromValue, toValue, from, to }: LoggedChange) => ({
  from: fromValue ?? from,
  to: toValue ?? to,
})
