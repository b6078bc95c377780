import type { LocalDate } from '../calendar/local-date.ts'
import { yearOf } from '../calendar/local-date.ts'
import { type FitterRating, fitterRating } from './fitter-rating.ts'
import { FEWEST_FOR_COMPARISON } from './minimum-numbers.ts'
import type { DueFollowUp } from './response-rate.ts'
import { type ResponseRate, responseRate, whyNotComparable } from './response-rate.ts'
import type { RiderGroups } from './rider-groups.ts'

/** Riders that a mark is of at least. */
export const FEWEST_FOR_MARK = FEWEST_FOR_COMPARISON
/** The month of the next year from which a year is complete: by then every rider of December could answer. */
const COMPLETE_FROM_MONTH = 4

/** The last calendar year whose riders all had the time to answer. @param today the server's day */
export function yearOfMark(today: LocalDate): number {
  const month = Number(today.slice(5, 7))
  return yearOf(today) - (month >= COMPLETE_FROM_MONTH ? 1 : 2)
}

/** The day on which the mark of a year is replaced by that of the next one. */
export const markReplacedOn = (year: number): LocalDate =>
  `${year + 2}-${String(COMPLETE_FROM_MONTH).padStart(2, '0')}-01`

/** Why there is no mark, or `ready`. */
export type MarkState = 'few_riders' | 'low_response' | 'ready'

/** The mark of one fitter and one year. */
export type Mark = {
  readonly state: MarkState
  readonly rating: FitterRating
  readonly response: ResponseRate
}

/**
 * A fitter's mark: the Bayesian average of satisfaction of at least 11 riders, if at least half of those asked answered.
 * All riders are those whose research consent is in force.
 * @param satisfaction of the fits of the year, 1 to 7, by rider
 * @param followUps what became of the primary follow-up of each fit of the year, where it was due, by rider
 */
export function markOf(satisfaction: RiderGroups<number>, followUps: RiderGroups<DueFollowUp>): Mark {
  const rating = fitterRating(satisfaction)
  const response = responseRate(followUps)
  return { state: whyNotComparable(rating.riders, response) ?? 'ready', rating, response }
}
