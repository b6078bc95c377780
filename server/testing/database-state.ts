import { createHash } from 'node:crypto'
import type { TestDatabase } from './test-database.ts'

type Owner = TestDatabase['owner']

/** All tables of the product and of the sign-in service but these, with their schemas. */
async function tablesBut(owner: Owner, left: readonly string[]): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'identity') and c.relname <> all ($1) order by 1`,
    [left],
  )
  return rows.map(({ name }) => name)
}

/**
 * Reads something of each table with one prepared statement: planning one for each table takes longer than reading the
 * few rows of a test.
 */
async function ofEachTable<T>(owner: Owner, tables: readonly string[], reads: (table: string) => string) {
  const text = tables
    .map((table) => `select '${table}' as name, (${reads(table)}) as read`)
    .join(' union all ')
  const name = createHash('sha256').update(text).digest('hex').slice(0, 40)
  const { rows } = await owner.query<{ name: string; read: T }>({ name, text })
  return Object.fromEntries(rows.map(({ name: table, read }) => [table, read]))
}

/** The rows of each table, for comparing two moments. Leaves out the counters of the rate limiter. */
export async function databaseState(
  { owner }: TestDatabase,
  without: readonly string[] = [],
): Promise<Record<string, unknown[]>> {
  const row = ['to_jsonb(x)', ...without.map((column) => `'${column}'`)].join(' - ')
  return ofEachTable<unknown[]>(
    owner,
    await tablesBut(owner, ['rate_limit']),
    (table) => `select coalesce(jsonb_agg(${row} order by to_jsonb(x)::text), '[]') from ${table} x`,
  )
}

/** How many rows each table has. Leaves out what counts requests and wrong codes. */
export async function rowCounts({ owner }: TestDatabase): Promise<Record<string, string>> {
  const tables = await tablesBut(owner, ['rate_limit', 'code_guess'])
  return ofEachTable<string>(owner, tables, (table) => `select count(*) from ${table}`)
}
