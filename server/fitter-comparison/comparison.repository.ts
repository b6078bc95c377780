import { type Insertable, sql } from 'kysely'
import { POOLED_ZONES, type PooledZone } from '#domain/benchmarks/pool-cells.ts'
import type { Discipline } from '#domain/disciplines.ts'
import { COMPLAINT_FROM } from '#domain/outcomes/zone-change.ts'
import { ZONES, type ZoneScore } from '#domain/zones.ts'
import type { Transaction } from '../database/database.ts'
import { readRows } from '../database/read-rows.ts'
import type { FitterComparison, PoolSnapshot } from '../database/schema.gen.ts'

/** One zone of a rider's fit, as the database returns it. */
type ZoneRow = {
  fitter_id: string
  zone: PooledZone
  before: ZoneScore
  after: ZoneScore
  discipline: Discipline
  weekly_hours: number | null
}
/** A rider's zones, with the files that they are from. */
export interface ComparedRider {
  files: string[]
  zones: ZoneRow[]
}

const PLACED = sql.join(
  POOLED_ZONES.map((zone) => sql`(${sql.lit(zone)}, ${sql.lit(ZONES.indexOf(zone) + 1)})`),
)

/** The newest snapshot of the pool, if its fitters are not compared yet. */
export const findSnapshotToCompare = ({ db }: Transaction) =>
  db
    .selectFrom('pool_snapshot')
    .select(['id', 'compared_at'])
    .orderBy('taken_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Begins to read the riders who agreed to research: for each zone with a complaint their newest fit, as in the pool's
 * outcomes. `fetchRiders` reads on.
 */
export async function openRiders({ db }: Transaction): Promise<void> {
  await sql`declare compared_riders no scroll cursor for
    with fit as (
      select o.*, p.person from fit_outcome o join app.consenting_files() p on p.rider_id = o.rider_id
      where o.discipline is not null and not o.after_early and not o.red_flag_before and not o.red_flag_after),
    zone as (
      select distinct on (f.person, z.zone) f.person, f.rider_id, f.fitter_id, z.zone, f.before[z.place] as before,
        f.after[z.place] as after, f.discipline, f.weekly_hours::float8 as weekly_hours
      from fit f cross join (values ${PLACED}) as z(zone, place)
      where f.before[z.place] >= ${sql.lit(COMPLAINT_FROM)} and f.after[z.place] is not null
      order by f.person, z.zone, f.fitted_on desc, f.session_id desc)
    select array_agg(distinct rider_id) as files,
      json_agg(json_build_object('fitter_id', fitter_id, 'zone', zone, 'before', before, 'after', after,
        'discipline', discipline, 'weekly_hours', weekly_hours)) as zones
    from zone group by person`.execute(db)
}

/** The next riders, none at the end. */
export async function fetchRiders({ db }: Transaction, count: number): Promise<ComparedRider[]> {
  const { rows } = await sql<ComparedRider>`fetch ${sql.lit(count)} from compared_riders`.execute(db)
  return rows
}

/** The average satisfaction of each rider who agreed to research, by fitter. */
export async function listSatisfaction({ db }: Transaction): Promise<{ ratings: number[] }[]> {
  const rows = await readRows(
    db,
    sql<{ ratings: number[] }>`select array_agg(r.rating) as ratings from (
      select o.fitter_id, p.person, avg(o.satisfaction)::float8 as rating
      from fit_outcome o join app.consenting_files() p on p.rider_id = o.rider_id
      where o.satisfaction is not null group by o.fitter_id, p.person) r group by r.fitter_id`,
  )
  return rows
}

export async function deleteComparisons({ db }: Transaction): Promise<void> {
  await db.deleteFrom('fitter_comparison').execute()
  await db.deleteFrom('comparison_member').execute()
}

export async function insertComparisons(
  { db }: Transaction,
  rows: Insertable<FitterComparison>[],
): Promise<void> {
  await db.insertInto('fitter_comparison').values(rows).execute()
}

/** Stores whose answers the figures of these fitters are of. */
export async function insertComparisonMembers(
  { db }: Transaction,
  members: readonly { rider: string; fitter: string }[],
): Promise<void> {
  await sql`insert into comparison_member (rider_id, fitter_id)
    select * from unnest(${members.map(({ rider }) => rider)}::uuid[], ${members.map(({ fitter }) => fitter)}::uuid[])
    on conflict do nothing`.execute(db)
}

/** Takes out whoever withdrew since the riders were read. */
export async function finishComparison({ db }: Transaction): Promise<void> {
  await sql`select app.finish_comparison()`.execute(db)
}

export async function updateSnapshot(
  { db }: Transaction,
  id: string,
  set: Pick<
    Insertable<PoolSnapshot>,
    | 'compared_at'
    | 'comparison'
    | 'compared_fitters'
    | 'compared_riders'
    | 'prior_centre'
    | 'prior_weight'
    | 'prior_fitters'
  >,
): Promise<void> {
  await db.updateTable('pool_snapshot').set(set).where('id', '=', id).execute()
}
