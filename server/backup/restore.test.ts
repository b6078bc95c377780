import { randomBytes } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import {
  access,
  cp,
  type FileHandle,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import pino from 'pino'
import S3rver from 's3rver'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest'
import type { Config } from '../config.ts'
import { backupCommand } from '../console/backup-command.ts'
import { eraseCommand } from '../console/erase-command.ts'
import { restoreCommand } from '../console/restore-command.ts'
import { withClient } from '../database/one-connection.ts'
import { ledgerFiles } from '../erasure/erasure-ledger.ts'
import { readErasures } from '../erasure/testing/read-erasures.ts'
import { openFiles } from '../files/open-files.ts'
import { keysAtStart } from '../keys-at-start.ts'
import { serve } from '../serve.ts'
import { onConsole } from '../testing/on-console.ts'
import { TEST_MASTER_KEYS } from '../testing/postgres.global-setup.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { masterKeyFile } from '../vault/master-keys.ts'
import { markDatabase, unmarkDatabase } from './unfinished-restore.ts'

const silent = pino({ level: 'silent' })

const HEAD = '2026-01-01.json'

let t: TestApp
/** The backup that every test restores, with its ledger: `kept` stays, `gone` was erased after the backup. */
let saved: string
let kept: { sessionId: string; riderId: string }
let gone: { sessionId: string; riderId: string }
let keptFile: string
let goneFile: string

async function rider(): Promise<{ sessionId: string; riderId: string; file: string }> {
  const { sessionId } = await t.build.guest()
  const { rows } = await t.data.owner.query<{ rider_id: string; wrapped: Buffer }>(
    'select s.rider_id, k.wrapped from session s join vault_key k on k.holder = s.rider_id where s.id = $1',
    [sessionId],
  )
  const found = rows[0]
  if (!found) throw new Error('no rider')
  const key = t.context.vault.holderKey(found.rider_id, found.wrapped)
  return {
    sessionId,
    riderId: found.rider_id,
    file: await t.context.files.put(key, Buffer.from('a picture')),
  }
}

beforeAll(async () => {
  t = await testApp()
  const [first, second] = [await rider(), await rider()]
  kept = first
  gone = second
  keptFile = first.file
  goneFile = second.file
  const heads = join(t.context.config.dataDir, 'audit-heads')
  await mkdir(heads, { recursive: true })
  await writeFile(join(heads, HEAD), '{}')
  await onConsole(t)(backupCommand)
  const { backupDir } = t.context.config
  saved = join(backupDir, (await readdir(backupDir)).find((name) => name.startsWith('20')) ?? '')
  await onConsole(t)(eraseCommand, gone.riderId)
})
afterAll(() => t.close())

let home: string
let target: { url: string; owner: Client; config: Partial<Config> }
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'spokewell-restore-'))
  const name = `r_${randomBytes(6).toString('hex')}`
  await withClient(inject('postgresOwnerUrl'), (client) => client.query(`create database ${name}`))
  const url = new URL(inject('postgresOwnerUrl'))
  url.pathname = `/${name}`
  const owner = new Client({ connectionString: url.href })
  await owner.connect()
  const dirs = { dataDir: join(home, 'var'), backupDir: join(home, 'backups') }
  target = { url: url.href, owner, config: { ...dirs, database: { url: url.href, ownerUrl: url.href } } }
})
afterEach(async () => {
  const name = new URL(target.url).pathname.slice(1)
  await target.owner.end()
  await withClient(inject('postgresOwnerUrl'), (client) => client.query(`drop database ${name} with (force)`))
  await rm(home, { recursive: true })
})

/** Runs a command on the empty installation that is restored into. */
const here = (more: Partial<Config> = {}) => {
  const { database, ...config } = { ...target.config, ...more }
  const inside = { ...t, data: { ...t.data, url: target.url, ownerUrl: target.url } }
  return onConsole(inside, database ? { ...config, database } : config)
}
const config = (): Config => ({ ...t.context.config, ...target.config, masterKeys: TEST_MASTER_KEYS })
const restore = (more: Partial<Config> = {}) => here(more)(restoreCommand, saved)
const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
const fileOf = (key: string) => join(config().dataDir, 'files', key.slice(34, 36), key)

async function riders(): Promise<{ id: string; erased: boolean; key: boolean }[]> {
  const { rows } = await target.owner.query(
    `select r.id, r.erased_at is not null as erased, k.holder is not null as key
     from rider r left join vault_key k on k.holder = r.id order by r.created_at, r.id`,
  )
  return rows
}

