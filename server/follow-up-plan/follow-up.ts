import type { Selectable } from 'kysely'
import { dateIn, daysBetween } from '#domain/calendar/local-date.ts'
import type { Unreached } from '#domain/follow-ups/reminders.ts'
import { type AuditEvent, recordAudit } from '../audit/audit.ts'
import type { Transaction } from '../database/database.ts'
import type { Rider, Session } from '../database/schema.gen.ts'
import { publishEvent } from '../live-events/publish-event.ts'
import type { FollowUp, FollowUpWithRider } from './follow-up-plan.repository.ts'

export type { FollowUp } from './follow-up-plan.repository.ts'

/** What decides whether the reminders of a follow-up reach its rider. */
export interface Remindable extends FollowUp {
  /** The rider's time zone. */
  timeZone: string
  unreached: Unreached | null
  /** The session was closed or cancelled, or the file was erased. */
  over: boolean
}

/** A follow-up with its fit and the contact data of its rider. */
export type PlannedFollowUp = Remindable &
  Pick<FollowUpWithRider, 'fitted_at' | 'language' | 'region' | 'name_sealed' | 'email_sealed'>

/** Why reminders do not reach the rider; null when they do. */
export function unreachedBy(
  rider: Pick<Selectable<Rider>, 'reminders_stopped_at' | 'address_failed_at' | 'email_sealed'>,
): Unreached | null {
  if (rider.reminders_stopped_at) return 'stopped'
  if (rider.address_failed_at) return 'address_failed'
  return rider.email_sealed ? null : 'no_address'
}

type RemindableRow = FollowUp &
  Pick<Selectable<Session>, 'closed_at' | 'cancelled_at'> &
  Pick<
    Selectable<Rider>,
    'erased_at' | 'time_zone' | 'reminders_stopped_at' | 'address_failed_at' | 'email_sealed'
  >

/** Converts a row to a follow-up with what decides about its reminders. */
export const remindable = <Row extends RemindableRow>(row: Row): Row & Remindable => ({
  ...row,
  timeZone: row.time_zone ?? 'UTC',
  unreached: unreachedBy(row),
  over: row.closed_at !== null || row.cancelled_at !== null || row.erased_at !== null,
})

/** The days between the fit and an answer, by the rider's calendar. */
export const daysPassed = (
  answeredAt: Date,
  { fitted_at, time_zone }: { fitted_at: Date | null; time_zone: string | null },
): number => {
  const zone = time_zone ?? 'UTC'
  return fitted_at ? daysBetween(dateIn(fitted_at, zone), dateIn(answeredAt, zone)) : 0
}

/** The facts from which a follow-up's status is derived. */
export const factsOf = (followUp: FollowUp) => ({
  dueOn: followUp.due_on,
  windowEndsOn: followUp.window_ends_on,
  submittedAt: followUp.submitted_at,
  skippedAt: followUp.skipped_at,
})

/** Records the audit entry of a change to a follow-up, and publishes an event to the fitter's open pages. */
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
  await publishEvent(tx, 'followUps', [followUp.fitter_id])
}
