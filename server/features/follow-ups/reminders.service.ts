import { MAX_REMINDERS } from '#domain/follow-ups/protocol.ts'
import type { Transaction } from '../../database/database.ts'
import { inSavepoint } from '../../database/savepoint.ts'
import { decideFollowUp, type FollowUpState } from '../../follow-up-plan/decide-follow-up.ts'
import { type PlannedFollowUp, remindable } from '../../follow-up-plan/follow-up.ts'
import {
  deleteReminders,
  listDueFollowUpsForUpdate,
  updateFollowUp,
} from '../../follow-up-plan/follow-up-plan.repository.ts'
import { recordReminder, scheduleProcessing, withReminders } from '../../follow-up-plan/queued-reminders.ts'
import { raiseAlerts } from '../../follow-up-plan/raise-alerts.ts'
import { queueReminder } from '../../messages/follow-up-reminder.ts'
import { formOf } from './form.service.ts'

/** The number of follow-ups processed in one transaction. */
const BATCH = 20
/** When to retry a follow-up that could not be processed. */
const RETRY_MS = 3_600_000
const REMINDER_NUMBERS = Array.from({ length: MAX_REMINDERS }, (_, index) => index + 1)

/** Queues the due reminder, raises alerts about a missing answer, and schedules the next processing. */
async function processFollowUp(tx: Transaction, state: FollowUpState<PlannedFollowUp>): Promise<void> {
  const { followUp } = state
  const { reminder, alerts, nextProcessingAt } = decideFollowUp(state, tx.now)
  if (reminder) {
    const recorded = await recordReminder(tx, followUp, reminder)
    if (recorded && reminder.endedBy === null)
      await queueReminder(tx, followUp, { number: reminder.number, byHand: false })
  }
  await raiseAlerts(tx, formOf(followUp), alerts)
  await updateFollowUp(tx, followUp.id, { next_look_at: nextProcessingAt })
}

/** The number of processed follow-ups in a batch, and those that failed. */
export interface Processed {
  count: number
  failed: { followUpId: string; error: unknown }[]
}

/**
 * Processes due follow-ups: queues due reminders, each exactly once even with several processes, and raises alerts
 * about missing answers. A follow-up that fails does not block the others.
 */
export async function processDueFollowUps(tx: Transaction): Promise<Processed> {
  const due = await listDueFollowUpsForUpdate(tx, BATCH)
  const failed: Processed['failed'] = []
  for (const state of await withReminders(tx, due.map(remindable))) {
    const { id } = state.followUp
    const processed = await inSavepoint(tx, () => processFollowUp(tx, state))
    if ('value' in processed) continue
    await updateFollowUp(tx, id, { next_look_at: new Date(tx.now.getTime() + RETRY_MS) })
    failed.push({ followUpId: id, error: processed.error })
  }
  return { count: due.length, failed }
}

/**
 * Sends the next reminder now instead of on its planned day. There are at most three in total.
 * @returns whether one was left to send
 */
export async function sendNextReminder(tx: Transaction, followUp: PlannedFollowUp): Promise<boolean> {
  const [state] = await withReminders(tx, [followUp])
  // A reminder that never reached the rider does not count, so its number can be used again.
  const taken = state?.reminders.filter(({ endedBy }) => endedBy === null) ?? []
  const number = REMINDER_NUMBERS.find((each) => !taken.some((queued) => queued.number === each))
  if (number === undefined) return false
  await deleteReminders(tx, followUp.id, [number])
  await recordReminder(tx, followUp, { number, endedBy: null })
  await queueReminder(tx, followUp, { number, byHand: true })
  await scheduleProcessing(tx, followUp)
  return true
}
