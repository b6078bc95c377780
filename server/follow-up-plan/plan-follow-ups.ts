import { randomUUID } from 'node:crypto'
import { dateIn } from '#domain/calendar/local-date.ts'
import { scheduleFollowUps } from '#domain/follow-ups/schedule.ts'
import { created, recordAudit } from '../audit/audit.ts'
import type { Transaction } from '../database/database.ts'
import { AppError } from '../http/problem.ts'
import { publishEvent } from '../live-events/publish-event.ts'
import { remindable } from './follow-up.ts'
import {
  deleteFollowUp,
  findFollowUpForUpdate,
  findTimeZone,
  insertFollowUp,
  listFollowUpsOfFitForUpdate,
  listFollowUpsOfRiderForUpdate,
  listPlansOfFitForUpdate,
} from './follow-up-plan.repository.ts'
import { dropWaitingReminders, replanUndelivered, scheduleProcessing } from './queued-reminders.ts'
import { protocolOf } from './stored-protocol.ts'

/** The completed session that follow-ups belong to. */
export interface FittedSession {
  id: string
  fitter_id: string
  rider_id: string
  fitted_at: Date | null
}

/** The days of one follow-up. */
interface Days {
  milestone: number
  opens_on: string
  due_on: string
  window_ends_on: string
}

async function planFollowUp(
  tx: Transaction,
  { id: session_id, fitter_id, rider_id }: FittedSession,
  days: Days,
  reminderDays: readonly number[],
): Promise<void> {
  const id = randomUUID()
  const reminder_days = [...reminderDays]
  const owners = { session_id, fitter_id, rider_id }
  await insertFollowUp(tx, { id, ...owners, ...days, reminder_days, created_at: tx.now })
  await recordAudit(tx, {
    action: 'follow_up.planned',
    entity: 'follow_up',
    entityId: id,
    fitterId: fitter_id,
    riderId: rider_id,
    changes: created({ session_id, ...days }),
  })
  const planned = await findFollowUpForUpdate(tx, id)
  if (planned) await scheduleProcessing(tx, remindable(planned))
}

/** Plans the follow-ups of a fit that was just completed, by the fitter's protocol and the rider's calendar. */
export async function planFollowUps(tx: Transaction, session: FittedSession): Promise<void> {
  if (!session.fitted_at) return
  const { protocol } = await protocolOf(tx, session.fitter_id)
  const fittedOn = dateIn(session.fitted_at, (await findTimeZone(tx, session.rider_id)) ?? 'UTC')
  for (const { milestone, opensOn, dueOn, windowEndsOn } of scheduleFollowUps(protocol, fittedOn)) {
    const days = { milestone, opens_on: opensOn, due_on: dueOn, window_ends_on: windowEndsOn }
    await planFollowUp(tx, session, days, protocol.reminderDays)
  }
  await publishEvent(tx, 'followUps', [session.fitter_id])
}

/**
 * Removes the planned follow-ups of a fit and drops their queued messages, because the completion was undone.
 * @throws AppError `already_answered` when one of its follow-ups was answered
 */
export async function takeBackFollowUps(tx: Transaction, session: FittedSession): Promise<void> {
  const planned = await listPlansOfFitForUpdate(tx, session.id)
  if (planned.some((followUp) => followUp.submitted_at)) throw new AppError('already_answered')
  for (const { id, milestone, due_on } of planned) {
    await deleteFollowUp(tx, id)
    await recordAudit(tx, {
      action: 'follow_up.taken_back',
      entity: 'follow_up',
      entityId: id,
      fitterId: session.fitter_id,
      riderId: session.rider_id,
      changes: { session_id: { from: session.id }, milestone: { from: milestone }, due_on: { from: due_on } },
    })
  }
  await publishEvent(tx, 'followUps', [session.fitter_id])
}

/**
 * Plans the reminders again after something that decides about them changed: a session was closed or reopened, or an
 * address was corrected or is tried again. Queued reminders are dropped and planned again if an answer is still wanted.
 * With a new address this includes reminders that were returned from the old one.
 */
export async function replanReminders(
  tx: Transaction,
  of: { sessionId: string } | { riderId: string },
): Promise<void> {
  const followUps =
    'riderId' in of
      ? await listFollowUpsOfRiderForUpdate(tx, of.riderId)
      : await listFollowUpsOfFitForUpdate(tx, of.sessionId)
  for (const followUp of followUps) {
    if (followUp.submitted_at) continue
    await dropWaitingReminders(tx, followUp.id, 'replanned')
    if ('riderId' in of && !followUp.skipped_at) await replanUndelivered(tx, followUp.id)
    await scheduleProcessing(tx, remindable(followUp))
  }
}
