import { type Insertable, sql } from 'kysely'
import type { LocalDate } from '#domain/calendar/local-date.ts'
import type { Transaction } from '../database/database.ts'
import { readRows } from '../database/read-rows.ts'
import type { PoolCell, PoolGroup, PoolSnapshot } from '../database/schema.gen.ts'
import { contributions } from './contributions.repository.ts'

/** Whether the week has a snapshot, how many there are, and whether outcomes are still to be derived. */
export async function findPoolState({ db }: Transaction, week: LocalDate) {
  const rows = await readRows(
    db,
    sql<{ taken: boolean; snapshots: number; waiting: boolean }>`select
      count(*) filter (where s.week = ${week}::date) > 0 as taken, count(*)::int as snapshots,
      exists (select from fit_outcome_due) as waiting from pool_snapshot s`,
  )
  return rows[0] ?? { taken: false, snapshots: 0, waiting: true }
}

/** Lets the statements of this transaction take as long as they need. */
export async function allowLongStatements({ db }: Transaction): Promise<void> {
  await sql`select set_config('statement_timeout', '10min', true),
    set_config('idle_in_transaction_session_timeout', '10min', true)`.execute(db)
}

/** Stores what every rider whose consent is in force contributes now, as a generation that is not published yet. */
export async function insertMembers(
  { db }: Transaction,
  generation: number,
  today: LocalDate,
): Promise<void> {
  const people = sql`select rider_id, person from app.consenting_files()`
  await sql`insert into pool_member (generation, group_key, rider_id, fitter_id, value)
    select ${generation}::int, c.* from (${contributions(people, today)}) c`.execute(db)
}

/** The published members. */
const PUBLISHED = sql`pool_member m join pool_group g on g.key = m.group_key and g.generation = m.generation`

/**
 * How many people differ between what was published and a new generation, by group. Those who withdrew are not known any
 * more, and one of them may have come back: so the greater of both numbers is taken, never their sum.
 */
export async function listGroupChanges({ db }: Transaction, generation: number) {
  const rows = await readRows(
    db,
    sql<{ group_key: string; changed: number; withdrew: boolean }>`
    with published as (
      select m.group_key, coalesce(r.account_id, m.rider_id) as person, m.fitter_id, m.value
      from ${PUBLISHED} left join rider r on r.id = m.rider_id where m.rider_id is not null),
    present as (
      select m.group_key, coalesce(r.account_id, m.rider_id) as person, m.fitter_id, m.value
      from pool_member m left join rider r on r.id = m.rider_id where m.generation = ${generation}),
    differing as (
      select d.group_key, count(distinct d.person)::int as people from (
        (select * from published except select * from present)
        union all (select * from present except select * from published)) d group by d.group_key),
    gone as (
      select m.group_key, count(*)::int as people from ${PUBLISHED} where m.rider_id is null group by m.group_key)
    select group_key, greatest(d.people, g.people) as changed, g.people is not null as withdrew
    from differing d full join gone g using (group_key)`,
  )
  return rows
}

/** How many riders of each fitter a group has, as it is published and in a new generation. */
export async function listGroupFitters({ db }: Transaction, generation: number) {
  const rows = await readRows(
    db,
    sql<{ group_key: string; fitter_id: string; present: boolean; riders: number }>`
    select m.group_key, m.fitter_id, false as present, count(*)::int as riders
      from ${PUBLISHED} where m.rider_id is not null group by m.group_key, m.fitter_id
    union all
    select m.group_key, m.fitter_id, true, count(*)::int
      from pool_member m where m.generation = ${generation} group by m.group_key, m.fitter_id`,
  )
  return rows
}

/** The groups, with the generation that is published and whether it was shown by itself. */
export const listGroups = ({ db }: Transaction) =>
  db.selectFrom('pool_group').select(['key', 'generation', 'shown']).execute()

/** How many riders of each group contribute each value, in the generations that the groups are to have. */
export async function listValues({ db }: Transaction, groups: readonly Insertable<PoolGroup>[]) {
  const rows = await readRows(
    db,
    sql<{ group_key: string; value: number; riders: number }>`
    select m.group_key, m.value, count(*)::int as riders
    from pool_member m join unnest(${groups.map(({ key }) => key)}::text[],
      ${groups.map(({ generation }) => generation)}::int[]) as g(key, generation)
      on g.key = m.group_key and g.generation = m.generation
    where m.rider_id is not null group by m.group_key, m.value`,
  )
  return rows
}

/** Waits for withdrawals in progress. From here to the commit there are no others. */
export async function lockPool({ db }: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(app.pool_lock())`.execute(db)
}

export async function deleteGroups({ db }: Transaction): Promise<void> {
  await db.deleteFrom('pool_group').execute()
}

export async function insertGroups({ db }: Transaction, groups: Insertable<PoolGroup>[]): Promise<void> {
  await db.insertInto('pool_group').values(groups).execute()
}

export async function deleteCells({ db }: Transaction): Promise<void> {
  await db.deleteFrom('pool_cell').execute()
}

export async function insertCells({ db }: Transaction, cells: Insertable<PoolCell>[]): Promise<void> {
  await db.insertInto('pool_cell').values(cells).execute()
}

export async function insertSnapshot({ db }: Transaction, row: Insertable<PoolSnapshot>): Promise<void> {
  await db.insertInto('pool_snapshot').values(row).execute()
}

/** Takes out whoever withdrew since the members were stored. */
export async function finishSnapshot({ db }: Transaction): Promise<void> {
  await sql`select app.finish_pool_snapshot()`.execute(db)
}

/** Deletes members of generations that are not published. @returns how many, at most `limit` */
export async function deleteOldMembers({ db }: Transaction, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from pool_member where id in (
    select m.id from pool_member m
    where not exists (select from pool_group g where g.key = m.group_key and g.generation = m.generation)
    limit ${limit})`.execute(db)
  return Number(numAffectedRows ?? 0)
}
