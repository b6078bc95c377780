import type { LocalDate } from '../calendar/local-date.ts'
import { addDays } from '../calendar/local-date.ts'

export const FOLLOW_UP_STATUSES = ['scheduled', 'due', 'overdue', 'missed', 'submitted', 'skipped'] as const
export type FollowUpStatus = (typeof FOLLOW_UP_STATUSES)[number]

/** Days after the due date from which a follow-up is overdue. */
export const OVERDUE_DAYS = 7

/** What is known about a follow-up. Its days are local dates of the rider. */
export type FollowUpFacts = {
  dueOn: LocalDate
  /** The last day of its window, on which it can still be filled in. */
  windowEndsOn: LocalDate
  submittedAt: Date | null
  skippedAt: Date | null
}

/**
 * The status of a follow-up on a day in the rider's calendar. A submitted one stays submitted, even if it was skipped
 * before.
 */
export function followUpStatus(facts: FollowUpFacts, today: LocalDate): FollowUpStatus {
  if (facts.submittedAt) return 'submitted'
  if (facts.skippedAt) return 'skipped'
  if (today > facts.windowEndsOn) return 'missed'
  if (today < facts.dueOn) return 'scheduled'
  return today < addDays(facts.dueOn, OVERDUE_DAYS) ? 'due' : 'overdue'
}

/** Whether a follow-up has ended. */
export const followUpEnded = (status: FollowUpStatus): boolean =>
  status === 'submitted' || status === 'skipped' || status === 'missed'
