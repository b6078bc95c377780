import type { Client } from 'pg'
import { OperatorProblem } from '../operator-problem.ts'
import { allMigrations } from './set-up.ts'

/**
 * Refuses to work on a database that an earlier release wrote and that was not migrated yet. Otherwise the work would
 * fail halfway at a missing table or column. Changes nothing.
 * @throws OperatorProblem
 */
export async function refuseOutdated(owner: Pick<Client, 'query'>): Promise<void> {
  const known = await owner.query<{ there: boolean }>(
    "select to_regclass('public.schema_migration') is not null as there",
  )
  const { rows } = known.rows[0]?.there
    ? await owner.query<{ name: string }>('select name from schema_migration')
    : { rows: [] }
  const done = new Set(rows.map(({ name }) => name))
  const missing = (await allMigrations()).some(({ name }) => !done.has(name))
  if (missing)
    throw new OperatorProblem(
      'This database is not up to date with this release; nothing was changed. Start the server on it once, then run this again.',
    )
}
