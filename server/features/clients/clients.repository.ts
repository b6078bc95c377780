import { type Kysely, sql } from 'kysely'
import type { Parsed } from '#contract/calls.ts'
import { addDays, dateIn } from '#domain/calendar/local-date.ts'
import { COUNTED_UP_TO } from '#domain/sessions/lists.ts'
import { anyOf } from '../../database/any-of.ts'
import type { Transaction } from '../../database/database.ts'
import { rowCount } from '../../database/row-count.ts'
import type { DB } from '../../database/schema.gen.ts'
import type { TimeCursor } from '../../http/cursor.ts'

type Query = Parsed['GET /api/clients']['query']
export type Filter = Query['filter']

/** Which clients are listed. */
export interface Wanted {
  filter: Filter
  /** Only these; all by default. */
  riders?: readonly string[] | undefined
}

/** Sessions before the fit, of which a practice has few at any time. */
const beforeFit = sql<boolean>`fitted_at is null and closed_at is null and cancelled_at is null`
/** The rider was invited and has not submitted the intake. */
const isInvited = sql<boolean>`intake_submitted_at is null and invited_at is not null`

/** Riders about whom something waits: an open alert, or a form that was not read. */
const pressing = (fitterId: string) =>
  sql<boolean>`rider_id = any (array(
    select u.rider_id from unread_form u where u.fitter_id = ${fitterId}
    union select a.rider_id from follow_up_alert a where a.fitter_id = ${fitterId} and a.worked_off_at is null))`

const ridersBeforeFit = (fitterId: string) =>
  sql<boolean>`rider_id = any (array(select s.rider_id from session s where s.fitter_id = ${fitterId} and ${beforeFit}))`

/** Riders with a follow-up that can still be answered. No time zone is more than a day behind UTC. */
const ridersFollowed = (fitterId: string, now: Date) =>
  sql<boolean>`rider_id = any (array(select f.rider_id from follow_up f where f.fitter_id = ${fitterId}
    and f.submitted_at is null and f.skipped_at is null
    and f.window_ends_on >= ${addDays(dateIn(now, 'UTC'), -1)}::date))`

/** The fitter's clients who may pass a filter. For a filter that few pass, those few are found first. */
function candidates({ db, now }: Transaction, fitterId: string, { filter, riders }: Wanted) {
  const all = db
    .selectFrom('last_contact')
    .select(['rider_id', 'at'])
    .where('fitter_id', '=', fitterId)
    .$if(riders !== undefined, (rows) => rows.where('rider_id', '=', anyOf(riders ?? [])))
  switch (filter) {
    case 'all':
      return all
    case 'following':
      return all.where(ridersFollowed(fitterId, now))
    case 'action':
      return all.where(pressing(fitterId))
    case 'before':
    case 'invited':
      return all.where(ridersBeforeFit(fitterId))
  }
}

/** Whether a client passes a filter, by their current session. */
function passes(filter: Filter) {
  const states: Record<Filter, ReturnType<typeof sql<boolean>>> = {
    all: sql<boolean>`true`,
    action: sql<boolean>`true`,
    before: sql<boolean>`${beforeFit} and not (${isInvited})`,
    invited: sql<boolean>`${beforeFit} and ${isInvited}`,
    following: sql<boolean>`s.fitted_at is not null and s.closed_at is null and s.cancelled_at is null`,
  }
  return states[filter]
}

/**
 * The clients who pass a filter, each with their current session: the latest that was not called off. It is looked up
 * row by row in the order of the list, so that a page ends when it is full, however many clients follow.
 */
function listed(tx: Transaction, fitterId: string, wanted: Wanted) {
  return tx.db
    .selectFrom(candidates(tx, fitterId, wanted).as('c'))
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('session')
          .selectAll()
          .whereRef('session.rider_id', '=', 'c.rider_id')
          .where('session.fitter_id', '=', fitterId)
          .orderBy(sql`session.cancelled_at is null`, 'desc')
          .orderBy('session.created_at', 'desc')
          .orderBy('session.id')
          .limit(1)
          .as('s'),
      (join) => join.onTrue(),
    )
    .where(passes(wanted.filter))
}

const firstPage = (
  tx: Transaction,
  fitterId: string,
  wanted: Wanted & { order: Query['order']; after: TimeCursor | null; limit: number },
) => {
  const newest = wanted.order === 'newest'
  const position = sql`(${wanted.after?.[0]}::timestamptz, ${wanted.after?.[1]}::uuid)`
  return listed(tx, fitterId, wanted)
    .select(['c.rider_id', 'c.at as last_contact_at', 's.id as session_id', 's.created_at', 's.invited_at'])
    .select(['s.invitation_expires_at', 's.intake_started_at', 's.intake_submitted_at', 's.fitted_at'])
    .select(['s.closed_at', 's.cancelled_at'])
    .$if(wanted.after !== null, (rows) =>
      rows.where(
        newest
          ? sql<boolean>`(c.at, c.rider_id) < ${position}`
          : sql<boolean>`(c.at, c.rider_id) > ${position}`,
      ),
    )
    .orderBy('c.at', newest ? 'desc' : 'asc')
    .orderBy('c.rider_id', newest ? 'desc' : 'asc')
    .limit(wanted.limit)
}

