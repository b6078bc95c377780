import { type RawBuilder, sql } from 'kysely'
import { disciplinesOf, POOLED_ZONES, RIDING_KINDS } from '#domain/benchmarks/pool-cells.ts'
import type { LocalDate } from '#domain/calendar/local-date.ts'
import { COMPLAINT_FROM } from '#domain/outcomes/zone-change.ts'
import { ZONES } from '#domain/zones.ts'
import { FOLLOW_UPS, isDue, isOfWave } from '../outcomes/due-follow-ups.repository.ts'

const PLACED = POOLED_ZONES.map((zone) => ({ zone, place: ZONES.indexOf(zone) + 1 }))
const RIDING = RIDING_KINDS.flatMap((kind) => disciplinesOf(kind).map((discipline) => ({ kind, discipline })))

const scoreAt = (place: number) => sql`f.before[${sql.lit(place)}]`
const ALL_SCORED = sql.join(
  PLACED.map(({ place }) => sql`${scoreAt(place)} is not null`),
  sql` and `,
)
/** One bit for each zone with a complaint. */
const COMPLAINT_BITS = sql.join(
  PLACED.map(
    ({ place }, index) =>
      sql`(${scoreAt(place)} >= ${sql.lit(COMPLAINT_FROM)})::int * ${sql.lit(2 ** index)}`,
  ),
  sql` + `,
)
const NEWEST = sql`f.fitted_on desc, f.session_id desc`

/**
 * SQL of what riders contribute to each group of the pool: rows of group, file, fitter and a number, as
 * `domain/benchmarks/pool-figures.ts` reads it. Each person counts once in a table, with the newest fit that the table is
 * about, so the groups of a table have nobody in common. A fit with a red flag is left out.
 * @param people SQL of the files that count, as rows of `rider_id` and `person`
 * @param today follow-ups that are due by this day were asked for
 */
export const contributions = (people: RawBuilder<unknown>, today: LocalDate): RawBuilder<unknown> => sql`
  with fit as (
    select o.*, p.person, k.kind from fit_outcome o
      join (${people}) p on p.rider_id = o.rider_id
      join unnest(${RIDING.map(({ discipline }) => discipline)}::text[], ${RIDING.map(({ kind }) => kind)}::text[])
        as k(discipline, kind) on k.discipline = o.discipline
    where not o.red_flag_before and not o.red_flag_after),
  complaints as (
    select distinct on (f.person) f.kind, f.rider_id, f.fitter_id, ${COMPLAINT_BITS} as value
    from fit f where ${ALL_SCORED} order by f.person, ${NEWEST}),
  outcome as (
    select distinct on (f.person, z.zone) z.zone, f.kind, f.rider_id, f.fitter_id,
      f.before[z.place] * 8 + f.after[z.place] as value
    from fit f cross join unnest(${PLACED.map(({ zone }) => zone)}::text[], ${PLACED.map(({ place }) => place)}::int[])
      as z(zone, place)
    where f.before[z.place] >= ${sql.lit(COMPLAINT_FROM)} and f.after[z.place] is not null and not f.after_early
    order by f.person, z.zone, ${NEWEST}),
  response as (
    select distinct on (f.person) f.kind, f.rider_id, f.fitter_id, m.answered::int as value
    from fit f cross join lateral (select m.answered_day is not null as answered from ${FOLLOW_UPS}
      where ${isOfWave('primary')} and ${isDue(today)} order by m.milestone limit 1) m
    order by f.person, ${NEWEST})
  select 'complaints.' || kind as group_key, rider_id, fitter_id, value::smallint from complaints
  union all select 'outcome.' || zone || '.' || kind, rider_id, fitter_id, value::smallint from outcome
  union all select 'response.' || kind, rider_id, fitter_id, value::smallint from response`
