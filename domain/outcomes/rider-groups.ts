import type { Sample } from './sample.ts'
import { sampleFromCounts } from './sample.ts'

/** Riders whose fits have the same values. `values` are those of one rider's fits, `riders` how many riders have them. */
export type RiderGroup<Value> = { readonly values: readonly Value[]; readonly riders: number }

/**
 * The values of fits by rider. One rider counts once in every estimate, because fits of the same rider are alike and
 * would make intervals too narrow. Riders with the same values can be one group, as a query with `group by` returns
 * them; the results are the same as with a group for each.
 */
export type RiderGroups<Value> = readonly RiderGroup<Value>[]

/** What a figure rests on: "31 fits of 27 riders". */
export type Counts = { readonly fits: number; readonly riders: number }

/** Only the fits for which the condition holds; riders without such a fit are left out. */
export function whereFit<Value>(
  groups: RiderGroups<Value>,
  holds: (value: Value) => boolean,
): RiderGroups<Value> {
  return groups
    .map(({ values, riders }) => ({ values: values.filter(holds), riders }))
    .filter(({ values }) => values.length > 0)
}

/** How many fits and riders there are. */
export function countsOf(groups: RiderGroups<unknown>): Counts {
  const inUse = groups.filter(({ values }) => values.length > 0)
  return {
    fits: inUse.reduce((fits, { values, riders }) => fits + values.length * riders, 0),
    riders: inUse.reduce((sum, { riders }) => sum + riders, 0),
  }
}

/** The sum of a number over all fits. */
export const sumOverFits = <Value>(groups: RiderGroups<Value>, of: (value: Value) => number): number =>
  groups.reduce(
    (sum, { values, riders }) => sum + riders * values.reduce((own, value) => own + of(value), 0),
    0,
  )

/** The number of fits for which the condition holds. */
export const countFits = <Value>(groups: RiderGroups<Value>, holds: (value: Value) => boolean): number =>
  countsOf(whereFit(groups, holds)).fits

/**
 * The sample of riders' ratios: the sum of one number over a rider's fits by the sum of another, for each rider whose
 * second sum is above 0.
 */
export function riderRatios<Value>(
  groups: RiderGroups<Value>,
  part: (value: Value) => number,
  whole: (value: Value) => number,
): Sample {
  const sum = (values: readonly Value[], of: (value: Value) => number) =>
    values.reduce((total, value) => total + of(value), 0)
  const ratios = groups
    .map(({ values, riders }) => ({ part: sum(values, part), whole: sum(values, whole), riders }))
    .filter((rider) => rider.whole > 0)
  return sampleFromCounts(ratios.map((rider) => ({ value: rider.part / rider.whole, count: rider.riders })))
}

/**
 * The sample of riders' averages: a rider's fits are averaged first, so its n is riders and an interval from it holds
 * although fits of one rider are alike.
 * @param of the number of one fit
 */
export const riderAverages = <Value>(groups: RiderGroups<Value>, of: (value: Value) => number): Sample =>
  riderRatios(groups, of, () => 1)
