import type { Calls } from '#contract/calls.ts'
import { nextWithin } from '#domain/calendar/wall-clock.ts'
import { DROP_REASONS, SENDING_HOURS } from '#domain/follow-ups/reminders.ts'
import type { Transaction } from '../../database/database.ts'
import { plannedReminders, type QueuedReminder } from '../../follow-up-plan/decide-follow-up.ts'
import type { Remindable } from '../../follow-up-plan/follow-up.ts'

type Entry = Calls['POST /api/follow-ups/:followUpId/date']['response']
type ReminderState = Entry['reminders'][number]

const stateOf = ({ sentAt, endedBy }: QueuedReminder): ReminderState['state'] => {
  if (sentAt) return 'sent'
  if (endedBy === null) return 'waiting'
  return DROP_REASONS.some((reason) => reason === endedBy) ? 'dropped' : 'failed'
}

/** When a queued reminder is sent: now, or when it is daytime for the rider. */
const waitsUntil = ({ queuedAt }: QueuedReminder, { now }: Transaction, timeZone: string): Date => {
  const decent = nextWithin(SENDING_HOURS, now, timeZone)
  return decent > now ? decent : queuedAt
}

/** The queued and planned reminders of a follow-up, with their states and the reasons of failures. */
export function reminderStates(
  tx: Transaction,
  followUp: Remindable,
  queued: readonly QueuedReminder[],
): ReminderState[] {
  const own = queued.filter((one) => one.followUpId === followUp.id)
  const done = own.map((one): ReminderState => {
    const state = stateOf(one)
    const at = state === 'waiting' ? waitsUntil(one, tx, followUp.timeZone) : (one.sentAt ?? one.queuedAt)
    return { number: one.number, at: at.toISOString(), state, reason: one.endedBy }
  })
  if (followUp.submitted_at || followUp.skipped_at || followUp.over || followUp.unreached) return done
  const planned = plannedReminders(followUp)
    .filter(({ number }) => !own.some((one) => one.number === number))
    .map(
      ({ number, at }): ReminderState => ({ number, at: at.toISOString(), state: 'planned', reason: null }),
    )
  return [...done, ...planned]
}
