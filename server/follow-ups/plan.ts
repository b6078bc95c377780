import { randomUUID } from 'node:crypto'
import { dateIn } from '#domain/calendar/local-date.ts'
import { scheduleFollowUps } from '#domain/follow-ups/schedule.ts'
import { created, recordAudit } from '../audit/audit.ts'
import type { Transaction } from '../database/database.ts'
import { AppError } from '../http/problem.ts'
import { publishNotice } from '../notices/publish.ts'
import { lockRemindable } from './follow-up.ts'
import { replanUndelivered } from './handed-reminders.ts'
import { protocolOf } from './protocol.ts'
import { dropWaitingReminders, planNextLook } from './reminders.ts'

/** The fitting that follow-ups belong to. */
export interface FittedSession {
  id: string
  fitter_id: string
  rider_id: string
  fitted_at: Date | null
}

async function riderZone({ db }: Transaction, riderId: string): Promise<string> {
  const rider = await db.selectFrom('rider').select('time_zone').where('id', '=', riderId).executeTakeFirst()
  return rider?.time_zone ?? 'UTC'
}

/** Plans the follow-ups of a fit that was just completed, by the fitter's protocol and the rider's calendar. */
export async function planFollowUps(tx: Transaction, session: FittedSession): Promise<void> {
  if (!session.fitted_at) return
  const { protocol } = await protocolOf(tx, session.fitter_id)
  const fittedOn = dateIn(session.fitted_at, await riderZone(tx, session.rider_id))
  for (const { milestone, opensOn, dueOn, windowEndsOn } of scheduleFollowUps(protocol, fittedOn)) {
    const id = randomUUID()
    const days = { milestone, opens_on: opensOn, due_on: dueOn, window_ends_on: windowEndsOn }
    await tx.db
      .insertInto('follow_up')
      .values({
        id,
        session_id: session.id,
        fitter_id: session.fitter_id,
        rider_id: session.rider_id,
        ...days,
        reminder_days: [...protocol.reminderDays],
        created_at: tx.now,
      })
      .execute()
    await recordAudit(tx, {
      action: 'follow_up.planned',
      entity: 'follow_up',
      entityId: id,
      fitterId: session.fitter_id,
      riderId: session.rider_id,
      changes: created({ session_id: session.id, ...days }),
    })
    for (const planned of await lockRemindable(tx, { id })) await planNextLook(tx, planned)
  }
  await publishNotice(tx, 'followUps', [session.fitter_id])
}

/**
 * The fit is not done yet after all: what it planned is taken back, with whatever waits to be sent about it.
 * @throws AppError `already_answered` when a follow-up of it was answered
 */
export async function takeBackFollowUps(tx: Transaction, session: FittedSession): Promise<void> {
  const planned = await tx.db
    .selectFrom('follow_up')
    .select(['id', 'milestone', 'due_on', 'submitted_at'])
    .where('session_id', '=', session.id)
    .forUpdate()
    .execute()
  if (planned.some((followUp) => followUp.submitted_at)) throw new AppError('already_answered')
  for (const { id, milestone, due_on } of planned) {
    await tx.db.deleteFrom('follow_up').where('id', '=', id).execute()
    await recordAudit(tx, {
      action: 'follow_up.taken_back',
      entity: 'follow_up',
      entityId: id,
      fitterId: session.fitter_id,
      riderId: session.rider_id,
      changes: { session_id: { from: session.id }, milestone: { from: milestone }, due_on: { from: due_on } },
    })
  }
  await publishNotice(tx, 'followUps', [session.fitter_id])
}

/**
 * What decides about a rider's reminders changed: a fitting was closed or opened again, an address was corrected or is
 * tried again. What waits to be sent is taken back, and planned anew where something is still to be asked; with another
 * address so is what came back from the one before.
 */
export async function replanReminders(
  tx: Transaction,
  of: { sessionId: string } | { riderId: string },
): Promise<void> {
  const followUps = await lockRemindable(tx, of)
  for (const followUp of followUps) {
    if (followUp.submitted_at) continue
    await dropWaitingReminders(tx, followUp.id, 'replanned')
    if ('riderId' in of && !followUp.skipped_at) await replanUndelivered(tx, followUp.id)
    await planNextLook(tx, followUp)
  }
}
