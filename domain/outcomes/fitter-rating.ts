import { tQuantile } from './distributions.ts'
import type { Interval } from './interval.ts'
import { UPPER_TAIL_FROM, withinScale } from './interval.ts'
import { FEWEST_FOR_ESTIMATE } from './minimum-numbers.ts'
import type { RatingPrior } from './rating-prior.ts'
import { DECLARED_PRIOR } from './rating-prior.ts'
import type { Counts, RiderGroups } from './rider-groups.ts'
import { countsOf, riderAverages } from './rider-groups.ts'
import { mean, squaredDeviations } from './sample.ts'

/** The variance is estimated as if this many riders with a variance of 1 were known before: our own rule. */
const PRIOR_RIDERS_OF_VARIANCE = 10
const PRIOR_VARIANCE = 1
/** The scale of satisfaction. */
const [LOWEST, HIGHEST] = [1, 7]

/** A fitter's rating, 1 to 7, with the prior that the screen declares beside it. */
export type FitterRating = Counts &
  (
    | { readonly kind: 'counts' }
    | {
        readonly kind: 'estimate'
        readonly rating: number
        readonly interval: Interval
        readonly prior: RatingPrior
      }
  )

/**
 * The Bayesian average of satisfaction: R = (m C + Σ x) / (m + n), where x are the riders' averages, C the centre and m
 * the weight of the prior. Interval: R ± t(0.975, 10 + n − 1) √(s² / (n + m)) with s² = (10 · 1.0 + Σ(x − x̄)²) /
 * (10 + n − 1), cut at the ends of the scale. So equal ratings still have an interval, and few ratings stay near C. The raw
 * mean is never shown beside it, and fitters are never ranked by it.
 * @param groups satisfaction, 1 to 7, of fits by rider; one rider counts once
 */
export function fitterRating(groups: RiderGroups<number>, prior: RatingPrior = DECLARED_PRIOR): FitterRating {
  const counts = countsOf(groups)
  if (counts.riders < FEWEST_FOR_ESTIMATE) return { ...counts, kind: 'counts' }
  const sample = riderAverages(groups, (satisfaction) => satisfaction)
  const rating = (prior.weight * prior.centre + sample.n * mean(sample)) / (prior.weight + sample.n)
  const freedom = PRIOR_RIDERS_OF_VARIANCE + sample.n - 1
  const variance = (PRIOR_RIDERS_OF_VARIANCE * PRIOR_VARIANCE + squaredDeviations(sample)) / freedom
  const half = tQuantile(UPPER_TAIL_FROM, freedom) * Math.sqrt(variance / (sample.n + prior.weight))
  const interval = withinScale({ low: rating - half, high: rating + half }, LOWEST, HIGHEST)
  return { ...counts, kind: 'estimate', rating, interval, prior }
}
