import { normalQuantile } from './distributions.ts'
import { UPPER_TAIL_FROM } from './interval.ts'

/** Up to this n the null distribution is exact; above, it is approximated (at n = 800 two ranks lower). */
const EXACT_UP_TO = 100

/**
 * The probabilities of the signed-rank statistic under its null hypothesis, for the sums 0 to n(n + 1)/2: each rank from
 * 1 to n is in the sum or not, with equal probability (Wilcoxon 1945). By the recursion over n.
 */
export function signedRankProbabilities(n: number): Float64Array {
  const probabilities = new Float64Array((n * (n + 1)) / 2 + 1)
  probabilities[0] = 1
  for (let rank = 1; rank <= n; rank += 1) {
    for (let sum = (rank * (rank + 1)) / 2; sum >= 0; sum -= 1) {
      const without = probabilities[sum] ?? 0
      const withIt = sum < rank ? 0 : (probabilities[sum - rank] ?? 0)
      probabilities[sum] = (without + withIt) / 2
    }
  }
  return probabilities
}

/** How many of the smallest sums have together at most 2.5 %. */
function exactRank(n: number): number {
  let [rank, cumulative] = [0, 0]
  for (const probability of signedRankProbabilities(n)) {
    cumulative += probability
    if (cumulative > 1 - UPPER_TAIL_FROM) return rank
    rank += 1
  }
  return rank
}

/** The same by the normal approximation with continuity correction, rounded down so that the interval is not narrower. */
function approximateRank(n: number): number {
  const centre = (n * (n + 1)) / 4
  const deviation = Math.sqrt((n * (n + 1) * (2 * n + 1)) / 24)
  return Math.floor(centre - normalQuantile(UPPER_TAIL_FROM) * deviation + 0.5)
}

/**
 * The rank of the Walsh average at which the 95 % interval begins, counted from 1; it ends at the same rank from the top
 * (Hollander, Wolfe & Chicken 2014, section 3.3). 0 below six values, when there is no such interval.
 */
export const signedRankIntervalRank = (n: number): number =>
  n <= EXACT_UP_TO ? exactRank(n) : approximateRank(n)
