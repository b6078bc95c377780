import type { LocalDate } from '../calendar/local-date.ts'
import type { FollowUpFacts } from './follow-up-status.ts'
import { followUpEnded, followUpStatus } from './follow-up-status.ts'

/** The states of a fit session, in the order in which they are reached. */
export const SESSION_STATUSES = [
  'new',
  'invited',
  'intake_started',
  'expired',
  'intake_submitted',
  'fitted',
  'following_up',
  'closed',
  'cancelled',
] as const
export type SessionStatus = (typeof SESSION_STATUSES)[number]

/** What has happened to a session: instants, null while they have not. A status is never stored. */
export type SessionFacts = {
  invitedAt: Date | null
  /** When the newest invitation stops working. */
  invitationExpiresAt: Date | null
  /** The first answer was saved. */
  intakeStartedAt: Date | null
  intakeSubmittedAt: Date | null
  fittedAt: Date | null
  closedAt: Date | null
  cancelledAt: Date | null
  followUps: readonly FollowUpFacts[]
}

function statusAfterFit(followUps: readonly FollowUpFacts[], today: LocalDate): SessionStatus {
  const statuses = followUps.map((followUp) => followUpStatus(followUp, today))
  if (statuses.length > 0 && statuses.every(followUpEnded)) return 'closed'
  return followUps.some(({ dueOn, submittedAt }) => submittedAt || dueOn <= today) ? 'following_up' : 'fitted'
}

/**
 * The status of a session. A later event outweighs an earlier one. An invitation expires only while the intake is not
 * submitted. A session whose follow-ups have all ended is closed. With the same facts, the status never goes back as
 * time passes.
 * @param today the rider's own day, which decides when follow-ups are due
 */
export function sessionStatus(facts: SessionFacts, now: Date, today: LocalDate): SessionStatus {
  if (facts.cancelledAt) return 'cancelled'
  if (facts.closedAt) return 'closed'
  if (facts.fittedAt) return statusAfterFit(facts.followUps, today)
  if (facts.intakeSubmittedAt) return 'intake_submitted'
  if (facts.invitationExpiresAt && facts.invitationExpiresAt <= now) return 'expired'
  if (facts.intakeStartedAt) return 'intake_started'
  return facts.invitedAt ? 'invited' : 'new'
}
