import type { Calls } from '#contract/calls.ts'
import { dateIn, type LocalDate } from '#domain/calendar/local-date.ts'
import { type FollowUpFacts, followUpStatus } from '#domain/sessions/follow-up-life.ts'
import { sessionStatus } from '#domain/sessions/session-life.ts'
import type { UseCase } from '../../database/database.ts'
import type { Fit } from './fit.ts'

type FollowUpState = Calls['GET /api/sessions/:sessionId']['answer']['followUps'][number]
type Summary = Calls['POST /api/sessions/:sessionId/closing']['answer']

/** A follow-up as far as a fitting's life depends on it. */
export interface PlannedFollowUp extends FollowUpFacts {
  id: string
  sessionId: string
  milestone: number
}

/** The follow-ups of some fittings, the earliest first. */
export async function followUpsOf(
  { db }: UseCase,
  sessionIds: readonly string[],
): Promise<PlannedFollowUp[]> {
  if (sessionIds.length === 0) return []
  const rows = await db
    .selectFrom('follow_up')
    .select(['id', 'session_id', 'milestone', 'due_on', 'window_ends_on', 'submitted_at', 'skipped_at'])
    .where('session_id', 'in', sessionIds)
    .orderBy('milestone')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    sessionId: row.session_id,
    milestone: row.milestone,
    dueOn: row.due_on,
    windowEndsOn: row.window_ends_on,
    submittedAt: row.submitted_at,
    skippedAt: row.skipped_at,
  }))
}

/** The rider's own day. */
export const todayOf = (useCase: UseCase, timeZone: string | null): LocalDate =>
  dateIn(useCase.now, timeZone ?? 'UTC')

export const presentFollowUp = (followUp: PlannedFollowUp, today: LocalDate): FollowUpState => ({
  id: followUp.id,
  milestone: followUp.milestone,
  dueOn: followUp.dueOn,
  windowEndsOn: followUp.windowEndsOn,
  status: followUpStatus(followUp, today),
  submittedAt: followUp.submittedAt?.toISOString() ?? null,
})

/** A fitting in a list, with where it stands. */
export function summaryOf(
  useCase: UseCase,
  fit: Fit,
  followUps: readonly PlannedFollowUp[],
  today: LocalDate,
): Summary {
  const facts = {
    invitedAt: fit.invited_at,
    invitationExpiresAt: fit.invitation_expires_at,
    intakeStartedAt: fit.intake_started_at,
    intakeSubmittedAt: fit.intake_submitted_at,
    fittedAt: fit.fitted_at,
    closedAt: fit.closed_at,
    cancelledAt: fit.cancelled_at,
    followUps: followUps.filter(({ sessionId }) => sessionId === fit.id),
  }
  return {
    id: fit.id,
    status: sessionStatus(facts, useCase.now, today),
    createdAt: fit.created_at.toISOString(),
    fittedAt: fit.fitted_at?.toISOString() ?? null,
    bikeId: fit.bike_id,
  }
}
