/** The change that the worst case assumes of those who did not answer: one step worse. */
const WORST_CHANGE = -1

/** A figure under three assumptions about those who did not answer. */
export type NonResponseBand = {
  /** They are like those who answered. */
  readonly optimistic: number
  /** They are unchanged. */
  readonly conservative: number
  /** They are all one step worse. */
  readonly worst: number
}

/** The riders who answered and those who were due and did not. */
export type Answering = { readonly answered: number; readonly missing: number }

/** A mean over all who were due, if those who did not answer had this value. */
const withMissing = (mean: number, assumed: number, { answered, missing }: Answering): number =>
  (answered * mean + missing * assumed) / (answered + missing)

/**
 * The band of a mean change, in the unit of the scores. If riders got worse on average, the conservative value is the
 * better one: it is the value without a change, not a bound.
 * @param change the mean of those who answered, positive when better
 */
export const changeBand = (change: number, riders: Answering): NonResponseBand => ({
  optimistic: change,
  conservative: withMissing(change, 0, riders),
  worst: withMissing(change, WORST_CHANGE, riders),
})

/**
 * The band of the share that is better, unchanged or worse, 0 to 1. One step worse is a possible change and counts as
 * unchanged, so for shares the worst case is the conservative one.
 */
export function shareBand(
  name: 'better' | 'unchanged' | 'worse',
  share: number,
  riders: Answering,
): NonResponseBand {
  const unchanged = withMissing(share, name === 'unchanged' ? 1 : 0, riders)
  return { optimistic: share, conservative: unchanged, worst: unchanged }
}
