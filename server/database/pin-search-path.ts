import type { Client } from 'pg'

/** Where a function may look for the names it uses. `pg_temp` last: a temporary table never stands in for a real one. */
export const PINNED_PATH = 'pg_catalog, public, pg_temp'

/**
 * The functions whose meaning depends on the search path of whoever calls them, in the order of their names. A function
 * whose body was parsed when it was made (`return …`, `begin atomic`) looks nothing up any more.
 */
export const UNPINNED = `
  select p.oid::regprocedure::text as name
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('app', 'identity', 'public') and p.prosqlbody is null
    and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
    and not coalesce(p.proconfig, '{}') @> array['search_path=${PINNED_PATH}']
  order by 1`

/** Pins the search path of every function that has none yet, so that no migration can forget it. */
export async function pinSearchPaths(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(UNPINNED)
  for (const { name } of rows) await owner.query(`alter routine ${name} set search_path = ${PINNED_PATH}`)
}
