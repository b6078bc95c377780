import { dependsOnBike } from '../measurements/measurement.ts'
import { isMeasurementKey, measurementOf } from '../measurements/vocabulary.ts'
import type { KeptMeasurement } from './report-rows.ts'

/** The values of one fit of a bike. */
export interface FitOfBike<M extends KeptMeasurement = KeptMeasurement> {
  measurements: readonly M[]
}

const placeOf = ({ key, side }: KeptMeasurement) => `${key} ${side ?? ''}`

/** The position after a fit. A value that was not measured again is unchanged. */
function leftBy<M extends KeptMeasurement>({ measurements }: FitOfBike<M>): M[] {
  const after = measurements.filter(({ phase }) => phase === 'after')
  const measured = new Set(after.map(placeOf))
  return [...after, ...measurements.filter((each) => each.phase === 'before' && !measured.has(placeOf(each)))]
}

/**
 * The current position of a bike, from its fits: the newest of each value. It includes values of the bike and of the
 * rider on it, but not of the rider's body off the bike.
 * @param fits the newest first
 */
export function currentPosition<M extends KeptMeasurement>(fits: readonly FitOfBike<M>[]): M[] {
  const newest = new Map<string, M>()
  for (const value of fits.flatMap(leftBy))
    if (isMeasurementKey(value.key) && dependsOnBike(measurementOf(value.key)) && !newest.has(placeOf(value)))
      newest.set(placeOf(value), value)
  return [...newest.values()]
}
