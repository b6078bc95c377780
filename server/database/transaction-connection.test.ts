import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { roundTripsOf } from '../testing/round-trips-of.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { type Database, openDatabase, type Transaction } from './database.ts'
import { kyselyOnClient } from './kysely-on-connection.ts'
import { inSavepoint } from './savepoint.ts'

let data: TestDatabase
let database: Database
beforeAll(async () => {
  data = await testDatabase()
  await data.owner.query('create table step (id serial, name text unique)')
  await data.owner.query('grant select, insert, update, delete on step to spokewell_app')
  await data.owner.query('grant usage on step_id_seq to spokewell_app')
  database = openDatabase({ url: data.url, vault: data.vault, publicUrl: 'http://localhost', size: 2 })
})
beforeEach(async () => {
  await data.owner.query('truncate step restart identity')
})
afterAll(async () => {
  await database.close()
  await data.drop()
})

const circumstances = { now: new Date(), requestId: 'test' }
const asSystem = <T>(work: (tx: Transaction) => Promise<T>) =>
  database.perform({ system: true }, circumstances, work)
const insert = ({ db }: Pick<Transaction, 'db'>, name: string) =>
  sql`insert into step (name) values (${name})`.execute(db)

async function stored(): Promise<string[]> {
  const { rows } = await data.owner.query<{ name: string }>('select name from step order by id')
  return rows.map(({ name }) => name)
}

const codeOf = (failure: unknown) => (failure instanceof DatabaseError ? failure.code : String(failure))
const UNIQUE = '23505'

describe('statements that are sent together', () => {
  it('run in the order in which they are sent', async () => {
    const names = Array.from({ length: 40 }, (_none, index) => `step ${index}`)
    await asSystem(async (tx) => {
      for (const name of names) tx.defer(insert(tx, name))
    })
    expect(await stored()).toEqual(names)
  })

  it('share one round trip, also with the begin and the commit', async () => {
    const { roundTrips } = await roundTripsOf(() =>
      asSystem(async (tx) => {
        await Promise.all([insert(tx, 'a'), insert(tx, 'b'), insert(tx, 'c')])
        tx.defer(insert(tx, 'd'))
      }),
    )
    expect(roundTrips).toBe(2)
  })

  it('see what the ones before them wrote', async () => {
    const found = await asSystem(async (tx) => {
      tx.defer(insert(tx, 'first'))
      const { rows } = await sql<{ name: string }>`select name from step`.execute(tx.db)
      return rows
    })
    expect(found).toEqual([{ name: 'first' }])
  })

  it('wait for each other on a connection that takes one at a time', async () => {
    await data.owner.query('begin')
    const tx = { db: kyselyOnClient<never>(data.owner) }
    const names = ['x', 'y', 'z']
    await Promise.all(names.map((name) => sql`insert into step (name) values (${name})`.execute(tx.db)))
    await data.owner.query('commit')
    expect(await stored()).toEqual(names)
  })
})

describe('a deferred statement that fails', () => {
  it('undoes the transaction, which fails with its error', async () => {
    const failed = asSystem(async (tx) => {
      tx.defer(insert(tx, 'twice'))
      tx.defer(insert(tx, 'twice'))
      tx.defer(insert(tx, 'after'))
    })
    expect(await failed.catch(codeOf)).toBe(UNIQUE)
    expect(await stored()).toEqual([])
  })

  it('is what fails the transaction, also where a later statement was refused because of it', async () => {
    const failed = asSystem(async (tx) => {
      tx.defer(insert(tx, 'twice'))
      tx.defer(insert(tx, 'twice'))
      await sql`select 1`.execute(tx.db)
    })
    expect(await failed.catch(codeOf)).toBe(UNIQUE)
    expect(await stored()).toEqual([])
  })

  it('is told when the transaction waits for what it deferred', async () => {
    const failed = asSystem(async (tx) => {
      tx.defer(insert(tx, 'twice'))
      tx.defer(insert(tx, 'twice'))
      await tx.settle()
    })
    expect(await failed.catch(codeOf)).toBe(UNIQUE)
  })

  it('within a savepoint undoes what the savepoint holds', async () => {
    await asSystem(async (tx) => {
      tx.defer(insert(tx, 'before'))
      const tried = await inSavepoint(tx, async () => {
        tx.defer(insert(tx, 'inside'))
        tx.defer(insert(tx, 'inside'))
      })
      expect('error' in tried && codeOf(tried.error)).toBe(UNIQUE)
      tx.defer(insert(tx, 'behind'))
    })
    expect(await stored()).toEqual(['before', 'behind'])
  })
})

describe('the end of a transaction', () => {
  it('lets no statement pass that comes after it', async () => {
    let kept: Transaction | undefined
    await asSystem(async (tx) => {
      kept = tx
      await insert(tx, 'in time')
    })
    await expect(kept && insert(kept, 'too late')).rejects.toThrow(/after the end/)
    await asSystem(async (tx) => insert(tx, 'next'))
    expect(await stored()).toEqual(['in time', 'next'])
  })

  it('is not waited for where nothing was written', async () => {
    const { roundTrips } = await roundTripsOf(() =>
      asSystem(({ db }) => db.selectFrom('schema_migration').selectAll().execute()),
    )
    expect(roundTrips).toBe(1)
  })

  it('is waited for after a change: whoever asks next finds it', async () => {
    const name = randomUUID()
    await asSystem((tx) => insert(tx, name))
    expect(await stored()).toEqual([name])
  })
})

describe('a prepared statement', () => {
  const readAll = () => asSystem(({ db }) => sql<object>`select * from step`.execute(db))

  it('whose columns a migration changes is read again without it', async () => {
    await asSystem((tx) => insert(tx, 'kept'))
    await Promise.all([readAll(), readAll()])
    await data.owner.query('alter table step add column added int default 7')
    try {
      for (let round = 0; round < 4; round += 1)
        expect((await readAll()).rows).toEqual([{ id: 1, name: 'kept', added: 7 }])
    } finally {
      await data.owner.query('alter table step drop column added')
    }
  })

  it('is kept by its connection, and by none where that is turned off', async () => {
    const names = async (prepared: boolean) => {
      const one = openDatabase({ url: data.url, vault: data.vault, publicUrl: '', size: 1, prepared })
      try {
        await one.perform({ cookieHash: null }, circumstances, ({ db }) => sql`select 1 as one`.execute(db))
        const { rows } = await one.pool.query<{ text: string }>(
          'select statement as text from pg_prepared_statements order by prepare_time',
        )
        return rows.map(({ text }) => text)
      } finally {
        await one.close()
      }
    }
    expect(await names(true)).toEqual([expect.stringContaining('app.enter'), 'select 1 as one'])
    expect(await names(false)).toEqual([])
  })
})
