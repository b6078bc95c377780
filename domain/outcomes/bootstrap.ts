import { normalCdf, normalQuantile } from './distributions.ts'
import type { Interval } from './interval.ts'
import { UPPER_TAIL_FROM } from './interval.ts'
import { FEWEST_FOR_BOOTSTRAP } from './minimum-numbers.ts'
import { resampledMeans } from './resample.ts'
import type { Sample } from './sample.ts'
import { hasNoSpread, mean, squaredDeviations } from './sample.ts'
import { randomFrom } from './seeded-random.ts'

/** The seed of every bootstrap, so that a figure does not change when it is computed again. */
const SEED = 20_240_607
const REPLICATES = 2000

/** The replicate below which a share of them lies, interpolated on the scale of the normal distribution. */
function replicateAt(replicates: Float64Array, share: number): number {
  const count = replicates.length
  const position = (count + 1) * share
  const rank = Math.floor(position)
  const at = (number: number) => replicates[Math.min(Math.max(number, 1), count) - 1] ?? Number.NaN
  if (rank < 1 || rank >= count || position === rank) return at(rank)
  const [from, to] = [normalQuantile(rank / (count + 1)), normalQuantile((rank + 1) / (count + 1))]
  return at(rank) + ((normalQuantile(share) - from) / (to - from)) * (at(rank + 1) - at(rank))
}

/** The share of replicates below the estimate. Those equal to it count half, because scores are whole numbers. */
function shareBelow(replicates: Float64Array, estimate: number): number {
  const half = replicates.reduce((sum, one) => sum + (one < estimate ? 1 : one === estimate ? 0.5 : 0), 0)
  return Math.min(Math.max(half, 0.5), replicates.length - 0.5) / replicates.length
}

/**
 * The bias-corrected and accelerated interval (Efron 1987; Davison & Hinkley 1997, section 5.3.2).
 * @param replicates ascending
 */
export function bcaInterval(replicates: Float64Array, estimate: number, acceleration: number): Interval {
  const bias = normalQuantile(shareBelow(replicates, estimate))
  const end = (tail: number) => {
    const shifted = bias + normalQuantile(tail)
    return replicateAt(replicates, normalCdf(bias + shifted / (1 - acceleration * shifted)))
  }
  return { low: end(1 - UPPER_TAIL_FROM), high: end(UPPER_TAIL_FROM) }
}

/** The acceleration of a mean: a sixth of its skewness by the jackknife (Efron 1987). */
export function meanAcceleration(sample: Sample): number {
  const centre = mean(sample)
  const cubes = sample.values.reduce((sum, { value, count }) => sum + count * (value - centre) ** 3, 0)
  return cubes / (6 * squaredDeviations(sample) ** 1.5)
}

/** A bootstrap interval, with what is needed to compute it again. */
export type BootstrapInterval = Interval & { readonly seed: number; readonly replicates: number }

/**
 * The BCa bootstrap interval of the mean change, in the unit of the scores.
 * @param changes riders' changes (`changesOf`)
 * @returns null below 20 riders, and if all changed by the same amount
 */
export function bootstrapMeanInterval(
  changes: Sample,
  { seed = SEED, replicates = REPLICATES }: { seed?: number; replicates?: number } = {},
): BootstrapInterval | null {
  if (changes.n < FEWEST_FOR_BOOTSTRAP || hasNoSpread(changes)) return null
  const means = resampledMeans(changes, replicates, randomFrom(seed))
  return { ...bcaInterval(means, mean(changes), meanAcceleration(changes)), seed, replicates }
}