/** The newest form of a rider and the highest score in it. A form that names no zone has none. */
const worstZone = (db: Kysely<DB>) =>
  db
    .selectFrom('submission as n')
    .leftJoin('submission_figure as g', (join) =>
      join.onRef('g.submission_id', '=', 'n.id').on('g.figure', '=', 'zoneScore').on('g.amount', '>', 0),
    )
    .select(['n.id as form_id', 'g.item as zone', 'g.amount as score'])
    .where('n.superseded_at', 'is', null)
    .where(sql<boolean>`n.rider_id = p.rider_id`)
    .orderBy('n.submitted_at', 'desc')
    .orderBy('n.id', 'desc')
    .orderBy(sql`g.amount`, (order) => order.desc().nullsLast())
    .orderBy('g.item')
    .limit(1)

/** The newest form of a rider that the fitter has not read. */
const unreadForm = (db: Kysely<DB>) =>
  db
    .selectFrom('unread_form as u')
    .select([
      'u.submission_id as unread_id',
      'u.session_id as unread_session',
      'u.follow_up_id as unread_follow_up',
    ])
    .where(sql<boolean>`u.rider_id = p.rider_id`)
    .orderBy('u.since', 'desc')
    .limit(1)

/** A page of clients with what each row shows. @param after the contact and rider it begins after */
export function listClients(
  tx: Transaction,
  fitterId: string,
  wanted: Wanted & { order: Query['order']; after: TimeCursor | null; limit: number },
) {
  const direction = wanted.order === 'newest' ? 'desc' : 'asc'
  return tx.db
    .with('p', () => firstPage(tx, fitterId, wanted))
    .selectFrom('p')
    .innerJoin('rider as r', 'r.id', 'p.rider_id')
    .innerJoin('vault_key as k', 'k.holder', 'p.rider_id')
    .leftJoinLateral(worstZone(tx.db).as('w'), (join) => join.onTrue())
    .leftJoinLateral(unreadForm(tx.db).as('u'), (join) => join.onTrue())
    .selectAll('p')
    .select(['r.name_sealed', 'r.email_sealed', 'r.time_zone', 'k.wrapped'])
    .select(['w.form_id', 'w.zone', 'w.score', 'u.unread_id', 'u.unread_session', 'u.unread_follow_up'])
    .select(
      sql<number>`(select count(*)::int from follow_up_alert a where a.rider_id = p.rider_id
        and a.fitter_id = ${fitterId} and a.worked_off_at is null)`.as('alerts'),
    )
    .select(
      sql<string[]>`array(select distinct b.type from bike b where b.rider_id = p.rider_id
        and b.retired_at is null order by b.type)`.as('bike_types'),
    )
    .orderBy('p.last_contact_at', direction)
    .orderBy('p.rider_id', direction)
    .execute()
}

export type ClientRow = Awaited<ReturnType<typeof listClients>>[number]

/** How many clients pass each filter, counted up to one more than `COUNTED_UP_TO`. */
export function countClients(tx: Transaction, fitterId: string) {
  const count = (filter: Filter) =>
    rowCount(
      listed(tx, fitterId, { filter })
        .select('c.rider_id')
        .limit(COUNTED_UP_TO + 1),
    )
  return tx.db
    .selectNoFrom([
      count('all').as('all'),
      count('action').as('action'),
      count('before').as('before'),
      count('following').as('following'),
      count('invited').as('invited'),
    ])
    .executeTakeFirstOrThrow()
}

/** How many forms are unread and how many forms have open alerts, counted up to one more than `COUNTED_UP_TO`. */
export function countWaiting({ db }: Transaction, fitterId: string) {
  const most = sql.lit(COUNTED_UP_TO + 1)
  return db
    .selectNoFrom([
      sql<number>`(select count(*)::int from
        (select from unread_form where fitter_id = ${fitterId} limit ${most}) u)`.as('unreadForms'),
      sql<number>`(select count(*)::int from
        (select distinct coalesce(follow_up_id, session_id) from follow_up_alert
          where fitter_id = ${fitterId} and worked_off_at is null limit ${most}) a)`.as('followUps'),
    ])
    .executeTakeFirstOrThrow()
}
