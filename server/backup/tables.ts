import type { Client } from 'pg'

/** A table of the product with its columns. Tables are in an order in which rows can be loaded (parents first). */
export interface StoredTable {
  name: string
  columns: string[]
}

/** Tables that are not saved: counters of the last few minutes. */
const PASSING = ['public.rate_limit']

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Reads the tables and the references between them. */
export async function storedTables(owner: Client): Promise<StoredTable[]> {
  const { rows } = await owner.query<{ name: string; columns: string[]; parents: string[] }>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select array_agg(distinct format('%I.%I', pn.nspname, p.relname)) from pg_constraint k
        join pg_class p on p.oid = k.confrelid join pg_namespace pn on pn.oid = p.relnamespace
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid), '{}') as parents
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'identity') order by 1`)
  const waiting = rows.filter((row) => !PASSING.includes(row.name))
  const ordered: typeof waiting = []
  while (waiting.length > 0) {
    const ready = waiting.filter(
      (row) => !row.parents.some((parent) => waiting.some((other) => other.name === parent)),
    )
    if (ready.length === 0) throw new Error('backup: tables have circular references')
    for (const row of ready) waiting.splice(waiting.indexOf(row), 1)
    ordered.push(...ready)
  }
  return ordered.map(({ name, columns }) => ({ name, columns }))
}

export const columnList = ({ columns }: StoredTable) => columns.map(quoted).join(', ')
