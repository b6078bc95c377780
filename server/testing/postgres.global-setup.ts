import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts'
import { prepareDatabase } from '../database/set-up.ts'
import { parseRing } from '../vault/master-keys.ts'

/** The key ring of every test database. Copies of one template share their vault. */
export const TEST_MASTER_KEYS = `test:${Buffer.alloc(32, 7).toString('base64')}`
const TEMPLATE = 'spokewell_template'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The owner's URL of the server's maintenance database, from which copies are made. */
    postgresOwnerUrl: string
    templateDatabase: string
    /** A folder that several test files share, deleted after the run. Every user may enter it. */
    sharedFolder: string
  }
}

async function ownServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'spokewell-test-'))
  // When run as root, PostgreSQL uses another user, who must be able to reach its folder.
  await chmod(dataDir, 0o711)
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' },
  })
  return {
    ownerUrl: postgres.ownerUrl,
    async stop() {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts one PostgreSQL for the run (or uses `TEST_DATABASE_OWNER_URL`) and creates one migrated template in it. */
export default async function setup({ provide }: TestProject) {
  const given = process.env.TEST_DATABASE_OWNER_URL
  const server = given ? { ownerUrl: given, stop: async () => undefined } : await ownServer()
  const template = `${TEMPLATE}_${process.pid}`
  const maintenance = new Client({ connectionString: server.ownerUrl })
  await maintenance.connect()
  await maintenance.query(`create database ${template}`)
  const templateUrl = new URL(server.ownerUrl)
  templateUrl.pathname = `/${template}`
  const ring = parseRing(TEST_MASTER_KEYS)
  await prepareDatabase({ ownerUrl: templateUrl.href, url: null, ring })
  provide('postgresOwnerUrl', server.ownerUrl)
  provide('templateDatabase', template)
  const sharedFolder = await mkdtemp(join(tmpdir(), 'spokewell-shared-'))
  await chmod(sharedFolder, 0o711)
  provide('sharedFolder', sharedFolder)
  return async () => {
    await maintenance.query(`drop database if exists ${template} with (force)`)
    await maintenance.end()
    await server.stop()
    await rm(sharedFolder, { recursive: true, force: true })
  }
}