async function expectRestored() {
  const found = new Map((await riders()).map(({ id, ...facts }) => [id, facts]))
  expect(found.get(kept.riderId)).toEqual({ erased: false, key: true })
  expect(found.get(gone.riderId)).toEqual({ erased: true, key: false })
  expect(await isThere(fileOf(keptFile))).toBe(true)
  expect(await isThere(fileOf(goneFile))).toBe(false)
}

it('restores rows and photos without later erasures, which both ledgers then contain', async () => {
  const said = await restore()
  expect(said).toContain('The erasure ledger contains 1 erasures.')
  expect(said).toMatch(/Restored \d+ rows and 1 files\. 1 erasures were repeated\./)
  await expectRestored()
  for (const file of ledgerFiles(config()))
    expect(await readErasures([file])).toEqual([expect.objectContaining({ riderId: gone.riderId })])
  expect(await readdir(config().dataDir)).not.toContain('restore-unfinished')
  await expect(restore()).rejects.toThrow('The database already contains data.')
})

it.each(['creating the tables', 'loading the rows', 'copying the files'])(
  'interrupted while %s starts nothing, refuses every command, and can be repeated',
  async (phase) => {
    const breaks = new Error('broken off')
    const original = process.stdout.write
    const broken = restore().catch((error: Error) => error)
    // The line that announces the phase throws, as if the process had died there.
    const spied = process.stdout.write
    process.stdout.write = (line: string | Uint8Array) => {
      if (String(line).toLowerCase().startsWith(phase)) throw breaks
      return spied(line)
    }
    expect(await broken).toBe(breaks)
    process.stdout.write = original
    const reason = `A restore was not finished, so the server does not start. Repeat it: npm run restore -- ${saved}`
    await expect(serve(config(), silent)).rejects.toThrow(reason)
    await expect(here()(backupCommand)).rejects.toThrow(reason)
    // Another machine with its own data folder is stopped by the mark in the database.
    const elsewhere = { ...config(), dataDir: join(home, 'elsewhere') }
    await expect(serve(elsewhere, silent)).rejects.toThrow(reason)
    await restore()
    await expectRestored()
  },
)

const folderMark = () => join(config().dataDir, 'restore-unfinished')

it('leaves no mark when it ends before its first change, so the existing data can be served', async () => {
  const closed = 'postgres://nobody:x@127.0.0.1:1/none'
  await expect(restore({ database: { url: closed, ownerUrl: closed } })).rejects.toThrow('cannot be reached')
  expect(await isThere(folderMark())).toBe(false)
})

it('does not delete existing photos for a backup of the first format, which has none', async () => {
  const earlier = join(home, 'earlier')
  await cp(saved, earlier, { recursive: true })
  await rm(join(earlier, 'files'), { recursive: true })
  const manifest = JSON.parse(await readFile(join(earlier, 'manifest.json'), 'utf8'))
  await writeFile(join(earlier, 'manifest.json'), JSON.stringify({ ...manifest, format: 1 }))
  const files = join(config().dataDir, 'files')
  await mkdir(files, { recursive: true })
  await writeFile(join(files, 'only-copy'), 'sealed')
  // The ledger is beside the backup that all tests restore.
  const backupDir = { backupDir: t.context.config.backupDir }
  expect(await here(backupDir)(restoreCommand, earlier)).toContain(`Those that were in ${files} are in `)
  const aside = (await readdir(config().dataDir)).find((name) => name.startsWith('files.before-')) ?? ''
  expect(await readFile(join(config().dataDir, aside, 'only-copy'), 'utf8')).toBe('sealed')
})

it('makes the audit heads durable before it removes the marks', async () => {
  const handle = await open(home)
  await handle.close()
  const { sync } = Object.getPrototypeOf(handle)
  const synced: string[] = []
  const spy = vi.spyOn(Object.getPrototypeOf(handle), 'sync').mockImplementation(function (this: FileHandle) {
    synced.push(readlinkSync(`/proc/self/fd/${this.fd}`))
    return sync.call(this)
  })
  await restore().finally(() => spy.mockRestore())
  const heads = join(config().dataDir, 'audit-heads')
  const marksGo = synced.lastIndexOf(config().dataDir)
  for (const place of [join(heads, HEAD), heads]) {
    expect(synced).toContain(place)
    expect(synced.indexOf(place)).toBeLessThan(marksGo)
  }
})

it('marks the folder before the database', async () => {
  const first = new Client({ connectionString: target.url })
  await first.connect()
  await first.query('begin')
  await first.query('create schema unfinished_restore')
  const spied = restore()
  // The command waits for the other transaction to end.
  const waits =
    "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
  await expect.poll(async () => (await target.owner.query(waits)).rowCount, { timeout: 20_000 }).toBe(1)
  expect(await isThere(folderMark())).toBe(true)
  await first.query('rollback')
  await first.end()
  await spied
  await expectRestored()
  expect(await isThere(folderMark())).toBe(false)
})

