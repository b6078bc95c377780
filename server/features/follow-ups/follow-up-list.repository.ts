import { type Kysely, sql } from 'kysely'
import type { Parsed } from '#contract/calls.ts'
import { addDays, dateIn, type LocalDate } from '#domain/calendar/local-date.ts'
import { OVERDUE_DAYS } from '#domain/sessions/follow-up-status.ts'
import { COUNTED_UP_TO } from '#domain/sessions/lists.ts'
import type { Transaction } from '../../database/database.ts'
import { rowCount } from '../../database/row-count.ts'
import type { DB } from '../../database/schema.gen.ts'

type State = Parsed['GET /api/follow-ups']['query']['state']
type UnansweredState = Exclude<State, 'answered'>
type AnsweredCursor = readonly [submittedAt: string, id: string]
type DayCursor = readonly [dueOn: LocalDate, id: string]

/** Rows of follow-ups, from which a list is made. */
const followUps = ({ db }: Pick<Transaction, 'db'>) => db.selectFrom('follow_up').selectAll()
type Candidates = ReturnType<typeof followUps>

/**
 * Adds each candidate's fit and rider. They are looked up row by row in the order of the list: a page ends when it is
 * full, however many rows follow.
 */
const withFit = (db: Kysely<DB>, candidates: Candidates) =>
  db
    .selectFrom(candidates.as('f'))
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('rider')
          .select(['name_sealed', 'email_sealed', 'time_zone', 'erased_at'])
          .select(['reminders_stopped_at', 'address_failed_at'])
          .whereRef('rider.id', '=', 'f.rider_id')
          .limit(1)
          .as('r'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('session')
          .select(['fitted_at', 'closed_at', 'cancelled_at'])
          .whereRef('session.id', '=', 'f.session_id')
          .limit(1)
          .as('s'),
      (join) => join.onTrue(),
    )
    .selectAll('f')
    .selectAll('r')
    .selectAll('s')
type Listed = ReturnType<typeof withFit>

/** Adds the key of each rider to a page. */
const withKeys = (db: Kysely<DB>, page: Listed) =>
  db
    .with('page', () => page)
    .selectFrom('page as f')
    .innerJoin('vault_key as k', 'k.holder', 'f.rider_id')
    .selectAll('f')
    .select('k.wrapped')

export type ListedFollowUp = Awaited<ReturnType<ReturnType<typeof withKeys>['executeTakeFirstOrThrow']>>

export function findListedFollowUp(tx: Transaction, id: string): Promise<ListedFollowUp | undefined> {
  return withKeys(tx.db, withFit(tx.db, followUps(tx).where('id', '=', id))).executeTakeFirst()
}

const open = sql<boolean>`(s.closed_at is null and s.cancelled_at is null and r.erased_at is null)`
/** Whether no mail reaches a rider. It says what the index of such riders says. */
const unreached = (rider: 'r' | 'u') =>
  sql<boolean>`(${sql.ref(`${rider}.reminders_stopped_at`)} is not null
    or ${sql.ref(`${rider}.address_failed_at`)} is not null or ${sql.ref(`${rider}.email_sealed`)} is null)`
const silent = sql<boolean>`exists (select from follow_up_alert a
  where a.follow_up_id = f.id and a.kind = 'never_answered' and a.worked_off_at is null)`

/** The follow-ups that a fitter is alerted to because their rider never answered. */
const unansweredByAlert = ({ db }: Transaction, fitterId: string) =>
  db
    .selectFrom('follow_up_alert')
    .select('follow_up_id')
    .where('fitter_id', '=', fitterId)
    .where('kind', '=', 'never_answered')
    .where('worked_off_at', 'is', null)

/** The follow-ups of a fitter's riders whom no mail reaches. */
const unreachedByMail = ({ db }: Transaction, fitterId: string, windowEndsFrom: LocalDate) =>
  db
    .selectFrom('rider as u')
    .innerJoin('follow_up as w', 'w.rider_id', 'u.id')
    .select('w.id as follow_up_id')
    .where('u.fitter_id', '=', fitterId)
    .where(unreached('u'))
    .where('w.window_ends_on', '>=', windowEndsFrom)

/**
 * A fitter's unanswered follow-ups that may be in a state. It is the same day, the one before or the one after
 * wherever a rider lives, so an index finds them by the day in UTC.
 */
