import { sql } from 'kysely'
import type { LocalDate } from '#domain/calendar/local-date.ts'
import type { Transaction } from '../../database/database.ts'
import { readRows } from '../../database/read-rows.ts'
import { contributions } from '../../research-pool/contributions.repository.ts'

/** How many of the fitter's own riders contribute each value to each group, whether they agreed to research or not. */
export async function listOwnValues({ db }: Transaction, fitterId: string, today: LocalDate) {
  const people = sql`select distinct o.rider_id, o.rider_id as person from fit_outcome o where o.fitter_id = ${fitterId}`
  const rows = await readRows(
    db,
    sql<{ group_key: string; value: number; riders: number }>`
    select c.group_key, c.value, count(*)::int as riders from (${contributions(people, today)}) c
    where c.fitter_id = ${fitterId} group by c.group_key, c.value`,
  )
  return rows
}

/** The published cells of the pool. */
export const listPoolCells = ({ db }: Transaction) =>
  db.selectFrom('pool_cell').select(['key', 'riders', 'figures']).execute()

/** When the newest snapshot of the pool was taken. */
export const findNewestSnapshot = ({ db }: Transaction) =>
  db.selectFrom('pool_snapshot').select('taken_at').orderBy('taken_at', 'desc').limit(1).executeTakeFirst()

/** What the newest comparison of fitters found. */
export const findNewestComparison = ({ db }: Transaction) =>
  db
    .selectFrom('pool_snapshot')
    .select(['comparison', 'compared_fitters as fitters', 'compared_riders as riders'])
    .where('compared_at', 'is not', null)
    .orderBy('taken_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The acting fitter's row of the comparison. Row security shows no other. */
export const findOwnComparison = ({ db }: Transaction, fitterId: string) =>
  db
    .selectFrom('fitter_comparison')
    .select(['riders', 'effect', 'low', 'high'])
    .where('fitter_id', '=', fitterId)
    .executeTakeFirst()