it('never commits a state that contains the erased rider', async () => {
  const seen: unknown[] = []
  const watcher = new Client({ connectionString: target.url })
  await watcher.connect()
  const spied = restore()
  let over = false
  void spied.finally(() => {
    over = true
  })
  while (!over) {
    const { rows } = await watcher
      .query('select erased_at from rider where id = $1', [gone.riderId])
      .catch(() => ({ rows: [] }))
    seen.push(...rows.map((row) => row.erased_at))
  }
  await watcher.end()
  await spied
  expect(seen.filter((erased) => erased === null)).toEqual([])
})

it('tolerates a ledger whose last line was cut off, and reports it', async () => {
  const [file = ''] = ledgerFiles(t.context.config).slice(1)
  const whole = await readFile(file, 'utf8')
  try {
    await writeFile(file, `${whole}{"riderId":"1111`)
    expect(await restore()).toContain('contains an incomplete entry (line 2)')
  } finally {
    await writeFile(file, whole)
  }
  await expectRestored()
})

it('refuses a damaged ledger before it changes anything', async () => {
  const [file = ''] = ledgerFiles(t.context.config).slice(1)
  const whole = await readFile(file, 'utf8')
  try {
    await writeFile(file, `${whole}?\n${whole}`)
    await expect(restore()).rejects.toThrow(`${file} is damaged in line 2`)
  } finally {
    await writeFile(file, whole)
  }
  expect(await isThere(config().dataDir)).toBe(false)
})

it('refuses without the key before it changes anything, and creates no key', async () => {
  await expect(restore({ masterKeys: null })).rejects.toThrow(
    `The master key "test" of this backup is missing: MASTER_KEY is not set and ${masterKeyFile(config().dataDir)} does not exist.`,
  )
  expect(await isThere(config().dataDir)).toBe(false)
  const other = `test:${Buffer.alloc(32, 8).toString('base64')}`
  await expect(restore({ masterKeys: other })).rejects.toThrow('another master key "test"')
  expect(await isThere(config().dataDir)).toBe(false)
})

it('reads the key from the named file, and installs it', async () => {
  const key = join(home, 'key')
  await writeFile(key, `${TEST_MASTER_KEYS}\n`)
  await here({ masterKeys: null })(restoreCommand, saved, '--key', key)
  expect(await readFile(masterKeyFile(config().dataDir), 'utf8')).toBe(`${TEST_MASTER_KEYS}\n`)
  await expectRestored()
})

it('creates no key beside existing data: it names the missing key and where it belongs', async () => {
  await restore()
  const dataDir = join(home, 'fresh')
  await expect(keysAtStart(target.owner, { masterKeys: null, dataDir })).rejects.toThrow(
    `The master key "test" of this data is missing: MASTER_KEY is not set and ${masterKeyFile(dataDir)} does not exist.`,
  )
  expect(await isThere(dataDir)).toBe(false)
})

it('replaces what an unfinished restore left, and nothing that is not the product’s', async () => {
  await target.owner.query('create table operators_own (id int)')
  await restore()
  await markDatabase(target.owner, saved)
  await target.owner.query('alter table account add column later text')
  await restore()
  await expectRestored()
  expect((await target.owner.query('select * from operators_own')).rowCount).toBe(0)
  await unmarkDatabase(target.owner)
})

it('backs up the photos of a bucket, and restores them into a bucket', async () => {
  const directory = join(home, 'service')
  const buckets = ['before', 'after'].map((name) => ({ name, configs: [] }))
  const service = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: buckets,
  })
  const { port } = await service.run()
  const bucket = (name: string) => `s3://S3RVER:S3RVER@${name}?endpoint=http://127.0.0.1:${port}`
  try {
    const before = await openFiles({ filesUrl: bucket('before'), dataDir: home })
    for (const key of [keptFile, goneFile]) await before.put(key, Buffer.from(key))
    const backupDir = join(home, 'of-bucket')
    await onConsole(t, { filesUrl: bucket('before') })(backupCommand, backupDir)
    const [name = ''] = await readdir(backupDir)
    await here({ filesUrl: bucket('after'), backupDir: t.context.config.backupDir })(
      restoreCommand,
      join(backupDir, name),
    )
    const after = await openFiles({ filesUrl: bucket('after'), dataDir: home })
    expect((await after.get(keptFile))?.toString()).toBe(keptFile)
    expect(await after.get(goneFile)).toBeNull()
  } finally {
    await service.close()
  }
})
