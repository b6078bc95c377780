import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { dataMap } from './data-map.ts'
import { withClient } from './one-connection.ts'
import { pinSearchPaths, UNPINNED } from './pin-search-path.ts'
import { tunePolicies, untunedPolicies } from './tune-policies.ts'

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

  it('with a policy for the run-time role grants that role a right', async () => {
    expect(
      await names(`select c.relname || ': grant … to spokewell_app' as name from ${TABLES}
        and exists (select 1 from pg_policy p where p.polrelid = c.oid and 'spokewell_app'::regrole = any (p.polroles))
        and not has_any_column_privilege('spokewell_app', c.oid, 'select, insert, update')
        and not has_table_privilege('spokewell_app', c.oid, 'delete')`),
    ).toEqual([])
  })

  it('has an index that leads with each foreign key of a file, so that no cascade scans', async () => {
    expect(
      await names(`select c.relname || '.' || k.conname as name from ${TABLES.replace('where', "join pg_constraint k on k.conrelid = c.oid and k.contype = 'f' where")}
        and not exists (select 1 from pg_index i where i.indrelid = c.oid and i.indkey[0] = any (k.conkey))`),
    ).toEqual([])
  })

  it('of a rider’s file is closed while the file is restricted, and takes no row of an erased one', async () => {
    const OF_FILES = `${TABLES} and n.nspname = 'public'
      and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'rider_id')`
    const open = [
      'restriction',
      'consent',
      'share',
      'support_access',
      'outbox',
      'pool_member',
      'comparison_member',
      'fit_outcome_due',
    ]
    expect(
      await names(`select c.relname as name from ${OF_FILES}
        and not exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polname = 'closed' and not p.polpermissive)
        order by 1`),
      'call app.closed_when_restricted(…)',
    ).toEqual(open.sort())
    const withoutLock = [
      'session',
      'audit_entry',
      'pool_member',
      'comparison_member',
      'fit_outcome',
      'fit_outcome_due',
    ]
    expect(
      await names(`select c.relname as name from ${OF_FILES}
        and not exists (select 1 from pg_trigger g where g.tgrelid = c.oid and g.tgname = 'live_file') order by 1`),
      'call app.ends_with_file(…)',
    ).toEqual(withoutLock.sort())
  })

  it('with rows of a rider’s file hides the files that its fitter may not see', async () => {
    expect(
      await names(`select c.relname || ': call app.hides_files(…)' as name from ${TABLES}
        and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'rider_id')
        and c.relname <> 'ended_access'
        and not exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polname = 'hidden_files' and not p.polpermissive)`),
    ).toEqual([])
  })

  it('is told of in the data map, column by column, and the map tells of nothing else', async () => {
    const columns = await names(`select format('%s.%s.%s', table_schema, table_name, column_name) as name
      from information_schema.columns where table_schema in ('public', 'identity') order by 1`)
    const mapped = Object.entries(dataMap)
      .flatMap(([table, facts]) => Object.keys(facts.columns).map((column) => `${table}.${column}`))
      .sort()
    expect(mapped, 'server/database/data-map.ts').toEqual([...columns].sort())
  })
})

describe('every policy', () => {
  const untuned = async () => (await untunedPolicies(data.owner)).map(({ name }) => name)

  it('looks up who acts once per statement', async () => {
    expect(await untuned()).toEqual([])
  })

  it('that a migration wrote the short way is rewritten by the runner, with the same meaning', async () => {
    await data.owner.query(
      `create policy short on follow_up to spokewell_app
       using (app.actor() = 'client' and fitter_id = app.account_id())
       with check (app.actor() = 'client')`,
    )
    expect(await untuned()).toEqual(['short on public.follow_up'])
    await tunePolicies(data.owner)
    expect(await untuned()).toEqual([])
    const { rows } = await data.owner.query(
      "select qual, with_check from pg_policies where policyname = 'short' and tablename = 'follow_up'",
    )
    expect(rows).toEqual([
      {
        qual: "COALESCE(((( SELECT app.actor() AS actor) = 'client'::text) AND (fitter_id = ( SELECT app.account_id() AS account_id))), false)",
        with_check: "(( SELECT app.actor() AS actor) = 'client'::text)",
      },
    ])
    await data.owner.query('drop policy short on follow_up')
  })
})

describe('every function', () => {
  it('means the same whatever the search path of whoever calls it', async () => {
    expect(await names(UNPINNED)).toEqual([])
    expect(
      await names(`select p.oid::regprocedure::text as name from pg_proc p
        where p.pronamespace in (select oid from pg_namespace where nspname in ('app', 'identity', 'public'))
          and p.prosqlbody is null and not coalesce(p.proconfig::text, '') like '%search_path=%pg_temp"%'`),
    ).toEqual([])
  })

  it('that a migration made without a search path is found, and pinned by the runner', async () => {
    await data.owner.query(
      `create function app.forgetful() returns bigint language sql as 'select count(*) from account'`,
    )
    expect(await names(UNPINNED)).toEqual(['app.forgetful()'])
    await pinSearchPaths(data.owner)
    expect(await names(UNPINNED)).toEqual([])
    await data.owner.query('drop function app.forgetful()')
  })

  it('answers from the real tables when temporary ones stand in front of them', async () => {
    await data.owner.query('begin')
    try {
      await data.owner.query('create temporary table rider (id uuid, account_id uuid, fitter_id uuid)')
      await data.owner.query('create type pg_temp.uuid as (fake text)')
      await data.owner.query("select set_config('app.account_id', gen_random_uuid()::text, true)")
      await data.owner.query(
        'insert into pg_temp.rider select gen_random_uuid(), app.account_id(), app.account_id()',
      )
      for (const helper of ['own_riders', 'own_fitters', 'own_sessions'])
        expect((await data.owner.query(`select * from app.${helper}()`)).rows).toEqual([])
    } finally {
      await data.owner.query('rollback')
    }
  })
})

describe('the run-time role', () => {
  it('makes no temporary table', async () => {
    const attempt = withClient(data.url, (app) => app.query('create temporary table rider (id int)'))
    await expect(attempt).rejects.toMatchObject({ code: '42501' })
  })

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
