import { anyOf } from '../../database/any-of.ts'
import type { Transaction } from '../../database/database.ts'

/** The rider files of an account, oldest first. */
export function listRidersOfAccount({ db }: Transaction, accountId: string) {
  return db
    .selectFrom('rider')
    .select(['id', 'fitter_id', 'time_zone'])
    .where('account_id', '=', accountId)
    .where('erased_at', 'is', null)
    .orderBy('created_at')
    .execute()
}

/** The completed sessions of some riders with the scores given once more before the fit, newest first. */
export function listFittedSessions({ db }: Transaction, riderIds: readonly string[]) {
  return db
    .selectFrom('session as s')
    .leftJoin('second_baseline as n', (on) =>
      on.onRef('n.session_id', '=', 's.id').on('n.superseded_at', 'is', null),
    )
    .select(['s.id', 's.rider_id', 's.bike_id', 's.fitted_at', 'n.scores', 'n.submitted_at'])
    .where('s.rider_id', '=', anyOf(riderIds))
    .where('s.fitted_at', 'is not', null)
    .where('s.cancelled_at', 'is', null)
    .orderBy('s.fitted_at', 'desc')
    .orderBy('s.id')
    .execute()
}

/** The goals, their attainment and the weekly hours in the current forms of some riders, the earliest form first. */
export function listGoalsAndHours({ db }: Transaction, riderIds: readonly string[]) {
  return db
    .selectFrom('submission as s')
    .innerJoin('submission_figure as g', 'g.submission_id', 's.id')
    .leftJoin('follow_up as u', 'u.id', 's.follow_up_id')
    .select(['s.session_id', 's.rider_id', 's.kind', 's.submitted_at', 'u.milestone'])
    .select(['g.figure', 'g.item', 'g.amount'])
    .where('s.rider_id', '=', anyOf(riderIds))
    .where('s.superseded_at', 'is', null)
    .where('g.figure', 'in', ['goal', 'goalAttainment', 'weeklyHours'])
    .orderBy('s.submitted_at')
    .orderBy('s.id')
    .execute()
}
export type GoalOrHoursRow = Awaited<ReturnType<typeof listGoalsAndHours>>[number]
