import { type Insertable, sql } from 'kysely'
import type { LocalDate } from '#domain/calendar/local-date.ts'
import { anyOf } from '../database/any-of.ts'
import type { Transaction } from '../database/database.ts'
import { readRows } from '../database/read-rows.ts'
import type { FitterRating } from '../database/schema.gen.ts'
import { FOLLOW_UPS, isDue, isOfWave, RESPONSE } from '../outcomes/due-follow-ups.repository.ts'

/** Fitters without a rating of a year; none while outcomes are still to be derived. */
export async function listFittersToRate({ db }: Transaction, year: number, limit: number) {
  const rows = await readRows(
    db,
    sql<{ id: string }>`select a.id from account a
      where a.role = 'fitter' and a.erased_at is null and not exists (select from fit_outcome_due)
        and not exists (select from fitter_rating r where r.fitter_id = a.id and r.year = ${year})
      order by a.id limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

/** Riders of a fitter whose fits have the same values under one name: `satisfaction` or `response`. */
export interface RatedRiders {
  fitter_id: string
  name: string
  values: string[]
  riders: number
}

/** What riders whose research consent is in force said of the fits of a year, and whether they answered. */
export async function listRatedRiders(
  { db }: Transaction,
  fitters: readonly string[],
  { year, today }: { year: number; today: LocalDate },
): Promise<RatedRiders[]> {
  const rows = await readRows(
    db,
    sql<RatedRiders>`select r.fitter_id, r.name, r.values, count(*)::int as riders from (
      select f.fitter_id, v.name, f.rider_id, array_agg(v.value order by v.value) as values
      from fit_outcome f cross join lateral (
        select 'satisfaction', f.satisfaction::text
        union all
        select 'response', (select ${RESPONSE} from ${FOLLOW_UPS}
          where ${isOfWave('primary')} and ${isDue(today)} order by m.milestone limit 1)) as v(name, value)
      where f.fitter_id = ${anyOf(fitters)}
        and f.fitted_on between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
        and v.value is not null and app.consents_to_research(f.rider_id)
        and app.access_ended_at(f.rider_id) is null
      group by f.fitter_id, v.name, f.rider_id) r
    group by r.fitter_id, r.name, r.values`,
  )
  return rows
}

/** Replaces the ratings of the year before. */
export async function upsertRatings({ db }: Transaction, rows: Insertable<FitterRating>[]): Promise<void> {
  await db
    .insertInto('fitter_rating')
    .values(rows)
    .onConflict((is) =>
      is.column('fitter_id').doUpdateSet((set) => ({
        year: set.ref('excluded.year'),
        riders: set.ref('excluded.riders'),
        asked: set.ref('excluded.asked'),
        answered: set.ref('excluded.answered'),
        response: set.ref('excluded.response'),
        rating: set.ref('excluded.rating'),
        low: set.ref('excluded.low'),
        high: set.ref('excluded.high'),
        computed_at: set.ref('excluded.computed_at'),
      })),
    )
    .execute()
}