function candidatesIn(state: UnansweredState, tx: Transaction, fitterId: string): Candidates {
  const utcDay = dateIn(tx.now, 'UTC')
  const earliest = addDays(utcDay, -1)
  const latest = addDays(utcDay, 1)
  const waiting = followUps(tx)
    .where('fitter_id', '=', fitterId)
    .where('submitted_at', 'is', null)
    .where('skipped_at', 'is', null)
  switch (state) {
    case 'due':
      return waiting.where('due_on', '<=', latest).where('due_on', '>', addDays(earliest, -OVERDUE_DAYS))
    case 'overdue':
      return waiting
        .where('due_on', '<=', addDays(latest, -OVERDUE_DAYS))
        .where('window_ends_on', '>=', earliest)
    case 'call':
      return waiting
        .where('due_on', '<=', latest)
        .where('id', 'in', unansweredByAlert(tx, fitterId).union(unreachedByMail(tx, fitterId, earliest)))
    case 'planned':
      return waiting.where('due_on', '>', earliest)
  }
}

/**
 * Whether a follow-up is in a state, by the day it is where its rider lives. To be called are riders whom no mail
 * reaches while they can answer, and riders who answered none.
 */
function isInState(state: UnansweredState, now: Date) {
  const today = sql<LocalDate>`app.day_in(r.time_zone, ${now})`
  const overdueFrom = sql<LocalDate>`(${today} - ${OVERDUE_DAYS}::int)`
  const lasting = sql<boolean>`f.window_ends_on >= ${today}`
  const states: Record<UnansweredState, ReturnType<typeof sql<boolean>>> = {
    due: sql<boolean>`${open} and f.due_on <= ${today} and f.due_on > ${overdueFrom} and ${lasting}`,
    overdue: sql<boolean>`${open} and f.due_on <= ${overdueFrom} and ${lasting}`,
    call: sql<boolean>`${open} and (${silent} or (${unreached('r')} and ${lasting})) and f.due_on <= ${today}`,
    planned: sql<boolean>`${open} and f.due_on > ${today}`,
  }
  return states[state]
}

/** A fitter's follow-ups in a state, the earliest day first. */
const unanswered = (tx: Transaction, fitterId: string, state: UnansweredState, after: DayCursor | null) =>
  withFit(
    tx.db,
    candidatesIn(state, tx, fitterId).$if(after !== null, (rows) =>
      rows.where(sql<boolean>`(due_on, id) > (${after?.[0]}::date, ${after?.[1]}::uuid)`),
    ),
  )
    .where(isInState(state, tx.now))
    .orderBy('f.due_on')
    .orderBy('f.id')

/** A fitter's answered follow-ups, the latest answer first. */
const answered = (tx: Transaction, fitterId: string, after: AnsweredCursor | null) =>
  withFit(
    tx.db,
    followUps(tx)
      .where('fitter_id', '=', fitterId)
      .where('submitted_at', 'is not', null)
      .$if(after !== null, (rows) =>
        rows.where(sql<boolean>`(submitted_at, id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
      ),
  )
    .where('r.erased_at', 'is', null)
    .orderBy('f.submitted_at', 'desc')
    .orderBy('f.id', 'desc')

/**
 * How many of a fitter's follow-ups are in each state, counted up to one more than `COUNTED_UP_TO`. In no order, so that
 * counting ends there.
 */
export function countFollowUpsByState(tx: Transaction, fitterId: string) {
  const count = (rows: Listed) =>
    rowCount(
      rows
        .clearSelect()
        .clearOrderBy()
        .select('f.id')
        .limit(COUNTED_UP_TO + 1),
    )
  return tx.db
    .selectNoFrom([
      count(unanswered(tx, fitterId, 'due', null)).as('due'),
      count(unanswered(tx, fitterId, 'overdue', null)).as('overdue'),
      count(unanswered(tx, fitterId, 'call', null)).as('call'),
      count(unanswered(tx, fitterId, 'planned', null)).as('planned'),
      count(answered(tx, fitterId, null)).as('answered'),
    ])
    .executeTakeFirstOrThrow()
}

/** A page of a fitter's answered follow-ups. @param after the answer and id it begins after */
export function listAnsweredFollowUps(
  tx: Transaction,
  fitterId: string,
  { after, limit }: { after: AnsweredCursor | null; limit: number },
): Promise<ListedFollowUp[]> {
  return withKeys(tx.db, answered(tx, fitterId, after).limit(limit))
    .orderBy('f.submitted_at', 'desc')
    .orderBy('f.id', 'desc')
    .execute()
}

/** A page of a fitter's follow-ups in another state. @param after the day and id it begins after */
export function listUnansweredFollowUps(
  tx: Transaction,
  fitterId: string,
  { state, after, limit }: { state: UnansweredState; after: DayCursor | null; limit: number },
): Promise<ListedFollowUp[]> {
  return withKeys(tx.db, unanswered(tx, fitterId, state, after).limit(limit))
    .orderBy('f.due_on')
    .orderBy('f.id')
    .execute()
}
