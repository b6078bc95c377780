import cumulativeNormal from '@stdlib/stats-base-dists-normal-cdf'
import normal from '@stdlib/stats-base-dists-normal-quantile'
import studentT from '@stdlib/stats-base-dists-t-quantile'

// The one place that knows the statistics library (docs/decisions/0048-a-statistics-library.md). It adds about 50 kB to a
// page, so the server computes the figures and pages receive them.

/** The quantile of Student's t distribution. @param p above 0 and below 1 @param df degrees of freedom, above 0 */
export const tQuantile = (p: number, df: number): number => studentT(p, df)

/** The quantile of the standard normal distribution. @param p above 0 and below 1 */
export const normalQuantile = (p: number): number => normal(p, 0, 1)

/** The probability that a standard normal value is at most z. */
export const normalCdf = (z: number): number => cumulativeNormal(z, 0, 1)
