import type { LocalDate } from '../calendar/local-date.ts'

/**
 * Whether the rider can score the zones once more before the fit.
 * - `no_intake`  there is nothing yet that it would be the second of
 * - `same_day`   the intake is of the same day, so the difference would say nothing about how riders change by themselves
 * - `open`       it can be given, and corrected
 * - `over`       the fit was completed, also if it was reopened, or the session was cancelled or closed
 */
export const SECOND_BASELINE_STATES = ['no_intake', 'same_day', 'open', 'over'] as const
export type SecondBaselineState = (typeof SECOND_BASELINE_STATES)[number]

/** A session, in local days of its rider. */
type SessionFacts = { intakeOn: LocalDate | null; over: boolean }

/** The two baselines need at least a night between them. */
export const areApart = (intakeOn: LocalDate, secondOn: LocalDate): boolean => intakeOn < secondOn

/** @param today the rider's local day */
export function secondBaselineState({ intakeOn, over }: SessionFacts, today: LocalDate): SecondBaselineState {
  if (over) return 'over'
  if (intakeOn === null) return 'no_intake'
  return areApart(intakeOn, today) ? 'open' : 'same_day'
}
