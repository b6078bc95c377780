import type { Selectable } from 'kysely'
import { dateIn } from '#domain/calendar/local-date.ts'
import type { Unreached } from '#domain/follow-ups/reminders.ts'
import { daysAfterFit } from '#domain/follow-ups/schedule.ts'
import { type AuditEvent, recordAudit } from '../audit/audit.ts'
import type { Transaction } from '../database/database.ts'
import type { FollowUp as FollowUpTable, Rider } from '../database/schema.gen.ts'
import { publishNotice } from '../notices/publish.ts'

/** One follow-up as it stands in its table. */
export type FollowUp = Selectable<FollowUpTable>

/** A follow-up with what decides whether and how its rider is written to. */
export interface Remindable extends FollowUp {
  /** Of the rider. */
  timeZone: string
  unreached: Unreached | null
  /** The session was closed or called off, or the file erased. */
  over: boolean
  fitted_at: Date | null
}

/** Why no reminder reaches a rider; null when one does. */
export function unreachedBy(
  rider: Pick<Selectable<Rider>, 'reminders_stopped_at' | 'address_failed_at' | 'email_sealed'>,
): Unreached | null {
  if (rider.reminders_stopped_at) return 'stopped'
  if (rider.address_failed_at) return 'address_failed'
  return rider.email_sealed ? null : 'no_address'
}

/** The follow-ups chosen, with what decides about their reminders; locked. Of the due ones those another works on are left out. */
export async function lockRemindable(
  { db }: Transaction,
  choose: { id: string } | { sessionId: string } | { riderId: string } | { dueBefore: Date; limit: number },
): Promise<Remindable[]> {
  const rows = await db
    .selectFrom('follow_up as f')
    .innerJoin('session as s', 's.id', 'f.session_id')
    .innerJoin('rider as r', 'r.id', 'f.rider_id')
    .selectAll('f')
    .select(['s.fitted_at', 's.closed_at', 's.cancelled_at', 'r.erased_at', 'r.email_sealed', 'r.time_zone'])
    .select(['r.reminders_stopped_at', 'r.address_failed_at'])
    .$if('id' in choose, (one) => one.where('f.id', '=', 'id' in choose ? choose.id : ''))
    .$if('sessionId' in choose, (one) =>
      one.where('f.session_id', '=', 'sessionId' in choose ? choose.sessionId : '').orderBy('f.milestone'),
    )
    .$if('riderId' in choose, (one) =>
      one
        .where('f.rider_id', '=', 'riderId' in choose ? choose.riderId : '')
        .orderBy('f.session_id')
        .orderBy('f.milestone'),
    )
    .$if('limit' in choose, (due) =>
      due
        .where('f.next_look_at', '<=', 'limit' in choose ? choose.dueBefore : new Date(0))
        .orderBy('f.next_look_at')
        .limit('limit' in choose ? choose.limit : 1)
        .skipLocked(),
    )
    .forUpdate('f')
    .execute()
  return rows.map((row) => ({
    ...row,
    timeZone: row.time_zone ?? 'UTC',
    unreached: unreachedBy(row),
    over: row.closed_at !== null || row.cancelled_at !== null || row.erased_at !== null,
  }))
}

/** How many days after the fit a follow-up asks, by the rider's calendar. */
export const daysAfterFitOf = (
  followUp: Pick<FollowUp, 'milestone' | 'due_on'>,
  { fitted_at, time_zone }: { fitted_at: Date | null; time_zone: string | null },
): number =>
  daysAfterFit(
    { milestone: followUp.milestone, dueOn: followUp.due_on },
    fitted_at && dateIn(fitted_at, time_zone ?? 'UTC'),
  )

/** The same of a form that was sent; null for an intake. */
export const daysAfterFitOfForm = (form: {
  milestone: number | null
  due_on: string | null
  fitted_at: Date | null
  time_zone: string | null
}): number | null =>
  form.milestone === null || form.due_on === null
    ? null
    : daysAfterFitOf({ milestone: form.milestone, due_on: form.due_on }, form)

/** The facts of a follow-up's life. */
export const factsOf = (followUp: FollowUp) => ({
  dueOn: followUp.due_on,
  windowEndsOn: followUp.window_ends_on,
  submittedAt: followUp.submitted_at,
  skippedAt: followUp.skipped_at,
})

/** The trail's entry of something done to a follow-up, and the word to the fitter's open pages. */
export async function recordFollowUp(
  tx: Transaction,
  followUp: Pick<FollowUp, 'id' | 'fitter_id' | 'rider_id'>,
  event: Pick<AuditEvent, 'action' | 'changes'>,
): Promise<void> {
  await recordAudit(tx, {
    ...event,
    entity: 'follow_up',
    entityId: followUp.id,
    fitterId: followUp.fitter_id,
    riderId: followUp.rider_id,
  })
  await publishNotice(tx, 'followUps', [followUp.fitter_id])
}
