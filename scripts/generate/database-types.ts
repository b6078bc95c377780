import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { generate, getDialect, Logger } from 'kysely-codegen'
import { Pool } from 'pg'
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts'
import { prepareDatabase } from '#server/database/set-up.ts'
import { makeMasterKeys } from '#server/vault/master-keys.ts'

/** Reads the types of a migrated database's public tables. */
async function readTypes(connectionString: string): Promise<string> {
  const pool = new Pool({ connectionString, max: 1 })
  // The end of the pool does not wait for its connection, which PostgreSQL's own end may cut.
  pool.on('error', () => undefined)
  const db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  try {
    return await generate({
      db,
      // As server/database/value-parsers.ts reads them.
      dialect: getDialect('postgres', { dateParser: 'string', numericParser: 'number' }),
      includePattern: 'public.*',
      defaultSchemas: ['public'],
      // Written as text; what the driver makes of it when read is of no use to anybody.
      overrides: { columns: { 'sign_in.idle_limit': 'ColumnType<unknown, string, string>' } },
      outFile: null,
      logger: new Logger('error'),
    })
  } finally {
    await db.destroy()
  }
}

/** The types of the tables as the migrations make them, read from a database made for this moment. */
export async function databaseTypes(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'spokewell-generate-'))
  // As root, PostgreSQL's own user has to reach its folder inside.
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
      return await readTypes(postgres.ownerUrl)
    } finally {
      await postgres.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
