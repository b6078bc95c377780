/**
 * What is known of a fit from the answer after it, and can tell why outcomes differ. A fit whose answer does not say is
 * in none of the values.
 */
export const STRATA = {
  /** Whether the rider still rides the position as it was set. */
  positionKept: ['kept', 'changed'],
  /** Training load compared with before the fit. */
  load: ['more', 'same_or_less'],
  /** Whether any other treatment was used since. */
  treatment: ['none', 'used'],
  /** Days between the fit and the answer. */
  answered: ['early', 'day_28_41', 'day_42_63'],
} as const

export type Stratum = keyof typeof STRATA
export type StratumValue<Name extends Stratum = Stratum> = (typeof STRATA)[Name][number]
export const STRATUM_NAMES = ['positionKept', 'load', 'treatment', 'answered'] as const

/** Answers that count as more training load. */
export const MORE_LOAD = ['more', 'much_more'] as const
/** The answer that counts as a kept position. */
export const KEPT = 'kept'

/** The days after the fit of the answers in a stratum, both inclusive. Early answers are told apart otherwise. */
export const ANSWER_DAYS = { day_28_41: { from: 28, to: 41 }, day_42_63: { from: 42, to: 63 } } as const
