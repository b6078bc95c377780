import { type Kysely, sql } from 'kysely'
import type { Parsed } from '#contract/calls.ts'
import type { LocalDate } from '#domain/calendar/local-date.ts'
import { OVERDUE_DAYS } from '#domain/sessions/follow-up-life.ts'
import type { Transaction } from '../../database/database.ts'
import type { DB } from '../../database/schema.gen.ts'

type State = Parsed['GET /api/follow-ups']['query']['state']

/** Follow-ups with their fit, their rider and the rider's key. */
const listedFollowUps = (db: Kysely<DB>) =>
  db
    .selectFrom('follow_up as f')
    .innerJoin('session as s', 's.id', 'f.session_id')
    .innerJoin('rider as r', 'r.id', 'f.rider_id')
    .innerJoin('vault_key as k', 'k.holder', 'r.id')
    .selectAll('f')
    .select(['s.fitted_at', 's.closed_at', 's.cancelled_at', 'k.wrapped'])
    .select(['r.name_sealed', 'r.email_sealed', 'r.time_zone', 'r.erased_at'])
    .select(['r.reminders_stopped_at', 'r.address_failed_at'])

export type ListedFollowUp = Awaited<
  ReturnType<ReturnType<typeof listedFollowUps>['executeTakeFirstOrThrow']>
>

export function findListedFollowUp({ db }: Transaction, id: string): Promise<ListedFollowUp | undefined> {
  return listedFollowUps(db).where('f.id', '=', id).executeTakeFirst()
}

const silent = sql<boolean>`exists (select from follow_up_alert a
  where a.follow_up_id = f.id and a.kind = 'never_answered' and a.worked_off_at is null)`
const unreached = sql<boolean>`(r.reminders_stopped_at is not null or r.address_failed_at is not null
  or r.email_sealed is null)`
const open = sql<boolean>`(f.submitted_at is null and f.skipped_at is null
  and s.closed_at is null and s.cancelled_at is null and r.erased_at is null)`

/**
 * Whether a follow-up is in a state, by the current day in the rider's time zone. The fitter should call riders whom no
 * mail reaches while they can answer, and riders who did not answer.
 */
function isInState(state: State, now: Date) {
  const today = sql<LocalDate>`app.day_in(r.time_zone, ${now})`
  const overdueFrom = sql<LocalDate>`(${today} - ${OVERDUE_DAYS}::int)`
  const lasting = sql<boolean>`f.window_ends_on >= ${today}`
  const states: Record<State, ReturnType<typeof sql<boolean>>> = {
    due: sql<boolean>`${open} and f.due_on <= ${today} and f.due_on > ${overdueFrom} and ${lasting}`,
    overdue: sql<boolean>`${open} and f.due_on <= ${overdueFrom} and ${lasting}`,
    call: sql<boolean>`${open} and f.due_on <= ${today} and (${silent} or (${unreached} and ${lasting}))`,
    planned: sql<boolean>`${open} and f.due_on > ${today}`,
    answered: sql<boolean>`f.submitted_at is not null and r.erased_at is null`,
  }
  return states[state]
}

/** The number of a fitter's follow-ups in each state. */
export function countFollowUpsByState({ db, now }: Transaction, fitterId: string) {
  const count = (state: State) => sql<number>`count(*) filter (where ${isInState(state, now)})::int`.as(state)
  return db
    .selectFrom('follow_up as f')
    .innerJoin('session as s', 's.id', 'f.session_id')
    .innerJoin('rider as r', 'r.id', 'f.rider_id')
    .select([count('due'), count('overdue'), count('call'), count('planned'), count('answered')])
    .where('f.fitter_id', '=', fitterId)
    .executeTakeFirstOrThrow()
}

/**
 * A page of a fitter's answered follow-ups, latest answer first.
 * @param after the time and id that the page starts after
 */
export function listAnsweredFollowUps(
  { db, now }: Transaction,
  fitterId: string,
  { after, limit }: { after: readonly [submittedAt: string, id: string] | null; limit: number },
): Promise<ListedFollowUp[]> {
  return listedFollowUps(db)
    .where('f.fitter_id', '=', fitterId)
    .where(isInState('answered', now))
    .$if(after !== null, (page) =>
      page.where(sql<boolean>`(f.submitted_at, f.id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
    )
    .orderBy('f.submitted_at', 'desc')
    .orderBy('f.id', 'desc')
    .limit(limit)
    .execute()
}

/** A page of a fitter's follow-ups in another state, earliest day first. @param after the day and id it starts after */
export function listUnansweredFollowUps(
  { db, now }: Transaction,
  fitterId: string,
  {
    state,
    after,
    limit,
  }: {
    state: Exclude<State, 'answered'>
    after: readonly [dueOn: LocalDate, id: string] | null
    limit: number
  },
): Promise<ListedFollowUp[]> {
  return listedFollowUps(db)
    .where('f.fitter_id', '=', fitterId)
    .where(isInState(state, now))
    .$if(after !== null, (page) =>
      page.where(sql<boolean>`(f.due_on, f.id) > (${after?.[0]}::date, ${after?.[1]}::uuid)`),
    )
    .orderBy('f.due_on')
    .orderBy('f.id')
    .limit(limit)
    .execute()
}
