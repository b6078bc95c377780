/** A value and how often it occurs. */
export type Occurrence = { readonly value: number; readonly count: number }

/**
 * A sample as its distinct values, ascending, with their counts. Scores are small whole numbers, so what is computed from
 * a sample costs as much as it has distinct values, however many fits there are.
 */
export type Sample = { readonly n: number; readonly values: readonly Occurrence[] }

/** The sample with these counts. Equal values are joined, and values that never occur are left out. */
export function sampleFromCounts(occurrences: Iterable<Occurrence>): Sample {
  const counts = new Map<number, number>()
  for (const { value, count } of occurrences) counts.set(value, (counts.get(value) ?? 0) + count)
  const values = [...counts]
    .filter(([, count]) => count > 0)
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => a.value - b.value)
  return { n: values.reduce((n, { count }) => n + count, 0), values }
}

/** The sample of a list of values. */
export function sampleOf(values: Iterable<number>): Sample {
  return sampleFromCounts(Array.from(values, (value) => ({ value, count: 1 })))
}

/** The arithmetic mean, in the unit of the values; NaN without a value. */
export const mean = ({ n, values }: Sample): number =>
  values.reduce((sum, { value, count }) => sum + value * count, 0) / n

/** The sum of squared deviations from the mean. */
export function squaredDeviations(sample: Sample): number {
  const centre = mean(sample)
  return sample.values.reduce((sum, { value, count }) => sum + count * (value - centre) ** 2, 0)
}

/** The variance with divisor n − 1, in squared units; NaN below two values. */
export const variance = (sample: Sample): number =>
  sample.n < 2 ? Number.NaN : squaredDeviations(sample) / (sample.n - 1)

/** The standard deviation with divisor n − 1, in the unit of the values; NaN below two values. */
export const standardDeviation = (sample: Sample): number => Math.sqrt(variance(sample))

/** Whether all values are the same. */
export const hasNoSpread = ({ values }: Sample): boolean => values.length <= 1

/** The value at a rank, counted from 0 in ascending order; NaN outside. */
function valueAt({ values }: Sample, rank: number): number {
  let seen = 0
  for (const { value, count } of values) {
    seen += count
    if (rank < seen) return value
  }
  return Number.NaN
}

/**
 * The quantile with linear interpolation between ranks (type 7 of Hyndman & Fan 1996, the default of R), in the unit of
 * the values; NaN without a value.
 */
export function quantile(sample: Sample, p: number): number {
  const rank = (sample.n - 1) * p
  const below = Math.floor(rank)
  const [lower, upper] = [valueAt(sample, below), valueAt(sample, Math.min(below + 1, sample.n - 1))]
  return lower + (rank - below) * (upper - lower)
}
