import type { LocalDate } from '../calendar/local-date.ts'
import { addDays, daysBetween } from '../calendar/local-date.ts'
import type { Milestone } from '../milestones.ts'
import { OVERDUE_DAYS } from '../sessions/follow-up-status.ts'
import type { FollowUpProtocol } from './protocol.ts'

/** When a follow-up can be answered, in local dates of the rider; all days inclusive. */
export type ScheduledFollowUp = {
  milestone: Milestone
  opensOn: LocalDate
  dueOn: LocalDate
  /** The last day on which it can still be filled in. */
  windowEndsOn: LocalDate
}

type Window = { opens: number; due: number; ends: number }

/** Windows in days after the fit (docs/domain.md, "Waves and windows"). */
const WINDOWS: ReadonlyMap<Milestone, Window> = new Map([
  [14, { opens: 10, due: 14, ends: 27 }],
  [42, { opens: 28, due: 42, ends: 63 }],
  [90, { opens: 75, due: 90, ends: 120 }],
  [365, { opens: 330, due: 365, ends: 420 }],
])

const OPENS_BEFORE = 0.3
const ENDS_AFTER = 0.5
const LEAST_DAYS_AFTER = 14

/** A custom milestone: from 30 % before it is due to 50 % after, at least 14 days after. */
const ownWindow = (due: Milestone): Window => ({
  opens: due - Math.round(due * OPENS_BEFORE),
  due,
  ends: due + Math.max(Math.round(due * ENDS_AFTER), LEAST_DAYS_AFTER),
})

/** No window opens before the previous milestone is due, and each ends the day before the next opens. */
function windowsOf(milestones: readonly Milestone[]): Window[] {
  const wished = milestones
    .toSorted((a, b) => a - b)
    .map((milestone) => WINDOWS.get(milestone) ?? ownWindow(milestone))
  const opening = wished.map((window, index) => {
    const earlier = wished[index - 1]
    return earlier === undefined ? window : { ...window, opens: Math.max(window.opens, earlier.due + 1) }
  })
  return opening.map((window, index) => {
    const next = opening[index + 1]
    return next === undefined ? window : { ...window, ends: Math.min(window.ends, next.opens - 1) }
  })
}

/**
 * The follow-ups of a fit. Their windows never overlap, and each contains its due date.
 * @param fittedOn the day of the fit in the rider's time zone
 */
export function scheduleFollowUps(protocol: FollowUpProtocol, fittedOn: LocalDate): ScheduledFollowUp[] {
  return windowsOf(protocol.milestones).map(({ opens, due, ends }) => ({
    milestone: due,
    opensOn: addDays(fittedOn, opens),
    dueOn: addDays(fittedOn, due),
    windowEndsOn: addDays(fittedOn, ends),
  }))
}

/**
 * Whether an answer came before the window of its milestone opens. It is then no result of that milestone.
 * @param passed the days between the fit and the answer
 */
export const isEarly = (milestone: Milestone, passed: number): boolean =>
  passed < (WINDOWS.get(milestone) ?? ownWindow(milestone)).opens

/** The days after the fit on which an answer is a primary result, both inclusive. */
export const PRIMARY_DAYS = { from: 28, to: 63 } as const

/**
 * Whether an answer is a primary result: given 28 to 63 days after the fit, whichever milestone it was asked for. An
 * early answer never is.
 * @param passed the days between the fit and the answer
 */
export const isPrimary = (milestone: Milestone, passed: number): boolean =>
  !isEarly(milestone, passed) && passed >= PRIMARY_DAYS.from && passed <= PRIMARY_DAYS.to

/** How far ahead a follow-up can be moved, in days. */
export const MOVE_DAYS = 730

/**
 * Whether a follow-up can be moved to a day: not one that is past everywhere on earth, and not years ahead.
 * @param today the rider's own day
 */
export const canMoveTo = (dueOn: LocalDate, today: LocalDate): boolean =>
  dueOn >= addDays(today, -1) && dueOn <= addDays(today, MOVE_DAYS)

/** The first day from the wished one on that is not among the days on which other follow-ups of the fit are due. */
export function firstFreeDay(wished: LocalDate, others: readonly LocalDate[]): LocalDate {
  let day = wished
  while (others.includes(day)) day = addDays(day, 1)
  return day
}

/**
 * A follow-up moved to another day. Its window moves with it and ends at the latest the day before the next one opens,
 * but not before it is overdue: if the fitter moves it beyond the next one, the rider still needs time to answer.
 */
export function rescheduleFollowUp(
  followUp: ScheduledFollowUp,
  dueOn: LocalDate,
  next?: Pick<ScheduledFollowUp, 'opensOn'>,
): ScheduledFollowUp {
  const daysAfter = daysBetween(followUp.dueOn, followUp.windowEndsOn)
  const room = next === undefined ? daysAfter : daysBetween(dueOn, next.opensOn) - 1
  const stays = Math.max(room, OVERDUE_DAYS)
  return {
    milestone: followUp.milestone,
    opensOn: addDays(followUp.opensOn, daysBetween(followUp.dueOn, dueOn)),
    dueOn,
    windowEndsOn: addDays(dueOn, Math.min(daysAfter, stays)),
  }
}

/**
 * The follow-up that a link without a milestone opens: the earliest open one whose window contains today.
 * @param today the rider's own day
 */
export function earliestOpen<
  F extends Pick<ScheduledFollowUp, 'opensOn' | 'dueOn' | 'windowEndsOn'> & { ended: boolean },
>(followUps: readonly F[], today: LocalDate): F | undefined {
  return followUps
    .filter(({ opensOn, windowEndsOn, ended }) => !ended && opensOn <= today && today <= windowEndsOn)
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1))[0]
}
