import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '../embedded-postgres.ts'

export const isRoot = process.getuid?.() === 0

/** A temporary folder that every user may enter. It is deleted after the test, with anything PostgreSQL put outside. */
export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'spokewell-embedded-'))
  await chmod(folder, 0o711)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A data folder in a temporary folder; with `closed` only this user may enter it. */
export async function dataFolder({ closed = false } = {}): Promise<string> {
  const outer = path.join(await scratchFolder(), 'home')
  await mkdir(outer, { mode: closed ? 0o700 : 0o711 })
  const dataDir = path.join(outer, 'var')
  onTestFinished(async () => {
    const { shelter } = await stateOf(dataDir)
    if (shelter !== undefined) await rm(shelter, { recursive: true, force: true })
  })
  return dataDir
}

let cluster: Promise<string> | undefined

async function makeCluster(): Promise<string> {
  const outer = await mkdtemp(path.join(inject('sharedFolder'), 'cluster-'))
  await chmod(outer, 0o711)
  const dataDir = path.join(outer, 'var')
  await (await startEmbeddedPostgres({ dataDir, log: () => {}, settings: { fsync: 'off' } })).stop()
  return dataDir
}

/** A copy of a data folder that was started and stopped before, because the first start of a folder takes seconds. */
export async function usedDataFolder(): Promise<string> {
  cluster ??= makeCluster()
  const dataDir = await dataFolder()
  await promisify(execFile)('cp', ['-a', await cluster, dataDir])
  return dataDir
}

export async function stateOf(dataDir: string): Promise<{ port?: number; shelter?: string }> {
  return JSON.parse(await readFile(path.join(dataDir, 'postgres', 'state.json'), 'utf8').catch(() => '{}'))
}

/** Starts without waiting for the disk, and stops at the end of the test. */
export async function start(
  dataDir: string,
  options: Partial<EmbeddedPostgresOptions> = {},
): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: () => {},
    settings: { fsync: 'off' },
    ...options,
  })
  onTestFinished(() => postgres.stop())
  return postgres
}

/** The rows of a query, over a separate connection. */
export async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}
