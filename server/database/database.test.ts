import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { type Database, openDatabase, type Transaction } from './database.ts'

let data: TestDatabase
let database: Database
const lost: string[] = []
beforeAll(async () => {
  data = await testDatabase()
  database = openDatabase({
    url: data.url,
    vault: data.vault,
    publicUrl: 'http://localhost:3000',
    size: 2,
    onError: (error) => lost.push(error.message),
  })
})
afterAll(async () => {
  await database.close()
  await data.drop()
})

const asSystem = <T>(work: (tx: Transaction) => Promise<T>) =>
  database.perform({ system: true }, { now: new Date(), requestId: 'test' }, work)

const killOwnConnection = sql`select pg_terminate_backend(pg_backend_pid())`

describe('a connection that dies inside a transaction', () => {
  it('fails that transaction alone: the process and the pool go on', async () => {
    for (let round = 0; round < 6; round += 1)
      await expect(asSystem(({ db }) => killOwnConnection.execute(db))).rejects.toThrow(
        /terminat|connection/i,
      )
    const { rows } = await asSystem(({ db }) => sql<{ one: number }>`select 1 as one`.execute(db))
    expect(rows).toEqual([{ one: 1 }])
    expect(database.pool.totalCount).toBeLessThanOrEqual(2)
    expect(database.pool.idleCount).toBe(database.pool.totalCount)
  })

  it('fails it too when the connection dies between two statements', async () => {
    await expect(
      asSystem(async ({ db }) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
        await asSystem((other) => sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(other.db))
        await sql`select 1`.execute(db)
      }),
    ).rejects.toThrow()
    await expect(asSystem(async () => 'on')).resolves.toBe('on')
  })
})

describe('a transaction', () => {
  it('whose failed statement was swallowed does not pass for done', async () => {
    const half = asSystem(async ({ db }) => {
      await sql`select 1 / 0`.execute(db).catch(() => undefined)
      return 'done'
    })
    await expect(half).rejects.toThrow()
  })

  it('leaves nothing of its actor on the connection', async () => {
    const small = openDatabase({ url: data.url, vault: data.vault, publicUrl: 'http://localhost', size: 1 })
    try {
      await small.perform({ system: true }, { now: new Date(), requestId: 't' }, async () => undefined)
      const { rows } = await small.pool.query(
        `select app.actor() as actor, app.account_id() as account, app.now() as now,
           (select count(*)::int from account) as accounts, current_setting('statement_timeout') as timeout`,
      )
      expect(rows).toEqual([{ actor: 'nobody', account: null, now: null, accounts: 0, timeout: '0' }])
    } finally {
      await small.close()
    }
  })

  it('as the sign-in service sees none of the product’s tables, and the other way round', async () => {
    const identity = database.asIdentity<unknown, unknown>((db) => sql`select * from account`.execute(db))
    await expect(identity).rejects.toThrow(/permission denied/)
    await expect(asSystem(({ db }) => sql`select * from identity.person`.execute(db))).rejects.toThrow(
      /permission denied/,
    )
  })

  it('runs once more when the database chose it as the victim of a deadlock', async () => {
    let runs = 0
    const result = await asSystem(async ({ db }) => {
      runs += 1
      if (runs === 1)
        await sql`do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`.execute(db)
      return randomUUID()
    })
    expect(runs).toBe(2)
    expect(result).toHaveLength(36)
  })
})

it('sends a single statement once more when the database chose it as the victim of a deadlock', async () => {
  await data.owner.query(`
    create sequence public.attempt;
    create function public.deadlock_once() returns text language plpgsql security definer as $$ begin
      if nextval('public.attempt') = 1 then raise exception 'deadlock' using errcode = '40P01'; end if;
      return 'done';
    end $$;
    grant execute on function public.deadlock_once() to spokewell_app`)
  const { rows } = await database.single('select public.deadlock_once() as attempt', [])
  expect(rows).toEqual([{ attempt: 'done' }])
})
