import type { Milestone } from '../milestones.ts'

/** The time after a fit in its usual unit; the units are named as in `Intl.NumberFormat`. */
export interface Span {
  unit: 'day' | 'week' | 'month'
  count: number
}

const DAYS_OF_WEEK = 7
const DAYS_OF_MONTH = 30.4
/** From here on the span is in months; below, in weeks if they are whole. */
const WEEKS_UNTIL = 84
const DAYS_UNTIL = 60

/** A milestone in words: whole weeks for the first twelve, other days up to two months, then months. */
export function spanOf(milestone: Milestone): Span {
  if (milestone > 0 && milestone % DAYS_OF_WEEK === 0 && milestone < WEEKS_UNTIL)
    return { unit: 'week', count: milestone / DAYS_OF_WEEK }
  return milestone < DAYS_UNTIL
    ? { unit: 'day', count: milestone }
    : { unit: 'month', count: Math.round(milestone / DAYS_OF_MONTH) }
}
