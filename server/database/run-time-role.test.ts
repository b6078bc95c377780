import { createSecretKey, randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client, Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deriveRolePassword, type MasterKey, type MasterKeyRing } from '../vault/master-keys.ts'
import { rewrapKeys } from '../vault/rewrap-keys.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { withClient } from './one-connection.ts'
import { renewPassword } from './role-password.ts'
import { APP_ROLE } from './roles.ts'
import { openRunTimePool } from './run-time-pool.ts'
import { prepareDatabase } from './set-up.ts'

let postgres: EmbeddedPostgres
let home: string
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'spokewell-run-time-role-'))
  await chmod(home, 0o711)
  postgres = await startEmbeddedPostgres({
    dataDir: home,
    log: () => undefined,
    settings: { fsync: 'off', synchronous_commit: 'off' },
  })
})
afterAll(async () => {
  await postgres.stop()
  await rm(home, { recursive: true })
})

const masterKey = (id: string): MasterKey => ({ id, key: createSecretKey(randomBytes(32)) })

/** Runs SQL in the maintenance database, as the owner. */
const onCluster = (sql: string) => withClient(postgres.ownerUrl, (client) => client.query(sql))

let made = 0
/** An empty database in the one cluster, dropped at the end of the test. */
async function emptyDatabase(): Promise<{ ownerUrl: string; drop(): Promise<void> }> {
  made += 1
  const name = `practice_${made}`
  await onCluster(`create database ${name}`)
  const url = new URL(postgres.ownerUrl)
  url.pathname = `/${name}`
  return {
    ownerUrl: url.href,
    async drop() {
      await onCluster(`drop database ${name} with (force)`)
    },
  }
}

/** The state that a refused start must not change. */
async function stateOf(ownerUrl: string): Promise<unknown> {
  return withClient(ownerUrl, async (owner) => {
    const ask = async (sql: string) => (await owner.query({ text: sql, rowMode: 'array' })).rows
    return [
      await ask('select * from schema_migration order by name'),
      await ask('select * from vault_root'),
      await ask('select roleid, member, admin_option from pg_auth_members order by 1, 2'),
    ]
  })
}

const letsIn = (url: string) => withClient(url, (client: Client) => client.query('select 1'))

describe('a start with a wrong master key', () => {
  it.each(['another key under the same id', 'another id'])(
    '%s: changes nothing',
    async (kind) => {
      const { ownerUrl, drop } = await emptyDatabase()
      const ring: MasterKeyRing = [masterKey('k1')]
      const {
        login: { url },
      } = await prepareDatabase({ ownerUrl, url: null, ring })
      const before = await stateOf(ownerUrl)
      const wrong: MasterKeyRing = [masterKey(kind === 'another id' ? 'k9' : 'k1')]
      await expect(prepareDatabase({ ownerUrl, url: null, ring: wrong })).rejects.toThrow(/was sealed under/)
      expect(await stateOf(ownerUrl)).toEqual(before)
      await letsIn(url)
      await drop()
    },
    60_000,
  )
})

describe('a new master key in the ring', () => {
  it('leaves the processes that run with the old ring their new connections', async () => {
    const { ownerUrl, drop } = await emptyDatabase()
    const [k1, k2] = [masterKey('k1'), masterKey('k2')]
    const first = await prepareDatabase({ ownerUrl, url: null, ring: [k1] })
    const second = await prepareDatabase({ ownerUrl, url: null, ring: [k2, k1] })
    await letsIn(first.login.url)
    await withClient(ownerUrl, (owner) => rewrapKeys(owner, second.vault))
    const third = await prepareDatabase({ ownerUrl, url: null, ring: [k2] })
    for (const { login } of [first, second, third]) await letsIn(login.url)
    await drop()
  })
})

