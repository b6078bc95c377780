import { endedByAddress } from '#domain/follow-ups/reminders.ts'
import type { Transaction } from '../database/database.ts'
import { dropWaitingMessages } from '../outbox/outbox.repository.ts'
import { type FollowUpState, nextProcessingAt, type QueuedReminder } from './decide-follow-up.ts'
import { type FollowUp, type PlannedFollowUp, remindable } from './follow-up.ts'
import {
  deleteReminders,
  findFollowUp,
  insertReminder,
  listReminders,
  updateFollowUp,
  updateReminders,
} from './follow-up-plan.repository.ts'

/** The queued reminders of some follow-ups, in order. */
export async function queuedReminders(
  tx: Transaction,
  followUpIds: readonly string[],
): Promise<QueuedReminder[]> {
  const rows = followUpIds.length > 0 ? await listReminders(tx, followUpIds) : []
  return rows.map(({ follow_up_id, number, handed_at, sent_at, ended_by }) => ({
    followUpId: follow_up_id,
    number,
    queuedAt: handed_at,
    sentAt: sent_at,
    endedBy: ended_by,
  }))
}

/** Adds their reminders to some follow-ups, with one query. */
export async function withReminders<Planned extends PlannedFollowUp>(
  tx: Transaction,
  followUps: readonly Planned[],
): Promise<FollowUpState<Planned>[]> {
  const reminders = await queuedReminders(
    tx,
    followUps.map(({ id }) => id),
  )
  return followUps.map((followUp) => ({
    followUp,
    reminders: reminders.filter(({ followUpId }) => followUpId === followUp.id),
  }))
}

/** A follow-up with its reminders; null if it does not exist. */
export async function loadFollowUp(
  tx: Transaction,
  id: string,
): Promise<FollowUpState<PlannedFollowUp> | null> {
  const row = await findFollowUp(tx, id)
  const [state] = row ? await withReminders(tx, [remindable(row)]) : []
  return state ?? null
}

/** Schedules the next processing of a follow-up after its plan or its state changed. */
export async function scheduleProcessing(tx: Transaction, followUp: PlannedFollowUp): Promise<void> {
  for (const state of await withReminders(tx, [followUp]))
    await updateFollowUp(tx, followUp.id, { next_look_at: nextProcessingAt(state, tx.now) })
}

/** Records that a reminder was queued, or why it is not sent. @returns false when it was already recorded */
export const recordReminder = (
  tx: Transaction,
  { id, session_id, fitter_id, rider_id }: Pick<FollowUp, 'id' | 'session_id' | 'fitter_id' | 'rider_id'>,
  { number, endedBy }: { number: number; endedBy: string | null },
): Promise<boolean> =>
  insertReminder(tx, {
    follow_up_id: id,
    number,
    session_id,
    fitter_id,
    rider_id,
    handed_at: tx.now,
    ended_by: endedBy,
  })

/** Records the outcome of a queued reminder. */
export const recordReminderOutcome = (
  tx: Transaction,
  { followUpId, number }: { followUpId: string; number: number },
  outcome: { sent_at?: Date | null; ended_by: string | null },
): Promise<void> => updateReminders(tx, followUpId, [number], outcome)

/**
 * Drops the queued reminders of a follow-up that was answered or is planned again. A reminder that is planned again
 * counts as never queued. A reminder that is being sent at this moment is not dropped.
 */
export async function dropWaitingReminders(
  tx: Transaction,
  followUpId: string,
  because: 'answered' | 'replanned',
): Promise<void> {
  const numbers = await dropWaitingMessages(tx, { followUpId })
  if (numbers.length === 0) return
  if (because === 'replanned') await deleteReminders(tx, followUpId, numbers)
  else await updateReminders(tx, followUpId, numbers, { ended_by: 'ended' })
}

/** Plans again the reminders that failed because of the address, after it changed or when it is tried again. */
export async function replanUndelivered(tx: Transaction, followUpId: string): Promise<void> {
  const numbers = (await queuedReminders(tx, [followUpId])).flatMap(({ number, sentAt, endedBy }) =>
    sentAt === null && endedBy !== null && endedByAddress(endedBy) ? [number] : [],
  )
  if (numbers.length > 0) await deleteReminders(tx, followUpId, numbers)
}
