import type { Calls } from '#contract/calls.ts'
import { dateIn, type LocalDate } from '#domain/calendar/local-date.ts'
import { canMoveTo, firstFreeDay, rescheduleFollowUp } from '#domain/follow-ups/schedule.ts'
import { followUpEnded, followUpStatus } from '#domain/sessions/follow-up-status.ts'
import type { Transaction } from '../../database/database.ts'
import { factsOf, type PlannedFollowUp, recordFollowUp, remindable } from '../../follow-up-plan/follow-up.ts'
import {
  findSessionOfFollowUp,
  listFollowUpsOfFitForUpdate,
  updateFollowUp,
} from '../../follow-up-plan/follow-up-plan.repository.ts'
import { dropWaitingReminders, scheduleProcessing } from '../../follow-up-plan/queued-reminders.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { readFollowUpEntry } from './follow-up-list.service.ts'
import { sendNextReminder } from './reminders.service.ts'

type Entry = Calls['POST /api/follow-ups/:followUpId/date']['response']

/** A follow-up whose plan can still change, and the others of its fit, all locked. */
interface Planned {
  followUp: PlannedFollowUp
  others: readonly PlannedFollowUp[]
}

/**
 * One of the fitter's follow-ups whose plan can still change, locked.
 * @throws AppError `not_found`, `already_answered`, `session_closed`
 */
async function lockPlanned(tx: Transaction, id: string): Promise<Planned> {
  const sessionId = await findSessionOfFollowUp(tx, id)
  const rows = sessionId ? await listFollowUpsOfFitForUpdate(tx, sessionId) : []
  const all = rows.map(remindable)
  const followUp = all.find((each) => each.id === id)
  if (!followUp || followUp.fitter_id !== requireActor('fitter', tx)) throw new AppError('not_found')
  if (followUp.submitted_at) throw new AppError('already_answered')
  if (followUp.over) throw new AppError('session_closed')
  return { followUp, others: all.filter((each) => each.id !== id) }
}

/** The first day from the requested one on that no other follow-up of the fit has. */
const freeDay = ({ others }: Planned, requested: LocalDate): LocalDate =>
  firstFreeDay(
    requested,
    others.map(({ due_on }) => due_on),
  )

async function moveTo(
  tx: Transaction,
  { followUp, others }: Planned,
  dueOn: LocalDate,
): Promise<PlannedFollowUp> {
  const next = others.find(({ milestone }) => milestone > followUp.milestone)
  const moved = rescheduleFollowUp(
    {
      milestone: followUp.milestone,
      dueOn: followUp.due_on,
      opensOn: followUp.opens_on,
      windowEndsOn: followUp.window_ends_on,
    },
    dueOn,
    next && { opensOn: next.opens_on },
  )
  const days = { opens_on: moved.opensOn, due_on: moved.dueOn, window_ends_on: moved.windowEndsOn }
  await updateFollowUp(tx, followUp.id, days)
  await recordFollowUp(tx, followUp, {
    action: 'follow_up.moved',
    changes: {
      due_on: { from: followUp.due_on, to: days.due_on },
      window_ends_on: { from: followUp.window_ends_on, to: days.window_ends_on },
    },
  })
  await dropWaitingReminders(tx, followUp.id, 'replanned')
  await scheduleProcessing(tx, { ...followUp, ...days })
  return { ...followUp, ...days }
}

/**
 * Moves a follow-up to another day. Its queued reminders are planned again in the same transaction.
 * @throws AppError `not_found`, `already_answered`, `session_closed`, `date_out_of_range`; `day_taken` with the next
 *   free day when another follow-up of the fit has that day
 */
export async function moveFollowUp(tx: Transaction, id: string, dueOn: LocalDate): Promise<Entry> {
  const planned = await lockPlanned(tx, id)
  const { timeZone } = planned.followUp
  if (!canMoveTo(dueOn, dateIn(tx.now, timeZone))) throw new AppError('date_out_of_range')
  const free = freeDay(planned, dueOn)
  if (free !== dueOn) throw new AppError('day_taken', { params: { free } })
  await moveTo(tx, planned, dueOn)
  return readFollowUpEntry(tx, id)
}

/**
 * Skips a follow-up, or undoes that.
 * @throws AppError `not_found`, `already_answered`, `session_closed`
 */
export async function skipFollowUp(tx: Transaction, id: string, skipped: boolean): Promise<Entry> {
  const { followUp } = await lockPlanned(tx, id)
  if (skipped === (followUp.skipped_at !== null)) return readFollowUpEntry(tx, id)
  const at = skipped ? tx.now : null
  await updateFollowUp(tx, id, { skipped_at: at })
  await recordFollowUp(tx, followUp, {
    action: skipped ? 'follow_up.skipped' : 'follow_up.unskipped',
    changes: { skipped_at: { from: followUp.skipped_at, to: at } },
  })
  if (skipped) await dropWaitingReminders(tx, id, 'replanned')
  await scheduleProcessing(tx, { ...followUp, skipped_at: at })
  return readFollowUpEntry(tx, id)
}

/**
 * Sends the next reminder now instead of on its planned day. A follow-up that is not open yet is moved to the rider's
 * today, or to the first day after it that no other follow-up of the fit has: it opens some days before its day.
 * @throws AppError `not_found`, `already_answered`, `session_closed`, `follow_up_over` when it was skipped or has
 *   ended, `rider_unreachable`, `reminders_used_up`, `day_taken` when the next free day is too late to answer it today
 */
export async function remindNow(tx: Transaction, id: string): Promise<Entry> {
  const planned = await lockPlanned(tx, id)
  const { followUp } = planned
  const today = dateIn(tx.now, followUp.timeZone)
  if (followUpEnded(followUpStatus(factsOf(followUp), today))) throw new AppError('follow_up_over')
  if (followUp.unreached) throw new AppError('rider_unreachable')
  const present = followUp.opens_on > today ? await moveTo(tx, planned, freeDay(planned, today)) : followUp
  if (present.opens_on > today) throw new AppError('day_taken')
  if (!(await sendNextReminder(tx, present))) throw new AppError('reminders_used_up')
  await recordFollowUp(tx, followUp, { action: 'follow_up.reminded' })
  return readFollowUpEntry(tx, id)
}
