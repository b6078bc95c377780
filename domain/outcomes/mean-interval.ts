import { tQuantile } from './distributions.ts'
import type { Interval } from './interval.ts'
import { UPPER_TAIL_FROM } from './interval.ts'
import { FEWEST_FOR_ESTIMATE } from './minimum-numbers.ts'
import type { Counts, RiderGroups } from './rider-groups.ts'
import { countsOf, riderAverages } from './rider-groups.ts'
import type { Sample } from './sample.ts'
import { hasNoSpread, mean, standardDeviation } from './sample.ts'

/**
 * The 95 % interval of a mean by Student's t with n − 1 degrees of freedom (Student 1908), in the unit of the values.
 * @param sample at least two values
 */
export function meanInterval(sample: Sample): Interval {
  const half = (tQuantile(UPPER_TAIL_FROM, sample.n - 1) * standardDeviation(sample)) / Math.sqrt(sample.n)
  return { low: mean(sample) - half, high: mean(sample) + half }
}

/** A mean over riders, in the unit of its values. */
export type RiderMean = Counts &
  (
    | { readonly kind: 'counts' }
    /** All riders have the same average, so the sample cannot tell how far the mean may be off. */
    | { readonly kind: 'same'; readonly mean: number }
    | { readonly kind: 'estimate'; readonly mean: number; readonly sd: number; readonly interval: Interval }
  )

/**
 * The mean of riders' averages with its interval; below five riders counts only. It serves every mean that is not a
 * change: the agreement with the goals (1 to 7), the T-score, the improvement index, net complaints.
 * @param of the number of one fit
 */
export function riderMean<Value>(groups: RiderGroups<Value>, of: (value: Value) => number): RiderMean {
  const counts = countsOf(groups)
  const sample = riderAverages(groups, of)
  if (sample.n < FEWEST_FOR_ESTIMATE) return { ...counts, kind: 'counts' }
  if (hasNoSpread(sample)) return { ...counts, kind: 'same', mean: mean(sample) }
  return {
    ...counts,
    kind: 'estimate',
    mean: mean(sample),
    sd: standardDeviation(sample),
    interval: meanInterval(sample),
  }
}
