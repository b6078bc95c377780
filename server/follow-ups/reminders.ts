import { sql } from 'kysely'
import { addDays, type LocalDate } from '#domain/calendar/local-date.ts'
import { instantOf, wallClock } from '#domain/calendar/wall-clock.ts'
import { alertsOfSilence, SILENCE_DAYS } from '#domain/follow-ups/alerts.ts'
import { MAX_REMINDERS } from '#domain/follow-ups/protocol.ts'
import {
  DECENT_HOURS,
  decideReminder,
  type Reminder,
  type ReminderDecision,
  reminderInstants,
} from '#domain/follow-ups/reminders.ts'
import { OVERDUE_DAYS } from '#domain/sessions/follow-up-life.ts'
import type { Transaction } from '../database/database.ts'
import { raiseAlerts } from './alerts.ts'
import { factsOf, lockRemindable, type Remindable } from './follow-up.ts'
import { forgetHanded, type Handed, handedOf, lastSent, recordHanded } from './handed-reminders.ts'
import { mailReminder, type Numbered } from './reminder-mail.ts'

/** The reminders of a follow-up as it was planned, by the rider's clock. */
export const plannedReminders = (followUp: Remindable): Reminder[] =>
  reminderInstants(factsOf(followUp), followUp.timeZone, followUp.reminder_days)

/** What is to become of a reminder now: asked when it is handed over, and again at the moment of sending. */
export async function judgeReminder(
  tx: Transaction,
  followUp: Remindable,
  { number, byHand }: Numbered,
): Promise<ReminderDecision> {
  const state = {
    followUp: factsOf(followUp),
    reminders: byHand ? [{ number, at: tx.now }] : plannedReminders(followUp),
    timeZone: followUp.timeZone,
    unreached: followUp.unreached,
    over: followUp.over,
    lastSentAt: byHand ? null : lastSent(await handedOf(tx, [followUp.id])),
  }
  return decideReminder(number, state, tx.now)
}

async function setNextLook({ db }: Transaction, followUpId: string, at: Date | null): Promise<void> {
  await db.updateTable('follow_up').set({ next_look_at: at }).where('id', '=', followUpId).execute()
}

/** The instants at which silence is looked at: overdue, some days after a reminder, the window over. */
function silenceLooks(followUp: Remindable, planned: readonly Reminder[], sent: Date | null): Date[] {
  const morning = (day: LocalDate) => instantOf(day, DECENT_HOURS.from, followUp.timeZone)
  const daysAfter = (at: Date) => morning(addDays(wallClock(at, followUp.timeZone).date, SILENCE_DAYS))
  const last = planned.at(-1)
  return [
    morning(addDays(followUp.due_on, OVERDUE_DAYS)),
    ...(last ? [daysAfter(last.at)] : []),
    ...(sent ? [daysAfter(sent)] : []),
    morning(addDays(followUp.window_ends_on, 1)),
  ]
}

/** Plans when to look at a follow-up again: after its plan changed, or something was done about it. */
export async function planNextLook(tx: Transaction, followUp: Remindable): Promise<void> {
  if (followUp.submitted_at || followUp.skipped_at || followUp.over) return setNextLook(tx, followUp.id, null)
  const handed = await handedOf(tx, [followUp.id])
  const planned = plannedReminders(followUp)
  const reminder = planned.find((one) => !handed.some(({ number }) => number === one.number))
  const later = silenceLooks(followUp, planned, lastSent(handed)).filter((at) => at > tx.now)
  const next = [...(reminder ? [reminder.at] : []), ...later].toSorted((a, b) => a.getTime() - b.getTime())[0]
  await setNextLook(tx, followUp.id, next ?? null)
}

/** The next reminder of the plan whose moment has come. */
async function dueReminder(tx: Transaction, followUp: Remindable): Promise<number | undefined> {
  const handed = new Set((await handedOf(tx, [followUp.id])).map(({ number }) => number))
  const planned = plannedReminders(followUp)
  return planned.find(({ number, at }) => !handed.has(number) && at <= tx.now)?.number
}

/** Hands one reminder to the outbox, or writes down why not. @returns when to try again, where it must wait */
async function handOver(tx: Transaction, followUp: Remindable, number: number): Promise<Date | null> {
  const planned = { number, byHand: false }
  const decision = await judgeReminder(tx, followUp, planned)
  if (decision.do === 'wait') return decision.until
  const dropped = decision.do === 'drop' ? decision.because : null
  const first = await recordHanded(tx, followUp, number, dropped)
  if (first && !dropped) await mailReminder(tx, followUp, planned)
  return null
}

