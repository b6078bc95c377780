import type { Calls } from '#contract/calls.ts'
import { dateIn, type LocalDate } from '#domain/calendar/local-date.ts'
import { canMoveTo, rescheduleFollowUp } from '#domain/follow-ups/schedule.ts'
import { followUpEnded, followUpStatus } from '#domain/sessions/follow-up-life.ts'
import type { UseCase } from '../../database/database.ts'
import { factsOf, lockRemindable, type Remindable, recordFollowUp } from '../../follow-ups/follow-up.ts'
import { dropWaitingReminders, planNextLook, sendNextReminder } from '../../follow-ups/reminders.ts'
import { actingAs } from '../../http/acting.ts'
import { AppError } from '../../http/problem.ts'
import { followUpEntry } from './follow-up-list.service.ts'

type Entry = Calls['POST /api/follow-ups/:followUpId/date']['answer']

/**
 * The fitter's own follow-up, locked, while it can still be planned.
 * @throws AppError `not_found`, `already_answered`, `session_closed`
 */
async function lockPlanned(useCase: UseCase, id: string): Promise<Remindable> {
  const [followUp] = await lockRemindable(useCase, { id })
  if (!followUp || followUp.fitter_id !== actingAs('fitter', useCase)) throw new AppError('not_found')
  if (followUp.submitted_at) throw new AppError('already_answered')
  if (followUp.over) throw new AppError('session_closed')
  return followUp
}

async function nextMilestone({ db }: UseCase, followUp: Remindable) {
  const next = await db
    .selectFrom('follow_up')
    .select('opens_on')
    .where('session_id', '=', followUp.session_id)
    .where('milestone', '>', followUp.milestone)
    .orderBy('milestone')
    .executeTakeFirst()
  return next && { opensOn: next.opens_on }
}

/**
 * Moves a follow-up to another day; what waits to be sent about it is re-dated in the same transaction.
 * @throws AppError `not_found`, `already_answered`, `session_closed`, `date_out_of_range`
 */
export async function moveFollowUp(useCase: UseCase, id: string, dueOn: LocalDate): Promise<Entry> {
  const followUp = await lockPlanned(useCase, id)
  if (!canMoveTo(dueOn, dateIn(useCase.now, followUp.timeZone))) throw new AppError('date_out_of_range')
  const moved = rescheduleFollowUp(
    {
      milestone: followUp.milestone,
      opensOn: followUp.opens_on,
      dueOn: followUp.due_on,
      windowEndsOn: followUp.window_ends_on,
    },
    dueOn,
    await nextMilestone(useCase, followUp),
  )
  const days = { opens_on: moved.opensOn, due_on: moved.dueOn, window_ends_on: moved.windowEndsOn }
  await useCase.db.updateTable('follow_up').set(days).where('id', '=', id).execute()
  await recordFollowUp(useCase, followUp, {
    action: 'follow_up.moved',
    changes: {
      due_on: { from: followUp.due_on, to: days.due_on },
      window_ends_on: { from: followUp.window_ends_on, to: days.window_ends_on },
    },
  })
  await dropWaitingReminders(useCase, id, 'replanned')
  await planNextLook(useCase, { ...followUp, ...days })
  return followUpEntry(useCase, id)
}

/**
 * Asks nothing this time, or asks after all.
 * @throws AppError `not_found`, `already_answered`, `session_closed`
 */
export async function skipFollowUp(useCase: UseCase, id: string, skipped: boolean): Promise<Entry> {
  const followUp = await lockPlanned(useCase, id)
  if (skipped === (followUp.skipped_at !== null)) return followUpEntry(useCase, id)
  const at = skipped ? useCase.now : null
  await useCase.db.updateTable('follow_up').set({ skipped_at: at }).where('id', '=', id).execute()
  await recordFollowUp(useCase, followUp, {
    action: skipped ? 'follow_up.skipped' : 'follow_up.unskipped',
    changes: { skipped_at: { from: followUp.skipped_at, to: at } },
  })
  if (skipped) await dropWaitingReminders(useCase, id, 'replanned')
  await planNextLook(useCase, { ...followUp, skipped_at: at })
  return followUpEntry(useCase, id)
}

/**
 * Sends the next reminder now, in place of its day; one that is not open yet is moved to the rider's today.
 * @throws AppError `not_found`, `already_answered`, `session_closed`, `follow_up_over` when it was skipped or its time
 *   is over, `rider_unreachable`, `reminders_used_up`
 */
export async function remindNow(useCase: UseCase, id: string): Promise<Entry> {
  const followUp = await lockPlanned(useCase, id)
  const today = dateIn(useCase.now, followUp.timeZone)
  if (followUpEnded(followUpStatus(factsOf(followUp), today))) throw new AppError('follow_up_over')
  if (followUp.stopped) throw new AppError('rider_unreachable')
  if (followUp.opens_on > today) await moveFollowUp(useCase, id, today)
  const [present] = await lockRemindable(useCase, { id })
  if (!present || !(await sendNextReminder(useCase, present))) throw new AppError('reminders_used_up')
  await recordFollowUp(useCase, followUp, { action: 'follow_up.reminded' })
  return followUpEntry(useCase, id)
}
