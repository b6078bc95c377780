import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { dataMap } from './data-map.ts'

let data: TestDatabase
beforeAll(async () => {
  data = await testDatabase()
})
afterAll(() => data.drop())

async function names(sql: string): Promise<string[]> {
  const { rows } = await data.owner.query<{ name: string }>(sql)
  return rows.map((row) => row.name)
}

const TABLES = `pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'identity') and c.relname <> 'schema_migration'`

describe('every table', () => {
  it('there are tables to look at', async () => {
    expect((await names(`select c.relname as name from ${TABLES}`)).length).toBeGreaterThan(25)
  })

  it('has row security, forced', async () => {
    expect(
      await names(
        `select c.relname as name from ${TABLES} and not (c.relrowsecurity and c.relforcerowsecurity)`,
      ),
    ).toEqual([])
  })

  it('has a policy for the owner, who is bound too', async () => {
    expect(
      await names(`select c.relname as name from ${TABLES}
        and not exists (select 1 from pg_policy p where p.polrelid = c.oid and c.relowner = any (p.polroles))`),
    ).toEqual([])
  })

  it('has an index that leads with each foreign key of a file, so that no cascade scans', async () => {
    expect(
      await names(`select c.relname || '.' || k.conname as name from ${TABLES.replace('where', "join pg_constraint k on k.conrelid = c.oid and k.contype = 'f' where")}
        and not exists (select 1 from pg_index i where i.indrelid = c.oid and i.indkey[0] = any (k.conkey))`),
    ).toEqual([])
  })

  it('is told of in the data map, column by column, and the map tells of nothing else', async () => {
    const columns = await names(`select format('%s.%s.%s', table_schema, table_name, column_name) as name
      from information_schema.columns where table_schema in ('public', 'identity') order by 1`)
    const mapped = Object.entries(dataMap)
      .flatMap(([table, facts]) => Object.keys(facts.columns).map((column) => `${table}.${column}`))
      .sort()
    expect(mapped).toEqual([...columns].sort())
  })
})

describe('the run-time role', () => {
  it('owns nothing and bypasses nothing', async () => {
    expect(
      await names(`select rolname as name from pg_roles
        where rolname in ('spokewell_app', 'spokewell_gate', 'spokewell_identity')
          and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)`),
    ).toEqual([])
    expect(
      await names(`select c.relname as name from pg_class c join pg_roles r on r.oid = c.relowner
        where r.rolname in ('spokewell_app', 'spokewell_gate', 'spokewell_identity')`),
    ).toEqual([])
  })

  it('may not change or remove what must stay', async () => {
    expect(
      await names(`select table_name || ' ' || privilege_type as name from information_schema.role_table_grants
        where grantee = 'spokewell_app' and table_name in ('audit_entry', 'audit_seal', 'consent')
          and privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE')`),
    ).toEqual([])
  })

  it('has no right on the sign-in service’s tables', async () => {
    expect(
      await names(`select table_name as name from information_schema.role_table_grants
        where grantee in ('spokewell_app', 'PUBLIC') and table_schema = 'identity'`),
    ).toEqual([])
  })

  it('gets the gate’s functions, and nobody else does', async () => {
    expect(
      await names(`select p.proname as name from pg_proc p
        where p.pronamespace = 'app'::regnamespace and p.prosecdef and has_function_privilege('public', p.oid, 'execute')
          and p.proname <> 'require_audit_entry'`),
    ).toEqual([])
  })
})
