import { normalQuantile } from './distributions.ts'
import type { Interval } from './interval.ts'
import { UPPER_TAIL_FROM, withinScale } from './interval.ts'
import { FEWEST_FOR_ESTIMATE } from './minimum-numbers.ts'
import type { Counts, RiderGroups } from './rider-groups.ts'
import { countFits, countsOf, riderAverages } from './rider-groups.ts'
import { mean } from './sample.ts'

/** The answers, 0 to 10, of a promoter begin here, and those of a detractor end here; those between are neither. */
export const PROMOTERS_FROM = 9
export const DETRACTORS_UP_TO = 6
const ADJUSTED_BELOW = 30
/** Three riders more: ¾ promoters, ¾ detractors, the rest neither (Rocks 2016, after Agresti & Coull). */
const [ADDED_TO_EACH, ADDED_IN_ALL] = [0.75, 3]
/** Below it the score is not shown to others than the fitter. */
export const FEWEST_FOR_PUBLIC_SCORE = 20

/** How likely riders are to recommend the fitter. */
export type Recommendation = Counts & {
  /** The numbers of fits whose rider answered 9 or 10, 7 or 8, and 0 to 6. */
  readonly promoters: number
  readonly passives: number
  readonly detractors: number
  /** Null below five riders. */
  readonly estimate: ScoreEstimate | null
}

export type ScoreEstimate = {
  /** 100 (share of promoters − share of detractors), −100 to 100. */
  readonly score: number
  /** In points of the score. */
  readonly standardError: number
  readonly interval: Interval
  /** Whether the interval has the adjustment for few riders. */
  readonly adjusted: boolean
  readonly isPublic: boolean
}

/** The standard deviation of one rider's 1, 0 or −1. */
const deviationOf = (promoters: number, detractors: number): number =>
  Math.sqrt(Math.max(promoters + detractors - (promoters - detractors) ** 2, 0))

/**
 * The interval of the score by Wald, or adjusted below 30 riders and where all answered alike, when Wald's has no width.
 */
function scoreInterval(promoters: number, detractors: number, riders: number, adjusted: boolean): Interval {
  const added = adjusted ? ADDED_IN_ALL : 0
  const adjust = (share: number) => (riders * share + (adjusted ? ADDED_TO_EACH : 0)) / (riders + added)
  const [up, down] = [adjust(promoters), adjust(detractors)]
  const half = 100 * normalQuantile(UPPER_TAIL_FROM) * (deviationOf(up, down) / Math.sqrt(riders + added))
  const centre = 100 * (up - down)
  return withinScale({ low: centre - half, high: centre + half }, -100, 100)
}

/**
 * The likelihood to recommend, known as the net promoter score (Reichheld 2003): SE = 100 √((p + d − (p − d)²) / n).
 * @param groups answers, 0 to 10, of fits by rider; p and d are the means of the riders' shares
 */
export function likelihoodToRecommend(groups: RiderGroups<number>): Recommendation {
  const counts = countsOf(groups)
  const isPromoter = (answer: number) => answer >= PROMOTERS_FROM
  const isDetractor = (answer: number) => answer <= DETRACTORS_UP_TO
  const [promoters, detractors] = [countFits(groups, isPromoter), countFits(groups, isDetractor)]
  const known = { ...counts, promoters, passives: counts.fits - promoters - detractors, detractors }
  if (counts.riders < FEWEST_FOR_ESTIMATE) return { ...known, estimate: null }
  const p = mean(riderAverages(groups, (answer) => Number(isPromoter(answer))))
  const d = mean(riderAverages(groups, (answer) => Number(isDetractor(answer))))
  const deviation = deviationOf(p, d)
  const adjusted = counts.riders < ADJUSTED_BELOW || deviation === 0
  const estimate: ScoreEstimate = {
    score: 100 * (p - d),
    standardError: (100 * deviation) / Math.sqrt(counts.riders),
    interval: scoreInterval(p, d, counts.riders, adjusted),
    adjusted,
    isPublic: counts.riders >= FEWEST_FOR_PUBLIC_SCORE,
  }
  return { ...known, estimate }
}
