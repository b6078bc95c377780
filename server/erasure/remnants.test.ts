import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { backupCommand } from '../console/backup-command.ts'
import { eraseCommand } from '../console/erase-command.ts'
import { restoreCommand } from '../console/restore-command.ts'
import { start, usedDataFolder } from '../database/embedded/testing/scratch.ts'
import { withClient } from '../database/one-connection.ts'
import { prepareDatabase } from '../database/set-up.ts'
import { intakes } from '../testing/intakes.ts'
import { onConsole } from '../testing/on-console.ts'
import { TEST_MASTER_KEYS } from '../testing/postgres.global-setup.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import type { TestDatabase } from '../testing/test-database.ts'
import { parseRing } from '../vault/master-keys.ts'
import { eraseRiderRows } from './erase-rider.ts'
import { remnantsAreDue, removeRemnants } from './remnants.ts'
import { adviceOn } from './storage-rights.ts'

const SLOW = { timeout: 180_000 }
/** Sealed values and wrapped keys are longer. Hashes and counters are not searched for. */
const SHORTEST = 40
/** The length of the searched pieces, because PostgreSQL splits long values. */
const PIECE = 32

/** A database with its own data folder, whose files can be searched. */
async function ownDatabase(dataDir: string, more: Record<string, string> = {}) {
  // Compressed page images in the log would hide the values from the search.
  const options = { settings: { fsync: 'off', wal_compression: 'off', ...more } }
  const { ownerUrl, stop } = await start(dataDir, options)
  const ring = parseRing(TEST_MASTER_KEYS)
  const { login, vault } = await prepareDatabase({ ownerUrl, url: null, ring })
  const owner = new Client({ connectionString: ownerUrl })
  await owner.connect()
  const disconnect = () => owner.end()
  const name = new URL(ownerUrl).pathname.slice(1)
  const data: TestDatabase = {
    name,
    ownerUrl,
    url: login.url,
    ring,
    vault,
    owner,
    disconnect,
    drop: disconnect,
  }
  return { data, stop }
}

/** Every sealed value and wrapped key in the rows, as hex. */
async function storedValues(owner: Client): Promise<Set<string>> {
  const columns = await owner.query<{ name: string; column: string }>(
    `select format('%I.%I', table_schema, table_name) as name, quote_ident(column_name) as column
     from information_schema.columns where table_schema in ('public', 'identity') and data_type = 'bytea'`,
  )
  const values = new Set<string>()
  for (const { name, column } of columns.rows) {
    const { rows } = await owner.query<{ value: string }>(
      `select encode(${column}, 'hex') as value from ${name} where length(${column}) >= ${SHORTEST}`,
    )
    for (const { value } of rows) values.add(value)
  }
  return values
}

/** The values that occur in any file of the database. */
async function foundOnDisk(dataDir: string, values: ReadonlySet<string>): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'postgres'), { withFileTypes: true, recursive: true })
  const pieces = new Map([...values].map((value) => [value, Buffer.from(value, 'hex').subarray(0, PIECE)]))
  const found = new Set<string>()
  for (const entry of entries.filter((each) => each.isFile())) {
    const bytes = await readFile(join(entry.parentPath, entry.name)).catch(() => Buffer.alloc(0))
    for (const [value, piece] of pieces) if (bytes.includes(piece)) found.add(value)
  }
  return [...found]
}

async function appOn(data: TestDatabase): Promise<TestApp> {
  const t = await testApp({}, data)
  onTestFinished(() => t.close())
  return t
}

/** Riders with accounts and an intake each; the first one will be erased. */
async function riders(t: TestApp, others: number) {
  const fitter = await t.build.fitter()
  const { begin, send, correct } = intakes(t)
  const made = async () => {
    const client = await t.build.client()
    const begun = await begin(client, fitter)
    await send(begun)
    t.clock.advance({ minutes: 1 })
    await correct(begun, 1, { occupation: 'x'.repeat(200) })
    return client
  }
  const goes = await made()
  for (let other = 0; other < others; other += 1) await made()
  const { rows } = await t.data.owner.query<{ id: string }>('select id from rider where account_id = $1', [
    goes.id,
  ])
  return { goes, riderId: rows[0]?.id ?? '' }
}

it.each([
  ['a file', 1, (riderId: string) => [riderId]],
  ['the only file', 0, (riderId: string) => [riderId]],
  ['an account', 1, (_id: string, email: string) => ['--account', email]],
])('%s erased on the console cannot be recovered from the disk', SLOW, async (_what, others, args) => {
  const dataDir = await usedDataFolder()
  const { data } = await ownDatabase(dataDir)
  const t = await appOn(data)
  const { goes, riderId } = await riders(t, others)
  await data.owner.query('analyze')
  const before = await storedValues(data.owner)
  expect(await foundOnDisk(dataDir, before)).toHaveLength(before.size)
  const said = await onConsole(t)(eraseCommand, ...args(riderId, goes.email))
  expect(said).not.toMatch(/in use|administrator/)
  const after = await storedValues(data.owner)
  const gone = new Set([...before].filter((value) => !after.has(value)))
  const key = await data.owner.query('select 1 from vault_key where holder = $1', [riderId])
  expect([key.rowCount, gone.size > 3, after.size > 3]).toEqual([0, true, true])
  expect(await foundOnDisk(dataDir, gone)).toEqual([])
  expect(await foundOnDisk(dataDir, after)).toHaveLength(after.size)
})

