import type { Interval } from './interval.ts'
import { FEWEST_FOR_HODGES_LEHMANN } from './minimum-numbers.ts'
import type { Sample } from './sample.ts'
import { hasNoSpread } from './sample.ts'
import { signedRankIntervalRank } from './signed-rank.ts'

/** Distinct values, ascending, with the number of values up to each of them. */
type Cumulative = readonly { readonly value: number; readonly count: number; readonly upTo: number }[]

function cumulate({ values }: Sample): Cumulative {
  let upTo = 0
  return values.map(({ value, count }) => {
    upTo += count
    return { value, count, upTo }
  })
}

/**
 * Visits each distinct value from the least with the greatest that it can be added to without exceeding the limit (or
 * undefined), in one pass from both ends.
 */
function forEachPartner(
  values: Cumulative,
  limit: number,
  visit: (index: number, partner: number) => void,
): void {
  let partner = values.length - 1
  for (const [index, { value }] of values.entries()) {
    while (partner >= 0 && value + (values[partner]?.value ?? 0) > limit) partner -= 1
    visit(index, partner)
  }
}

/** How many pairs of values, each value also with itself, have a sum up to the limit. */
function pairsUpTo(values: Cumulative, limit: number): number {
  let pairs = 0
  forEachPartner(values, limit, (index, partner) => {
    const [own, last] = [values[index], values[partner]]
    if (own === undefined || last === undefined || partner < index) return
    pairs += own.count * (last.upTo - own.upTo) + (own.count * (own.count + 1)) / 2
  })
  return pairs
}

/** The least sum of two values above the limit. */
function nextSum(values: Cumulative, limit: number): number {
  let least = Number.POSITIVE_INFINITY
  forEachPartner(values, limit, (index, partner) => {
    const [own, next] = [values[index], values[Math.max(partner + 1, index)]]
    if (own !== undefined && next !== undefined) least = Math.min(least, own.value + next.value)
  })
  return least
}

/**
 * The Walsh average at a rank, counted from 1: the averages of all pairs of values, each value also with itself. It
 * searches by halving and never lists the pairs, so 20,000 distinct values take milliseconds.
 */
function walshAverage(values: Cumulative, rank: number): number {
  let low = 2 * (values[0]?.value ?? Number.NaN) - 1
  let high = 2 * (values.at(-1)?.value ?? Number.NaN)
  for (;;) {
    const next = nextSum(values, low)
    if (!(pairsUpTo(values, next) < rank)) return next / 2
    low = next
    const middle = (low + high) / 2
    if (pairsUpTo(values, middle) < rank) low = middle
    else high = middle
  }
}

/** The typical change, in the unit of the scores. */
export type HodgesLehmann = { readonly estimate: number; readonly interval: Interval }

/**
 * The Hodges–Lehmann estimate, which is the median of the Walsh averages, with the closed interval between the two Walsh
 * averages at the rank of the signed-rank statistic's null distribution (Hodges & Lehmann 1963). Zeros and ties are kept;
 * the closed interval then covers at least as often as 95 %, so it is called conservative.
 * @param changes riders' changes (`changesOf`)
 * @returns null below six riders, and if all changed by the same amount
 */
export function hodgesLehmann(changes: Sample): HodgesLehmann | null {
  if (changes.n < FEWEST_FOR_HODGES_LEHMANN || hasNoSpread(changes)) return null
  const values = cumulate(changes)
  const averages = (changes.n * (changes.n + 1)) / 2
  const rank = signedRankIntervalRank(changes.n)
  const at = (position: number) => walshAverage(values, position)
  return {
    estimate: (at(Math.ceil(averages / 2)) + at(Math.floor(averages / 2) + 1)) / 2,
    interval: { low: at(rank), high: at(averages + 1 - rank) },
  }
}
