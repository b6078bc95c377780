import type { Client } from 'pg'

/** The schemas in which a function looks up names. `pg_temp` is last, so a temporary table never hides a real one. */
export const PINNED_PATH = 'pg_catalog, public, pg_temp'

/**
 * The functions whose meaning depends on the caller's search path, by name. Functions whose body was parsed when they
 * were created (`return …`, `begin atomic`) are not affected.
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