it('a restore leaves nothing of an erased file of the backup on the disk', SLOW, async () => {
  const t = await appOn((await ownDatabase(await usedDataFolder())).data)
  const { riderId } = await riders(t, 1)
  const before = await storedValues(t.data.owner)
  await onConsole(t)(backupCommand)
  const { backupDir } = t.context.config
  const saved = join(backupDir, (await readdir(backupDir)).find((name) => name.startsWith('20')) ?? '')
  await onConsole(t)(eraseCommand, riderId)
  const left = await storedValues(t.data.owner)

  const dataDir = await usedDataFolder()
  const { ownerUrl } = await start(dataDir, { settings: { fsync: 'off', wal_compression: 'off' } })
  const empty = { ...t, data: { ...t.data, url: ownerUrl, ownerUrl } }
  const said = await onConsole(empty, { dataDir })(restoreCommand, saved)
  expect(said).toContain('1 erasures were repeated')
  const gone = new Set([...before].filter((value) => !left.has(value)))
  expect(gone.size).toBeGreaterThan(3)
  expect(await foundOnDisk(dataDir, gone)).toEqual([])
})

it(
  'an erased file cannot be recovered from log segments that an earlier release kept for reuse',
  SLOW,
  async () => {
    const dataDir = await usedDataFolder()
    const earlier = await ownDatabase(dataDir, { wal_recycle: 'on', min_wal_size: '256MB' })
    const t = await testApp({}, earlier.data)
    const { riderId } = await riders(t, 1)
    const before = await storedValues(earlier.data.owner)
    for (let segment = 0; segment < 4; segment += 1)
      await earlier.data.owner.query("select pg_logical_emit_message(false, 'test', ''), pg_switch_wal()")
    await earlier.data.owner.query('checkpoint')
    await t.close()
    await earlier.stop()
    const { data } = await ownDatabase(dataDir)
    onTestFinished(() => data.drop())
    await eraseRiderRows(data.owner, { riderId, at: t.clock.now().toISOString() })
    const prepared = await data.owner.query(
      'select 1 from pg_ls_waldir() where name > pg_walfile_name(pg_current_wal_lsn())',
    )
    expect(prepared.rowCount).toBeGreaterThan(2)
    expect(await removeRemnants(data.owner)).toEqual({ done: true, advice: [] })
    const after = await storedValues(data.owner)
    const gone = new Set([...before].filter((value) => !after.has(value)))
    expect(gone.size).toBeGreaterThan(3)
    expect(await foundOnDisk(dataDir, gone)).toEqual([])
  },
)

it('removal is requested by the erasure, waits for transactions that could see the rows, and completes', async () => {
  const t = await testApp()
  onTestFinished(() => t.close())
  const { owner, ownerUrl } = t.data
  const { riderId } = await riders(t, 0)
  await removeRemnants(owner)
  expect(await remnantsAreDue(owner)).toBe(false)
  await withClient(ownerUrl, async (backup) => {
    await backup.query('begin isolation level repeatable read')
    await backup.query('select 1')
    await eraseRiderRows(owner, { riderId, at: t.clock.now().toISOString() })
    expect(await remnantsAreDue(owner)).toBe(true)
    expect(await removeRemnants(owner, { transactionsWithinMs: 0 })).toMatchObject({ done: false })
    expect(await remnantsAreDue(owner)).toBe(true)
  })
  expect(await removeRemnants(owner)).toMatchObject({ done: true })
  expect(await remnantsAreDue(owner)).toBe(false)
})

it('removal reports what a PostgreSQL run by the operator keeps, and nothing otherwise', () => {
  const nothing = {
    owner: 'owner',
    ownsDatabase: true,
    clearsStatistics: true,
    maySwitchLog: true,
    mayCheckpoint: true,
    recyclesLog: false,
    archivesLog: false,
    keepsLog: false,
    replicationSlots: 0,
  }
  expect(adviceOn(nothing)).toEqual([])
  const advice = adviceOn({
    owner: 'owner',
    ownsDatabase: false,
    clearsStatistics: false,
    maySwitchLog: false,
    mayCheckpoint: false,
    recyclesLog: true,
    archivesLog: true,
    keepsLog: true,
    replicationSlots: 1,
  })
  expect(advice).toHaveLength(8)
  for (const word of ['pg_switch_wal', 'grant pg_checkpoint to owner', 'wal_recycle = off', 'archive_mode'])
    expect(advice.join()).toContain(word)
})
