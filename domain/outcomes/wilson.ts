import { normalQuantile } from './distributions.ts'
import type { Interval } from './interval.ts'
import { UPPER_TAIL_FROM, withinScale } from './interval.ts'
import { FEWEST_FOR_ESTIMATE } from './minimum-numbers.ts'
import type { Counts, RiderGroups } from './rider-groups.ts'
import { countsOf, riderRatios, sumOverFits, whereFit } from './rider-groups.ts'
import { mean } from './sample.ts'

/**
 * Wilson's 95 % score interval of a share (Wilson 1927; Brown, Cai & DasGupta 2001 recommend it for small n). It stays
 * between 0 and 1 and is not empty at shares of 0 and 1.
 * @param share 0 to 1; may be a mean of riders' shares
 * @param n how many riders the share is of, at least 1
 */
export function wilsonInterval(share: number, n: number): Interval {
  const z = normalQuantile(UPPER_TAIL_FROM)
  const perRider = z ** 2 / n
  const centre = (share + perRider / 2) / (1 + perRider)
  const half = (z * Math.sqrt((share * (1 - share)) / n + perRider / (4 * n))) / (1 + perRider)
  return withinScale({ low: centre - half, high: centre + half }, 0, 1)
}

/** A share from 0 to 1 with its interval. */
export type ShareEstimate = { readonly share: number; readonly interval: Interval }

/** A share of fits: the fits and riders it is of, and the fits that have the property. */
export type RiderShare = Counts & {
  readonly having: number
  /** The mean of the riders' shares, with n riders; null below five riders, when only counts are shown. */
  readonly estimate: ShareEstimate | null
}

/** A share of things that a fit has several of, such as goals: how many of them have the property. */
export type RiderRatio = RiderShare & { readonly of: number }

/**
 * The share of things that have a property, where a fit has several of them (or none, and is then left out). A rider's
 * things are taken together first, so each rider has one weight, and the interval is Wilson's for the mean of the riders'
 * shares and the number of riders.
 * @param part how many of a fit's things have the property
 * @param whole how many things the fit has
 */
export function riderRatio<Value>(
  groups: RiderGroups<Value>,
  part: (value: Value) => number,
  whole: (value: Value) => number,
): RiderRatio {
  const asked = whereFit(groups, (value) => whole(value) > 0)
  const shares = riderRatios(asked, part, whole)
  const share = mean(shares)
  return {
    ...countsOf(asked),
    having: sumOverFits(asked, part),
    of: sumOverFits(asked, whole),
    estimate: shares.n < FEWEST_FOR_ESTIMATE ? null : { share, interval: wilsonInterval(share, shares.n) },
  }
}

/** The share of fits that have a property: the mean of the riders' shares, as `riderRatio` has it. */
export function riderShare<Value>(groups: RiderGroups<Value>, has: (value: Value) => boolean): RiderShare {
  const { of: _fits, ...share } = riderRatio(
    groups,
    (value) => Number(has(value)),
    () => 1,
  )
  return share
}
