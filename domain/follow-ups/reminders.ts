import { addDays } from '../calendar/local-date.ts'
import type { Hours } from '../calendar/wall-clock.ts'
import { instantOf, nextWithin, wallClock } from '../calendar/wall-clock.ts'
import type { FollowUpFacts } from '../sessions/follow-up-status.ts'
import { followUpEnded, followUpStatus } from '../sessions/follow-up-status.ts'
import { DEFAULT_PROTOCOL, MAX_REMINDERS } from './protocol.ts'

/** The hours in which messages may be sent to people: 9:00 to 20:00 local time. */
export const SENDING_HOURS: Hours = { from: 9 * 60, to: 20 * 60 }

/** The fewest days between two reminders, even when the first was sent late. */
export const REMINDER_GAP = 2

/** A planned reminder; `number` counts from 1 within its follow-up. */
export type Reminder = { number: number; at: Date }

/**
 * The reminders of a follow-up: at the start of the decent hours of the rider's day, on the due date and some days
 * after it; at most three, none after its window.
 * @throws RangeError for an unknown time zone
 */
export function reminderInstants(
  followUp: Pick<FollowUpFacts, 'dueOn' | 'windowEndsOn'>,
  timeZone: string,
  reminderDays: readonly number[] = DEFAULT_PROTOCOL.reminderDays,
  hours: Hours = SENDING_HOURS,
): Reminder[] {
  return reminderDays
    .slice(0, MAX_REMINDERS)
    .map((days) => addDays(followUp.dueOn, days))
    .filter((day) => day <= followUp.windowEndsOn)
    .map((day, index) => ({ number: index + 1, at: instantOf(day, hours.from, timeZone) }))
}

/** Why reminders cannot reach a rider: the rider stopped them, mails bounce, or there is no address. */
export const UNREACHED = ['stopped', 'address_failed', 'no_address'] as const
export type Unreached = (typeof UNREACHED)[number]

/** Why a reminder is not sent. Any other reason means that the mail server did not accept it. */
export const DROP_REASONS = [...UNREACHED, 'ended', 'window_over', 'superseded', 'unplanned'] as const
type DropReason = (typeof DROP_REASONS)[number]

/** Whether a reminder failed only because of the address: another address, or another attempt, may succeed. */
export const endedByAddress = (endedBy: string): boolean =>
  endedBy === 'address_failed' ||
  endedBy === 'no_address' ||
  !DROP_REASONS.some((reason) => reason === endedBy)

/** What is known at the moment of sending. */
export type ReminderState = {
  followUp: FollowUpFacts
  /** All reminders of the follow-up, as planned now. */
  reminders: readonly Reminder[]
  timeZone: string
  unreached: Unreached | null
  /** The session was closed, cancelled or erased. */
  over: boolean
  /** When the rider last got a reminder of this follow-up; null when never. */
  lastSentAt: Date | null
}

export type ReminderDecision =
  | { do: 'send' }
  | { do: 'wait'; until: Date }
  | { do: 'drop'; because: DropReason }

const drop = (because: DropReason): ReminderDecision => ({ do: 'drop', because })

function reasonToDrop(number: number, state: ReminderState, now: Date): ReminderDecision | undefined {
  const { followUp, reminders, timeZone, unreached, over } = state
  if (unreached) return drop(unreached)
  const status = followUpStatus(followUp, wallClock(now, timeZone).date)
  if (status === 'missed') return drop('window_over')
  if (over || followUpEnded(status)) return drop('ended')
  if (!reminders.some((reminder) => reminder.number === number)) return drop('unplanned')
  const newer = reminders.some((reminder) => reminder.number > number && reminder.at <= now)
  return newer ? drop('superseded') : undefined
}

/**
 * What to do with a planned reminder at the moment of sending. Everything is checked again: of several reminders
 * delayed by an outage only the newest is sent, none is sent after the window, at night, or soon after another. If a
 * clock jumped ahead, they are dropped; if a clock went back, they wait.
 */
export function decideReminder(
  number: number,
  state: ReminderState,
  now: Date,
  hours: Hours = SENDING_HOURS,
): ReminderDecision {
  const dropped = reasonToDrop(number, state, now)
  if (dropped) return dropped
  const { timeZone, lastSentAt, followUp } = state
  const planned = state.reminders.find((reminder) => reminder.number === number)?.at ?? now
  const apart = lastSentAt
    ? instantOf(addDays(wallClock(lastSentAt, timeZone).date, REMINDER_GAP), hours.from, timeZone)
    : planned
  const earliest = new Date(Math.max(planned.getTime(), apart.getTime(), now.getTime()))
  const at = nextWithin(hours, earliest, timeZone)
  if (wallClock(at, timeZone).date > followUp.windowEndsOn) return drop('window_over')
  return at > now ? { do: 'wait', until: at } : { do: 'send' }
}
