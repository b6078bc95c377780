import { type RawBuilder, sql } from 'kysely'
import type { RatingPrior } from '#domain/outcomes/rating-prior.ts'
import type { Selection } from '#domain/outcomes/selection.ts'
import { outcomeOf } from '#domain/outcomes/zone-change.ts'
import { anyOf } from '../../database/any-of.ts'
import type { Transaction } from '../../database/database.ts'
import { readRows } from '../../database/read-rows.ts'
import { FOLLOW_UPS, isDue, isOfWave } from '../../outcomes/due-follow-ups.repository.ts'
import { type Counted, codesWhere, isComplaintScore, isCounted } from './counted-fits.repository.ts'
import { isSelected, ZONE_SCORES } from './selected-fits.repository.ts'

/** Riders whose fits have the same values under one name. */
export interface RiderGroupRow {
  name: string
  /** One text for each fit, sorted. */
  fits: string[]
  riders: number
}

/**
 * Values of the counted fits by rider: riders with the same values are one row, so that a practice of any size has few.
 * @param values SQL that gives rows of a name and a text for the fit `f`
 */
export async function listRiderGroups(
  { db }: Transaction,
  counted: Counted,
  values: RawBuilder<unknown>,
): Promise<RiderGroupRow[]> {
  const rows = await readRows(
    db,
    sql<RiderGroupRow>`select r.name, r.fits, count(*)::int as riders from (
    select v.name, f.rider_id, array_agg(v.value order by v.value) as fits
    from fit_outcome f cross join lateral (${values}) as v(name, value)
    where ${isCounted(counted)} and v.value is not null
    group by v.name, f.rider_id) r
    group by r.name, r.fits`,
  )
  return rows
}

/** How many fits of how many riders are counted, and how many of them have an early answer with scores only. */
export async function countCounted({ db }: Transaction, counted: Counted) {
  const rows = await readRows(
    db,
    sql<{
      fits: number
      riders: number
      early: number
      first: string | null
      last: string | null
    }>`
    select count(*)::int as fits, count(distinct f.rider_id)::int as riders,
      count(*) filter (where f.after_early and f.after is not null)::int as early,
      min(f.fitted_on) as first, max(f.fitted_on) as last
    from fit_outcome f where ${isCounted(counted)}`,
  )
  return rows[0] ?? { fits: 0, riders: 0, early: 0, first: null, last: null }
}

/** What is known before the fit of those who answered and those who did not: how often each value occurs. */
export interface BaselineRow {
  what: string
  answered: boolean
  value: string
  fits: number
}

/** The baselines of the fits whose primary follow-up was due, apart by whether it was answered. */
export async function listBaselines({ db }: Transaction, counted: Counted): Promise<BaselineRow[]> {
  const rows = await readRows(
    db,
    sql<BaselineRow>`with due as (
      select f.*, m.answered_day is not null as answered from fit_outcome f
        cross join lateral (select * from ${FOLLOW_UPS}
          where ${isOfWave('primary')} and ${isDue(counted.today)} order by m.milestone limit 1) m
      where ${isCounted(counted)})
    select v.what, d.answered, v.value, count(*)::int as fits
    from due d cross join lateral (values
      ('before', (select sum(b)::text from unnest(d.before) b)),
      ('complaints', (select count(*)::text from unnest(d.before) b where ${isComplaintScore(sql`b`)})),
      ('weeklyHours', d.weekly_hours::text),
      ('discipline', d.discipline)) v(what, value)
    where v.value is not null
    group by v.what, d.answered, v.value`,
  )
  return rows
}

/**
 * For each zone, the riders with a complaint there whose primary follow-up was due and not answered, and who have no
 * other fit with scores there.
 */
export async function listMissing(
  { db }: Transaction,
  counted: Counted,
): Promise<{ zone: number; riders: number }[]> {
  const rows = await readRows(
    db,
    sql<{
      zone: number
      riders: number
    }>`select r.zone::int, count(*)::int as riders from (
      select z.zone, f.rider_id, bool_or(z.after is not null) as scored,
        bool_or(exists (select from ${FOLLOW_UPS} where ${isOfWave('primary')} and ${isDue(counted.today)}
          and m.answered_day is null)) as silent
      from fit_outcome f cross join lateral ${ZONE_SCORES}
      where ${isCounted(counted)} and ${isComplaintScore(sql`z.before`)}
      group by z.zone, f.rider_id) r
    where r.silent and not r.scored group by r.zone`,
  )
  return rows
}

const WORSE = codesWhere(({ before, after }) => outcomeOf(before, after).share === 'worse')

