import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { generate, getDialect, Logger } from 'kysely-codegen'
import { Pool } from 'pg'
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts'
import { prepareDatabase } from '#server/database/set-up.ts'
import { makeMasterKeys } from '#server/vault/master-keys.ts'

/** Reads the tables whose changes need an audit entry, as the type of their names. */
async function readAuditedEntity(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where t.tgname in ('audited_insert', 'audited_update') order by 1`,
  )
  const names = rows.map(({ name }) => `\n  | '${name}'`).join('')
  return `/** The tables for which every change needs an audit entry: the calls of \`app.audited\`. */\nexport type AuditedEntity =${names};\n`
}

/** Reads the types of a migrated database's public tables. */
async function readTypes(connectionString: string): Promise<string> {
  const pool = new Pool({ connectionString, max: 1 })
  // Closing the pool does not wait for its connection, which may break when PostgreSQL stops.
  pool.on('error', () => undefined)
  const db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  try {
    const tables = await generate({
      db,
      // The types that server/database/value-parsers.ts returns.
      dialect: getDialect('postgres', { dateParser: 'string', numericParser: 'number' }),
      includePattern: 'public.*',
      defaultSchemas: ['public'],
      // Written as text. The value that the driver returns is not used.
      overrides: { columns: { 'sign_in.idle_limit': 'ColumnType<unknown, string, string>' } },
      outFile: null,
      logger: new Logger('error'),
    })
    return `${tables.trimEnd()}\n\n${await readAuditedEntity(pool)}`
  } finally {
    await db.destroy()
  }
}

/** Reads something of a temporary database with all migrations. */
export async function ofMigratedDatabase<T>(read: (ownerUrl: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'spokewell-generate-'))
  // When run as root, PostgreSQL uses its own user, who must reach its folder inside.
  await chmod(dataDir, 0o711)
  try {
    const { ring } = makeMasterKeys(dataDir)
    const postgres = await startEmbeddedPostgres({
      dataDir,
      log: () => undefined,
      settings: { fsync: 'off' },
    })
    try {
      await prepareDatabase({ ownerUrl: postgres.ownerUrl, url: null, ring })
      return await read(postgres.ownerUrl)
    } finally {
      await postgres.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The types of the tables. */
export const databaseTypes = (): Promise<string> => ofMigratedDatabase(readTypes)
