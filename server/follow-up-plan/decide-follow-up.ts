import { addDays, type LocalDate } from '#domain/calendar/local-date.ts'
import { instantOf, wallClock } from '#domain/calendar/wall-clock.ts'
import { type Alert, alertsOfSilence, SILENCE_DAYS } from '#domain/follow-ups/alerts.ts'
import {
  decideReminder,
  type Reminder,
  type ReminderDecision,
  reminderInstants,
  SENDING_HOURS,
} from '#domain/follow-ups/reminders.ts'
import { OVERDUE_DAYS } from '#domain/sessions/follow-up-status.ts'
import { factsOf, type Remindable } from './follow-up.ts'

/** A reminder that was queued. */
export interface QueuedReminder {
  followUpId: string
  number: number
  queuedAt: Date
  sentAt: Date | null
  /** Why it will not reach the rider; null while it may reach them, or did. */
  endedBy: string | null
}

/** A follow-up with its queued reminders. */
export interface FollowUpState<FollowUp extends Remindable = Remindable> {
  followUp: FollowUp
  reminders: readonly QueuedReminder[]
}

/** What to do about a follow-up now. */
export interface FollowUpDecision {
  /** The reminder to queue, or to record as not sent with the reason in `endedBy`; null if none is due. */
  reminder: { number: number; endedBy: string | null } | null
  /** The alerts to raise because the rider has not answered. */
  alerts: Alert[]
  /** When to process the follow-up again; null if nothing is left to do. */
  nextProcessingAt: Date | null
}

/** The planned reminders of a follow-up, by the rider's clock. */
export const plannedReminders = (followUp: Remindable): Reminder[] =>
  reminderInstants(factsOf(followUp), followUp.timeZone, followUp.reminder_days)

/** When the latest reminder was sent; null if none was. */
const lastSent = (reminders: readonly QueuedReminder[]): Date | null =>
  reminders.reduce<Date | null>(
    (last, { sentAt }) => (sentAt && (!last || sentAt > last) ? sentAt : last),
    null,
  )

const isQueued = (reminders: readonly QueuedReminder[], number: number): boolean =>
  reminders.some((queued) => queued.number === number)

function decideOne({ followUp, reminders }: FollowUpState, number: number, now: Date): ReminderDecision {
  const { timeZone, unreached, over } = followUp
  const planned = plannedReminders(followUp)
  const lastSentAt = lastSent(reminders)
  const state = { followUp: factsOf(followUp), reminders: planned, timeZone, unreached, over, lastSentAt }
  return decideReminder(number, state, now)
}

/** Decides about a queued reminder at the moment of sending. One that is sent by hand does not wait for others. */
export function decideAtSending(
  { followUp, reminders }: FollowUpState,
  { number, byHand }: { number: number; byHand: boolean },
  now: Date,
): ReminderDecision {
  if (!byHand) return decideOne({ followUp, reminders }, number, now)
  const { timeZone, unreached, over } = followUp
  const planned = [{ number, at: now }]
  const state = { followUp: factsOf(followUp), reminders: planned, timeZone, unreached, over }
  return decideReminder(number, { ...state, lastSentAt: null }, now)
}

/** The times at which a missing answer raises an alert: overdue, some days after a reminder, end of the window. */
function silenceTimes(followUp: Remindable, planned: readonly Reminder[], sent: Date | null): Date[] {
  const morning = (day: LocalDate) => instantOf(day, SENDING_HOURS.from, followUp.timeZone)
  const daysAfter = (at: Date) => morning(addDays(wallClock(at, followUp.timeZone).date, SILENCE_DAYS))
  const last = planned.at(-1)
  return [
    morning(addDays(followUp.due_on, OVERDUE_DAYS)),
    ...(last ? [daysAfter(last.at)] : []),
    ...(sent ? [daysAfter(sent)] : []),
    morning(addDays(followUp.window_ends_on, 1)),
  ]
}

/** When to process a follow-up again: at its next reminder, or at the next time a missing answer raises an alert. */
export function nextProcessingAt({ followUp, reminders }: FollowUpState, now: Date): Date | null {
  if (followUp.submitted_at || followUp.skipped_at || followUp.over) return null
  const planned = plannedReminders(followUp)
  const next = planned.find(({ number }) => !isQueued(reminders, number))
  const silence = silenceTimes(followUp, planned, lastSent(reminders)).filter((at) => at > now)
  const times = [...(next ? [next.at] : []), ...silence]
  return times.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
}

/** When the last reminder was sent; null while another one is planned or queued. */
function lastOfAllSent({ followUp, reminders }: FollowUpState): Date | null {
  const settled = reminders.filter(({ sentAt, endedBy }) => sentAt || endedBy !== null)
  const all = plannedReminders(followUp).every(({ number }) => isQueued(settled, number))
  return all ? lastSent(reminders) : null
}

function alertsNow(state: FollowUpState, now: Date): Alert[] {
  const { followUp } = state
  if (followUp.over) return []
  const last = lastOfAllSent(state)
  const dayOf = (at: Date) => wallClock(at, followUp.timeZone).date
  return alertsOfSilence(factsOf(followUp), last && dayOf(last), dayOf(now))
}

/** The state after the decided reminder is recorded. */
function afterReminder(
  { followUp, reminders }: FollowUpState,
  { number, endedBy }: NonNullable<FollowUpDecision['reminder']>,
  now: Date,
): FollowUpState {
  const added = { followUpId: followUp.id, number, queuedAt: now, sentAt: null, endedBy }
  return { followUp, reminders: [...reminders, added] }
}

/** Decides everything that is due for a follow-up. */
export function decideFollowUp(state: FollowUpState, now: Date): FollowUpDecision {
  const due = plannedReminders(state.followUp).find(
    ({ number, at }) => !isQueued(state.reminders, number) && at <= now,
  )
  const decision = due ? decideOne(state, due.number, now) : null
  if (decision?.do === 'wait')
    return { reminder: null, alerts: alertsNow(state, now), nextProcessingAt: decision.until }
  const reminder =
    due && decision ? { number: due.number, endedBy: decision.do === 'drop' ? decision.because : null } : null
  const after = reminder ? afterReminder(state, reminder, now) : state
  return { reminder, alerts: alertsNow(after, now), nextProcessingAt: nextProcessingAt(after, now) }
}
