import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Cli } from 'kysely-codegen'
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts'
import { prepareDatabase } from '#server/database/set-up.ts'
import { loadMasterKeys } from '#server/vault/master-keys.ts'

/** Reads the types of a migrated database's public tables. */
const readTypes = (url: string): Promise<string> =>
  new Cli().generate({
    dialect: 'postgres',
    url,
    includePattern: 'public.*',
    defaultSchemas: ['public'],
    outFile: null,
    logLevel: 'error',
  })

/** The types of the tables as the migrations make them, read from a database made for this moment. */
export async function databaseTypes(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'spokewell-generate-'))
  // As root, PostgreSQL's own user has to reach its folder inside.
  await chmod(dataDir, 0o711)
  try {
    const { ring } = loadMasterKeys(null, dataDir)
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