describe('a new password of the run-time role', () => {
  it('is taken up by every running process, without a failed query', async () => {
    const { ownerUrl, drop } = await emptyDatabase()
    const { login, vault } = await prepareDatabase({ ownerUrl, url: null, ring: [masterKey('k1')] })
    const pools = [1, 2].map(() => openRunTimePool({ ...login, size: 8 }))
    for (const pool of pools) await pool.query('select 1')
    for (let round = 0; round < 5; round += 1) {
      const asked = pools.flatMap((pool) =>
        Array.from({ length: 8 }, () => pool.query('select pg_sleep(0.01)')),
      )
      expect(await withClient(ownerUrl, (owner) => renewPassword(owner, vault))).toBe(true)
      await Promise.all(asked)
      // Ending idle connections makes the pool open new ones, which need the new password.
      for (const pool of pools) await emptied(pool)
      await Promise.all(pools.map((pool) => pool.query('select 1')))
    }
    await expect(letsIn(login.url)).rejects.toThrow(/28P01/)
    for (const pool of pools) await pool.end()
    await drop()
  })

  it('is not given while another database uses the role', async () => {
    const ring: MasterKeyRing = [masterKey('k1')]
    // As on a new cluster: after the earlier tests the role has a password that this ring does not know.
    await onCluster(`drop role if exists ${APP_ROLE}`)
    const [one, other] = [await emptyDatabase(), await emptyDatabase()]
    const { login, vault } = await prepareDatabase({ ...one, url: null, ring })
    await prepareDatabase({ ...other, url: null, ring })
    expect(await withClient(one.ownerUrl, (owner) => renewPassword(owner, vault))).toBe(false)
    await letsIn(login.url)
    for (const { drop } of [one, other]) await drop()
  })
})

/** Ends the idle connections of a pool. */
async function emptied(pool: Pool): Promise<void> {
  const clients = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()))
  for (const client of clients) client.release(true)
}

describe('a role whose password this installation does not know', () => {
  it('that another installation uses is refused, and the other goes on', async () => {
    const [one, other] = [await emptyDatabase(), await emptyDatabase()]
    const { login } = await prepareDatabase({ ...one, url: null, ring: [masterKey('k1')] })
    const name = new URL(one.ownerUrl).pathname.slice(1)
    await expect(prepareDatabase({ ...other, url: null, ring: [masterKey('k1')] })).rejects.toThrow(
      `is in use: database ${name}`,
    )
    await letsIn(login.url)
    for (const { drop } of [one, other]) await drop()
  })

  it('and that nobody uses is given the one that is kept', async () => {
    const { ownerUrl, drop } = await emptyDatabase()
    const start = () => prepareDatabase({ ownerUrl, url: null, ring })
    const ring: MasterKeyRing = [masterKey('k1')]
    const { login } = await start()
    await onCluster(`alter role ${APP_ROLE} password 'something else'`)
    await start()
    await letsIn(login.url)
    await drop()
  })
})

describe('a database of the version before, whose role has the password of the first master key', () => {
  it('keeps it, under a longer ring too', async () => {
    const { ownerUrl, drop } = await emptyDatabase()
    const [k1, k2] = [masterKey('k1'), masterKey('k2')]
    await prepareDatabase({ ownerUrl, url: null, ring: [k1] })
    const derived = deriveRolePassword([k1], APP_ROLE)
    await onCluster(`alter role ${APP_ROLE} password '${derived}'`)
    await withClient(ownerUrl, (owner) => owner.query('update vault_root set role_password = null'))
    const { login } = await prepareDatabase({ ownerUrl, url: null, ring: [k2, k1] })
    expect(new URL(login.url).password).toBe(derived)
    await drop()
  })
})

describe('several starts at once', () => {
  it('all succeed, in one database and in two of one cluster', async () => {
    const ring: MasterKeyRing = [masterKey('k1')]
    // As on a new cluster: after the earlier tests the role has a password that this ring does not know.
    await onCluster(`drop role if exists ${APP_ROLE}`)
    const [one, other] = [await emptyDatabase(), await emptyDatabase()]
    const starts = [one, one, one, one, other, other, other].map(({ ownerUrl }) =>
      prepareDatabase({ ownerUrl, url: null, ring }),
    )
    for (const { login } of await Promise.all(starts)) await letsIn(login.url)
    const again = [one, one, one, one, other, other, other].map(({ ownerUrl }) =>
      prepareDatabase({ ownerUrl, url: null, ring }),
    )
    for (const { login } of await Promise.all(again)) await letsIn(login.url)
    for (const { drop } of [one, other]) await drop()
  })
})
