import type { Calls } from '#contract/calls.ts'
import { dateIn, type LocalDate } from '#domain/calendar/local-date.ts'
import { type FollowUpFacts, followUpStatus } from '#domain/sessions/follow-up-life.ts'
import { sessionStatus } from '#domain/sessions/session-life.ts'
import type { Transaction } from '../../database/database.ts'
import { daysAfterFitOf } from '../../follow-up-plan/follow-up.ts'
import type { Fit } from './fit.ts'

type FollowUpState = Calls['GET /api/sessions/:sessionId']['response']['followUps'][number]
type Summary = Calls['POST /api/sessions/:sessionId/closing']['response']

/** A follow-up as far as a fitting's life depends on it. */
export interface PlannedFollowUp extends FollowUpFacts {
  id: string
  sessionId: string
  milestone: number
  daysAfterFit: number
}

/** The follow-ups of some fittings, the earliest first. */
export async function followUpsOf(
  { db }: Transaction,
  sessionIds: readonly string[],
): Promise<PlannedFollowUp[]> {
  if (sessionIds.length === 0) return []
  const rows = await db
    .selectFrom('follow_up as f')
    .innerJoin('session as s', 's.id', 'f.session_id')
    .innerJoin('rider as r', 'r.id', 'f.rider_id')
    .select(['f.id', 'f.session_id', 'f.milestone', 'f.due_on', 'f.window_ends_on'])
    .select(['f.submitted_at', 'f.skipped_at', 's.fitted_at', 'r.time_zone'])
    .where('f.session_id', 'in', sessionIds)
    .orderBy('f.milestone')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    sessionId: row.session_id,
    milestone: row.milestone,
    daysAfterFit: daysAfterFitOf(row, row),
    dueOn: row.due_on,
    windowEndsOn: row.window_ends_on,
    submittedAt: row.submitted_at,
    skippedAt: row.skipped_at,
  }))
}

/** The rider's own day. */
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

/** A fitting in a list, with where it stands. */
export function summaryOf(
  tx: Transaction,
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
    status: sessionStatus(facts, tx.now, today),
    createdAt: fit.created_at.toISOString(),
    fittedAt: fit.fitted_at?.toISOString() ?? null,
    bikeId: fit.bike_id,
  }
}
