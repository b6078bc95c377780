import type { Calls } from '#contract/calls.ts'
import { nextWithin } from '#domain/calendar/wall-clock.ts'
import { DECENT_HOURS, DROP_REASONS } from '#domain/follow-ups/reminders.ts'
import type { UseCase } from '../../database/database.ts'
import type { Remindable } from '../../follow-ups/follow-up.ts'
import { plannedReminders } from '../../follow-ups/reminders.ts'

type Entry = Calls['POST /api/follow-ups/:followUpId/date']['answer']
type ReminderState = Entry['reminders'][number]

interface Handed {
  follow_up_id: string
  number: number
  handed_at: Date
  sent_at: Date | null
  ended_by: string | null
}

/** What was handed over of several follow-ups, by number. */
export async function handedReminders({ db }: UseCase, followUpIds: readonly string[]): Promise<Handed[]> {
  if (followUpIds.length === 0) return []
  return db
    .selectFrom('follow_up_reminder')
    .select(['follow_up_id', 'number', 'handed_at', 'sent_at', 'ended_by'])
    .where('follow_up_id', 'in', followUpIds)
    .orderBy('number')
    .execute()
}

const stateOf = ({ sent_at, ended_by }: Handed): ReminderState['state'] => {
  if (sent_at) return 'sent'
  if (ended_by === null) return 'waiting'
  return DROP_REASONS.some((reason) => reason === ended_by) ? 'dropped' : 'failed'
}

/** When one goes out that waits: now, or when it is day where the rider is. */
const waitsUntil = ({ handed_at }: Handed, { now }: UseCase, timeZone: string): Date => {
  const decent = nextWithin(DECENT_HOURS, now, timeZone)
  return decent > now ? decent : handed_at
}

/** What was sent about a follow-up and what is planned: planned, on its way, sent, failed and why. */
export function remindersOf(
  useCase: UseCase,
  followUp: Remindable,
  handed: readonly Handed[],
): ReminderState[] {
  const own = handed.filter((one) => one.follow_up_id === followUp.id)
  const done = own.map((one): ReminderState => {
    const state = stateOf(one)
    const at =
      state === 'waiting' ? waitsUntil(one, useCase, followUp.timeZone) : (one.sent_at ?? one.handed_at)
    return { number: one.number, at: at.toISOString(), state, reason: one.ended_by }
  })
  if (followUp.submitted_at || followUp.skipped_at || followUp.over || followUp.unreached) return done
  const planned = plannedReminders(followUp)
    .filter(({ number }) => !own.some((one) => one.number === number))
    .map(
      ({ number, at }): ReminderState => ({ number, at: at.toISOString(), state: 'planned', reason: null }),
    )
  return [...done, ...planned]
}
