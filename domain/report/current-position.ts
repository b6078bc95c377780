import { dependsOnBike } from '../measurements/measurement.ts'
import { dependsOnSaddle, isAnotherSaddle, isSwapped, saddleIn } from '../measurements/saddle-swap.ts'
import { isMeasurementKey, measurementOf } from '../measurements/vocabulary.ts'
import type { KeptMeasurement } from './report-rows.ts'

/** The values of one fit of a bike. */
export interface FitOfBike<M extends KeptMeasurement = KeptMeasurement> {
  measurements: readonly M[]
}

const placeOf = ({ key, side }: KeptMeasurement) => `${key} ${side ?? ''}`

const isOfNose = ({ key, reference }: KeptMeasurement): boolean =>
  isMeasurementKey(key) && dependsOnSaddle(key, reference)

/**
 * The position after a fit. A value that was not measured again is unchanged, but not from the nose of a saddle that was
 * taken off.
 */
function leftBy<M extends KeptMeasurement>({ measurements }: FitOfBike<M>): M[] {
  const after = measurements.filter(({ phase }) => phase === 'after')
  const measured = new Set(after.map(placeOf))
  const swapped = isSwapped(measurements)
  const unchanged = measurements.filter(
    (each) => each.phase === 'before' && !measured.has(placeOf(each)) && !(swapped && isOfNose(each)),
  )
  return [...after, ...unchanged]
}

/**
 * The current position of a bike, from its fits: the newest of each value. It includes values of the bike and of the
 * rider on it, but not of the rider's body off the bike, nor values from the nose of an earlier saddle.
 * @param fits the newest first
 */
export function currentPosition<M extends KeptMeasurement>(fits: readonly FitOfBike<M>[]): M[] {
  const newest = new Map<string, M>()
  for (const fit of fits) {
    const left = leftBy(fit)
    const gone = isAnotherSaddle(saddleIn(left), saddleIn([...newest.values()]))
    for (const value of left) {
      const ofBike = isMeasurementKey(value.key) && dependsOnBike(measurementOf(value.key))
      if (ofBike && !newest.has(placeOf(value)) && !(gone && isOfNose(value)))
        newest.set(placeOf(value), value)
    }
  }
  return [...newest.values()]
}
