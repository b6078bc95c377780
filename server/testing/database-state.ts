import type { TestDatabase } from './test-database.ts'

/** The rows of each table, for comparing two moments. Leaves out the counters of the rate limiter. */
export async function databaseState({ owner }: TestDatabase, without: readonly string[] = []) {
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'identity') and c.relname <> 'rate_limit' order by 1`,
  )
  const state: Record<string, unknown[]> = {}
  for (const { name } of rows) {
    const dropped = without.map((column) => `- '${column}'`).join(' ')
    const content = await owner.query<{ row: unknown }>(
      `select to_jsonb(x) ${dropped} as row from ${name} x order by to_jsonb(x)::text`,
    )
    state[name] = content.rows.map(({ row }) => row)
  }
  return state
}
