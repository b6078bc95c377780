import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ownerUrlOfRunning } from './embedded-postgres.ts'
import { dataFolder, query, start, stateOf, usedDataFolder } from './testing/scratch.ts'

describe('the first start', () => {
  it('makes a database owned by a role that is no superuser', async () => {
    const postgres = await start(await dataFolder())
    const [role] = await query(
      postgres.ownerUrl,
      `select current_user as name, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, current_database() as database
       from pg_roles where rolname = current_user`,
    )
    expect(role).toEqual({
      name: 'spokewell_owner',
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: true,
      rolcreatedb: true,
      database: 'spokewell',
    })
  })

  it('knows every script and sorts by code point', async () => {
    const { ownerUrl } = await start(await usedDataFolder())
    const [row] = await query(
      ownerUrl,
      `select upper('žluťoučký') as upper, 'Z' < 'a' as by_code_point,
        pg_encoding_to_char(encoding) as encoding, datlocale from pg_database where datname = 'spokewell'`,
    )
    expect(row).toEqual({ upper: 'ŽLUŤOUČKÝ', by_code_point: true, encoding: 'UTF8', datlocale: 'C.UTF-8' })
  })

  it('keeps durability on unless it is given up', async () => {
    const { ownerUrl } = await start(await usedDataFolder(), { settings: {} })
    expect(await query(ownerUrl, "select current_setting('fsync') as fsync")).toEqual([{ fsync: 'on' }])
  })

  it('lets nobody but its own account read passwords and log', async () => {
    const dataDir = await dataFolder()
    await start(dataDir)
    const home = path.join(dataDir, 'postgres')
    const files = (await readdir(home)).filter((name) => name !== 'cluster')
    const modes = await Promise.all(
      files.map(async (name) => (await stat(path.join(home, name))).mode & 0o777),
    )
    expect(files.toSorted()).toEqual(['owner.password', 'postgresql.log', 'state.json', 'superuser.password'])
    expect(new Set(modes)).toEqual(new Set([0o600]))
  })
})

describe('a later start', () => {
  it('finds data and address as they were', async () => {
    const dataDir = await usedDataFolder()
    const first = await start(dataDir)
    await query(first.ownerUrl, 'create table kept as select 7 as seven')
    await first.stop()
    const second = await start(dataDir)
    expect(second.ownerUrl).toBe(first.ownerUrl)
    expect(await ownerUrlOfRunning(dataDir)).toBe(first.ownerUrl)
    expect(await query(second.ownerUrl, 'select seven from kept')).toEqual([{ seven: 7 }])
  })

  it('takes another port when somebody has taken the old one', async () => {
    const dataDir = await usedDataFolder()
    const first = await start(dataDir)
    await first.stop()
    const rival = createServer().listen(first.port, '127.0.0.1')
    await once(rival, 'listening')
    onTestFinished(() => void rival.close())
    const second = await start(dataDir)
    expect(second.port).not.toBe(first.port)
    expect((await stateOf(dataDir)).port).toBe(second.port)
  })

  it('heals a lost owner password', async () => {
    const dataDir = await usedDataFolder()
    await rm(path.join(dataDir, 'postgres', 'owner.password'))
    const { ownerUrl } = await start(dataDir)
    expect(await query(ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('goes on without a damaged state file of the last one, and mends it', async () => {
    const dataDir = await usedDataFolder()
    await writeFile(path.join(dataDir, 'postgres', 'state.json'), '{"port": 5')
    const { port } = await start(dataDir)
    expect((await stateOf(dataDir)).port).toBe(port)
  })

  it.each([
    ['a lost superuser’s password', 'superuser.password', null, 'password_lost'],
    ['a missing PG_VERSION', 'cluster/PG_VERSION', null, 'cluster_damaged'],
    ['an empty PG_VERSION', 'cluster/PG_VERSION', '', 'cluster_damaged'],
  ])('is stopped in words by %s', async (_what, name, text, code) => {
    const dataDir = await usedDataFolder()
    const home = path.join(dataDir, 'postgres')
    await rm(path.join(home, 'owner.password'))
    await (text === null ? rm(path.join(home, name)) : writeFile(path.join(home, name), text))
    await expect(start(dataDir)).rejects.toMatchObject({
      code,
      message: expect.stringContaining(path.join(home, name)),
    })
  })

  it('is stopped with an explanation by a damaged state file that may have named the place of the database', async () => {
    const dataDir = await dataFolder()
    const file = path.join(dataDir, 'postgres', 'state.json')
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, '{"shelter": "/var')
    const stopped = start(dataDir)
    await expect(stopped).rejects.toMatchObject({
      code: 'state_damaged',
      message: expect.stringContaining(file),
    })
    await rm(file)
  })

  it('removes a pid file that names a process of somebody else, and leaves the process alone', async () => {
    const dataDir = await usedDataFolder()
    const cluster = path.join(dataDir, 'postgres', 'cluster')
    await writeFile(path.join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n`)
    const { ownerUrl } = await start(dataDir)
    expect(await query(ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('refuses data of another major version, saying what to do, and changes nothing', async () => {
    const dataDir = await usedDataFolder()
    const versionFile = path.join(dataDir, 'postgres', 'cluster', 'PG_VERSION')
    await writeFile(versionFile, '17\n')
    await expect(start(dataDir)).rejects.toMatchObject({
      code: 'other_version',
      message: expect.stringMatching(/PostgreSQL 17.*npm run backup.*npm run restore/s),
    })
    expect(await readFile(versionFile, 'utf8')).toBe('17\n')
  })
})

it('refuses a second server on the same cluster', async () => {
  const dataDir = await usedDataFolder()
  await start(dataDir)
  await expect(start(dataDir)).rejects.toMatchObject({ code: 'cluster_in_use' })
})

it('writes no value of a refused row or statement to its log', async () => {
  const dataDir = await usedDataFolder()
  const { ownerUrl } = await start(dataDir)
  await query(ownerUrl, 'create table unique_note (note text unique, weight integer)')
  await query(ownerUrl, "insert into unique_note values ('canary-kept')")
  await expect(query(ownerUrl, "insert into unique_note values ('canary-kept')")).rejects.toThrow('duplicate')
  await expect(query(ownerUrl, "insert into unique_note values ('x', 'canary-typed')")).rejects.toThrow(
    'integer',
  )
  const log = await readFile(path.join(dataDir, 'postgres', 'postgresql.log'), 'utf8')
  expect(log).toContain('ready to accept connections')
  expect(log).not.toContain('canary')
})
