import { FEWEST_FOR_ESTIMATE } from './minimum-numbers.ts'
import type { Sample } from './sample.ts'
import { mean, squaredDeviations } from './sample.ts'

/** What is assumed about a rating before any rider answered. The screen declares it. */
export type RatingPrior = {
  /** C: the rating that few answers stay near, 1 to 7. */
  readonly centre: number
  /** m: how many riders the assumption weighs as much as. */
  readonly weight: number
  /** How many fitters it was estimated from; null for the declared one. */
  readonly fitters: number | null
}

/** Our own rule until enough fitters have ratings. */
export const DECLARED_PRIOR: RatingPrior = { centre: 5.5, weight: 10, fitters: null }

export const FEWEST_FITTERS_FOR_PRIOR = 20
/** Our own rule: a weight below 1 would not shrink, one above 100 would hide a fitter's own riders. */
const [LEAST_WEIGHT, GREATEST_WEIGHT] = [1, 100]

/** The variances within and between fitters by one-way analysis of variance with unequal n (Searle 1971). */
function variancesOf(fitters: readonly Sample[], riders: number, centre: number) {
  const count = fitters.length
  const within = fitters.reduce((sum, one) => sum + squaredDeviations(one), 0) / (riders - count)
  const meanSquare = fitters.reduce((sum, one) => sum + one.n * (mean(one) - centre) ** 2, 0) / (count - 1)
  const size = (riders - fitters.reduce((sum, { n }) => sum + n ** 2, 0) / riders) / (count - 1)
  return { within, between: (meanSquare - within) / size }
}

/**
 * The prior of the rating by empirical Bayes: C is the mean over the riders of all fitters with at least five, m the
 * variance within fitters by the variance between them, from 1 to 100. Below 20 such fitters it is the declared prior.
 * @param byFitter for each fitter the riders' averages of satisfaction (`riderAverages`)
 */
export function ratingPrior(byFitter: readonly Sample[]): RatingPrior {
  const fitters = byFitter.filter(({ n }) => n >= FEWEST_FOR_ESTIMATE)
  if (fitters.length < FEWEST_FITTERS_FOR_PRIOR) return DECLARED_PRIOR
  const riders = fitters.reduce((sum, { n }) => sum + n, 0)
  const centre = fitters.reduce((sum, one) => sum + one.n * mean(one), 0) / riders
  const { within, between } = variancesOf(fitters, riders, centre)
  const ratio = between > 0 ? within / between : GREATEST_WEIGHT
  const weight = Math.min(Math.max(ratio, LEAST_WEIGHT), GREATEST_WEIGHT)
  return { centre, weight, fitters: fitters.length }
}
