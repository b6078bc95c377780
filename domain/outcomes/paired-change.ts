import type { Interval } from './interval.ts'
import { meanInterval } from './mean-interval.ts'
import { FEWEST_FOR_ESTIMATE } from './minimum-numbers.ts'
import type { Counts, RiderGroups } from './rider-groups.ts'
import { countsOf, riderAverages } from './rider-groups.ts'
import type { Sample } from './sample.ts'
import { hasNoSpread, mean, standardDeviation } from './sample.ts'

/** One fit's value before and after. */
export type Pair = { readonly before: number; readonly after: number }

/** Which direction is better: lower for discomfort, higher for what riders rate from bad to good. */
export type BetterWhen = 'lower' | 'higher'

/**
 * How one value changed from before to after, in its own unit. Positive is always better; screens show after minus
 * before, with the word.
 */
export type PairedChange = Counts &
  /** Fewer than five riders. */
  (
    | { readonly kind: 'counts' }
    /** All riders changed by the same amount: there is no spread to compute an interval from. */
    | { readonly kind: 'same'; readonly before: number; readonly after: number; readonly change: number }
    | PairedEstimate
  )

export type PairedEstimate = {
  readonly kind: 'estimate'
  /** The means before and after, of the same riders. */
  readonly before: number
  readonly after: number
  readonly change: number
  /** The standard deviation of the riders' changes. */
  readonly sd: number
  readonly interval: Interval
  /** The mean change in standard deviations of the changes. */
  readonly dz: number
  /** The mean change in the mean of the standard deviations before and after. */
  readonly dav: number
}

/** The riders' changes, positive when better: a rider's fits are averaged first. */
export const changesOf = (groups: RiderGroups<Pair>, better: BetterWhen = 'lower'): Sample =>
  riderAverages(groups, ({ before, after }) => (better === 'lower' ? before - after : after - before))

/**
 * The mean change of paired values with Student's t-interval, and its size as dz and d_av (Lakens 2013). Only pairs are compared, never the means of different riders. A rider's fits are averaged first; n is riders.
 */
export function pairedChange(groups: RiderGroups<Pair>, better: BetterWhen = 'lower'): PairedChange {
  const counts = countsOf(groups)
  if (counts.riders < FEWEST_FOR_ESTIMATE) return { ...counts, kind: 'counts' }
  const changes = changesOf(groups, better)
  const [before, after] = [
    riderAverages(groups, (pair) => pair.before),
    riderAverages(groups, (pair) => pair.after),
  ]
  const means = { before: mean(before), after: mean(after), change: mean(changes) }
  if (hasNoSpread(changes)) return { ...counts, kind: 'same', ...means }
  const sd = standardDeviation(changes)
  return {
    ...counts,
    kind: 'estimate',
    ...means,
    sd,
    interval: meanInterval(changes),
    dz: means.change / sd,
    dav: means.change / ((standardDeviation(before) + standardDeviation(after)) / 2),
  }
}
