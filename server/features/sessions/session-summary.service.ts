import type { Calls } from '#contract/calls.ts'
import { dateIn, type LocalDate } from '#domain/calendar/local-date.ts'
import { type FollowUpFacts, followUpStatus } from '#domain/sessions/follow-up-status.ts'
import { sessionStatus } from '#domain/sessions/session-status.ts'
import type { Transaction } from '../../database/database.ts'
import { listFollowUps, type SessionRow } from './sessions.repository.ts'

type FollowUpState = Calls['GET /api/sessions/:sessionId']['response']['followUps'][number]
type Summary = Calls['POST /api/sessions/:sessionId/closing']['response']

/** The columns of a follow-up on which the status of its session depends. */
export interface PlannedFollowUp extends FollowUpFacts {
  id: string
  sessionId: string
  milestone: number
  daysAfterFit: number
}

/** The follow-ups of some sessions, earliest first. */
export async function followUpsOf(
  tx: Pick<Transaction, 'db'>,
  sessionIds: readonly string[],
): Promise<PlannedFollowUp[]> {
  if (sessionIds.length === 0) return []
  const rows = await listFollowUps(tx, sessionIds)
  return rows.map((row) => ({
    id: row.id,
    sessionId: row.session_id,
    milestone: row.milestone,
    daysAfterFit: row.milestone,
    dueOn: row.due_on,
    windowEndsOn: row.window_ends_on,
    submittedAt: row.submitted_at,
    skippedAt: row.skipped_at,
  }))
}

/** Today's date in the rider's time zone. */
export const todayOf = (tx: Transaction, timeZone: string | null): LocalDate =>
  dateIn(tx.now, timeZone ?? 'UTC')

export const presentFollowUp = (followUp: PlannedFollowUp, today: LocalDate): FollowUpState => ({
  id: followUp.id,
  milestone: followUp.milestone,
  daysAfterFit: followUp.daysAfterFit,
  dueOn: followUp.dueOn,
  windowEndsOn: followUp.windowEndsOn,
  status: followUpStatus(followUp, today),
  submittedAt: followUp.submittedAt?.toISOString() ?? null,
})

/** A session as lists show it, with its status. */
export function summaryOf(
  tx: Transaction,
  session: SessionRow,
  followUps: readonly PlannedFollowUp[],
  today: LocalDate,
): Summary {
  const facts = {
    invitedAt: session.invited_at,
    invitationExpiresAt: session.invitation_expires_at,
    intakeStartedAt: session.intake_started_at,
    intakeSubmittedAt: session.intake_submitted_at,
    fittedAt: session.fitted_at,
    closedAt: session.closed_at,
    cancelledAt: session.cancelled_at,
    followUps: followUps.filter(({ sessionId }) => sessionId === session.id),
  }
  return {
    id: session.id,
    status: sessionStatus(facts, tx.now, today),
    createdAt: session.created_at.toISOString(),
    fittedAt: session.fitted_at?.toISOString() ?? null,
    bikeId: session.bike_id,
  }
}