/** When the last reminder went out, once none is planned or on its way any more. */
function lastOfAll(planned: readonly Reminder[], handed: readonly Handed[]): Date | null {
  const settled = handed.filter(({ sentAt, endedBy }) => sentAt || endedBy !== null)
  const all = planned.every(({ number }) => settled.some((one) => one.number === number))
  return all ? lastSent(handed) : null
}

/** Tells the fitter of a rider who stays silent. */
async function noticeSilence(tx: Transaction, followUp: Remindable): Promise<void> {
  if (followUp.over) return
  const last = lastOfAll(plannedReminders(followUp), await handedOf(tx, [followUp.id]))
  const dayOf = (at: Date) => wallClock(at, followUp.timeZone).date
  const silent = alertsOfSilence(factsOf(followUp), last && dayOf(last), dayOf(tx.now))
  await raiseAlerts(tx, followUp, silent)
}

async function lookAt(tx: Transaction, followUp: Remindable): Promise<void> {
  const number = await dueReminder(tx, followUp)
  const wait = number === undefined ? null : await handOver(tx, followUp, number)
  await noticeSilence(tx, followUp)
  await (wait ? setNextLook(tx, followUp.id, wait) : planNextLook(tx, followUp))
}

const NUMBERS = Array.from({ length: MAX_REMINDERS }, (_, index) => index + 1)

/** How many follow-ups are looked at in one transaction. */
const BATCH = 20

/** When one that could not be looked at is tried again. */
const RETRY_MS = 3_600_000

/** What became of a batch: how many were looked at, and which could not be. */
export interface Looked {
  count: number
  failed: { followUpId: string; error: unknown }[]
}

/**
 * Looks at the follow-ups whose moment has come: hands due reminders to the outbox, each exactly once however many
 * processes do so, and raises what silence means. One that fails holds up none of the others.
 */
export async function lookAtDueFollowUps(tx: Transaction): Promise<Looked> {
  const due = await lockRemindable(tx, { dueBefore: tx.now, limit: BATCH })
  const failed: Looked['failed'] = []
  for (const followUp of due) {
    await sql`savepoint follow_up`.execute(tx.db)
    try {
      await lookAt(tx, followUp)
      await sql`release savepoint follow_up`.execute(tx.db)
    } catch (error) {
      await sql`rollback to savepoint follow_up`.execute(tx.db)
      await setNextLook(tx, followUp.id, new Date(tx.now.getTime() + RETRY_MS))
      failed.push({ followUpId: followUp.id, error })
    }
  }
  return { count: due.length, failed }
}

/**
 * The fitter sends the next reminder now, in place of its day. Three at most in all.
 * @returns whether there was one left to send
 */
export async function sendNextReminder(tx: Transaction, followUp: Remindable): Promise<boolean> {
  const handed = await handedOf(tx, [followUp.id])
  // One that never reached the rider is no reminder: its number is free.
  const taken = new Set(handed.filter(({ endedBy }) => endedBy === null).map(({ number }) => number))
  const number = NUMBERS.find((one) => !taken.has(one))
  if (number === undefined) return false
  await forgetHanded(tx, followUp.id, [number])
  await recordHanded(tx, followUp, number, null)
  await mailReminder(tx, followUp, { number, byHand: true })
  await planNextLook(tx, followUp)
  return true
}

/**
 * What waits to be sent about a follow-up is sent no more: it was answered, or is planned anew. One that is planned
 * anew counts as never handed over. What is being sent at this very moment is left to end by itself.
 */
export async function dropWaitingReminders(
  tx: Transaction,
  followUpId: string,
  because: 'answered' | 'replanned',
): Promise<void> {
  const { db, now } = tx
  const dropped = await db
    .updateTable('outbox')
    .set({ dropped_at: now, body_sealed: null })
    .where('follow_up_id', '=', followUpId)
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('dropped_at', 'is', null)
    .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]))
    .returning('reminder')
    .execute()
  const numbers = dropped.flatMap(({ reminder }) => (reminder === null ? [] : [reminder]))
  if (numbers.length === 0) return
  if (because === 'replanned') return forgetHanded(tx, followUpId, numbers)
  await db
    .updateTable('follow_up_reminder')
    .set({ ended_by: 'ended' })
    .where('follow_up_id', '=', followUpId)
    .where('number', 'in', numbers)
    .execute()
}
