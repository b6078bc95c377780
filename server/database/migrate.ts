import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Client } from 'pg'
import { OperatorProblem } from '../operator-problem.ts'
import { pinSearchPaths } from './pin-search-path.ts'
import { tunePolicies } from './tune-policies.ts'

export interface Migration {
  name: string
  sql: string
  checksum: string
}

/** Makes processes that start at the same time migrate one after the other. */
const MIGRATION_LOCK = 7_305_001

/**
 * Reads the numbered SQL files of a folder, in order.
 * @param prefix names the layer they belong to, so that two layers may both have a `0001`
 * @throws when two files have the same number
 */
export async function readMigrations(folder: string, prefix: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}_.*\.sql$/.test(file)).sort()
  const twice = files.find((file, place) => file.slice(0, 4) === files[place - 1]?.slice(0, 4))
  if (twice) throw new Error(`Two migrations have the number of ${twice}: their order is left to chance`)
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(join(folder, file), 'utf8')
      return {
        name: `${prefix}/${basename(file)}`,
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
      }
    }),
  )
}

/**
 * Runs each file that has not run yet in its own transaction. A first line `-- no transaction` runs it without one, for
 * statements that PostgreSQL refuses inside a transaction. Afterwards the search path of every function is pinned.
 * @returns the names of the files that ran
 * @throws when a file that ran has been changed, or the database is newer than this program
 */
export async function migrate(owner: Client, migrations: Migration[]): Promise<string[]> {
  await owner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  try {
    await owner.query(
      `create table if not exists schema_migration (name text primary key, checksum text not null, at timestamptz not null)`,
    )
    const done = new Map(
      (
        await owner.query<{ name: string; checksum: string }>('select name, checksum from schema_migration')
      ).rows.map((row) => [row.name, row.checksum]),
    )
    for (const name of done.keys())
      if (!migrations.some((migration) => migration.name === name))
        throw new OperatorProblem(
          `The database knows ${name}, this program does not: it is older than its data.`,
        )
    const ran: string[] = []
    for (const migration of migrations) {
      const checksum = done.get(migration.name)
      if (checksum === migration.checksum) continue
      if (checksum)
        throw new OperatorProblem(
          `${migration.name} was changed after it ran. Write a new migration instead.`,
        )
      await runMigration(owner, migration)
      ran.push(migration.name)
    }
    await pinSearchPaths(owner)
    await tunePolicies(owner)
    return ran
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  }
}

const OUTSIDE = '-- no transaction'

const record = (owner: Client, { name, checksum }: Migration) =>
  owner.query('insert into schema_migration (name, checksum, at) values ($1, $2, now())', [name, checksum])

/**
 * Migrates inside the caller's transaction, up to the first migration that PostgreSQL refuses inside one. The remaining
 * ones are for `migrate`.
 */
export async function migrateInside(owner: Client, migrations: readonly Migration[]): Promise<void> {
  const { rows } = await owner.query<{ name: string }>('select name from schema_migration')
  const done = new Set(rows.map(({ name }) => name))
  for (const migration of migrations) {
    if (done.has(migration.name)) continue
    if (migration.sql.startsWith(OUTSIDE)) return
    await owner.query(migration.sql)
    await record(owner, migration)
    // Each migration's own commit would do the same. The next migration may change the tables of deferred constraints.
    await owner.query('set constraints all immediate; set constraints all deferred')
  }
}

async function runMigration(owner: Client, migration: Migration): Promise<void> {
  const { name, sql } = migration
  if (sql.startsWith(OUTSIDE)) {
    await owner.query(sql)
    await record(owner, migration)
    return
  }
  await owner.query("begin; set local lock_timeout = '5s'")
  try {
    await owner.query(sql)
    await record(owner, migration)
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