/** The zones that got worse, the greatest change first, with the name of the rider sealed. */
export async function listWorsened({ db }: Transaction, counted: Counted, limit: number) {
  const rows = await readRows(
    db,
    sql<{
      session_id: string
      rider_id: string
      name_sealed: Buffer | null
      wrapped: Buffer
      fitted_on: string
      zone: number
      before: number
      after: number
      fits: number
    }>`select w.*, r.name_sealed, k.wrapped from (
      select d.*, count(*) over ()::int as fits from (
        select distinct on (f.session_id) f.session_id, f.rider_id, f.fitted_on, z.zone::int, z.before, z.after
        from fit_outcome f cross join lateral ${ZONE_SCORES}
        where ${isCounted(counted)} and z.before * 8 + z.after = ${anyOf(WORSE)}
        order by f.session_id, z.after - z.before desc, z.after desc, z.zone) d
      order by d.after - d.before desc, d.after desc, d.fitted_on desc, d.session_id
      limit ${limit}) w
    join rider r on r.id = w.rider_id join vault_key k on k.holder = w.rider_id
    order by w.after - w.before desc, w.after desc, w.fitted_on desc, w.session_id`,
  )
  return rows
}

/** How many fits were first answered on each day, and how many had no answer on their last day so far. */
export async function listWaiting({ db }: Transaction, counted: Counted) {
  const rows = await readRows(
    db,
    sql<{ days: number; answered: boolean; count: number }>`
    select greatest(coalesce(f.first_answer_day, least(f.observed_until, ${counted.today}) - f.fitted_on), 0) as days,
      f.first_answer_day is not null as answered, count(*)::int as count
    from fit_outcome f
    where ${isCounted(counted)} and (f.first_answer_day is not null or f.observed_until is not null)
    group by 1, 2`,
  )
  return rows
}

/** Which changes were made in the same fits, of those with scores before and after, the most frequent first. */
export async function listChangesTogether({ db }: Transaction, counted: Counted) {
  const rows = await readRows(
    db,
    sql<{ kind: string; other: string; fits: number }>`
    select c.kind, o.kind as other, count(*)::int as fits
    from fit_outcome f cross join lateral unnest(f.changes) c(kind) cross join lateral unnest(f.changes) o(kind)
    where ${isCounted(counted)} and c.kind <> o.kind
      and ${isSelected({ of: 'plain', name: 'scored' }, counted.today)}
    group by 1, 2 order by 3 desc, 1, 2`,
  )
  return rows
}

/** The day and the session at the end of a page. */
export type SessionPosition = readonly [fittedOn: string, sessionId: string]

/** The fits behind a figure, the newest first, with the name of the rider sealed. */
export async function listSelected(
  { db }: Transaction,
  counted: Counted,
  { selection, after, limit }: { selection: Selection; after: SessionPosition | null; limit: number },
) {
  const position = after
    ? sql`and (f.fitted_on, f.session_id) < (${after[0]}::date, ${after[1]}::uuid)`
    : sql``
  const rows = await readRows(
    db,
    sql<{
      session_id: string
      rider_id: string
      name_sealed: Buffer | null
      wrapped: Buffer
      fitted_on: string
      discipline: string | null
      after_day: number | null
      after_early: boolean | null
      before: (number | null)[] | null
      after: (number | null)[] | null
    }>`select f.session_id, f.rider_id, f.fitted_on, f.discipline, f.after_day, f.after_early, f.before, f.after,
      r.name_sealed, k.wrapped
    from fit_outcome f join rider r on r.id = f.rider_id join vault_key k on k.holder = f.rider_id
    where ${isCounted(counted)} and ${isSelected(selection, counted.today)} ${position}
    order by f.fitted_on desc, f.session_id desc limit ${limit}`,
  )
  return rows
}

/** How many fits of how many riders are behind a figure. */
export async function countSelected({ db }: Transaction, counted: Counted, selection: Selection) {
  const rows = await readRows(
    db,
    sql<{ fits: number; riders: number }>`
    select count(*)::int as fits, count(distinct f.rider_id)::int as riders from fit_outcome f
    where ${isCounted(counted)} and ${isSelected(selection, counted.today)}`,
  )
  return rows[0] ?? { fits: 0, riders: 0 }
}

/** What a rating assumes, as it was last estimated from many fitters; undefined while there are too few of them. */
export async function findRatingPrior({ db }: Transaction): Promise<RatingPrior | undefined> {
  const newest = await db
    .selectFrom('pool_snapshot')
    .select(['prior_centre as centre', 'prior_weight as weight', 'prior_fitters as fitters'])
    .where('compared_at', 'is not', null)
    .orderBy('taken_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest || newest.centre === null || newest.weight === null) return undefined
  return { centre: newest.centre, weight: newest.weight, fitters: newest.fitters }
}
