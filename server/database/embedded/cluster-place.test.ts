import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, readdir, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { runAs } from './system-account.ts'
import { dataFolder, isRoot, query, scratchFolder, start, stateOf } from './testing/scratch.ts'

describe.runIf(isRoot)('as root', () => {
  it('runs PostgreSQL as an unprivileged user', async () => {
    const dataDir = await dataFolder()
    await start(dataDir)
    expect((await stat(path.join(dataDir, 'postgres', 'cluster'))).uid).toBe(65_534)
  })

  it('keeps the cluster outside a closed home, says where, and finds it again', async () => {
    const dataDir = await dataFolder({ closed: true })
    const lines: string[] = []
    const first = await start(dataDir, { log: (line) => lines.push(line) })
    const { shelter } = await stateOf(dataDir)
    expect(shelter).toMatch(/^\/var\/lib\/spokewell-/)
    expect(lines[0]).toContain(shelter)
    await query(first.ownerUrl, 'create table kept as select 7 as seven')
    await first.stop()
    const second = await start(dataDir)
    expect(await query(second.ownerUrl, 'select seven from kept')).toEqual([{ seven: 7 }])
  })

  it('moves the data out of a home that was closed later', async () => {
    const dataDir = await dataFolder()
    const first = await start(dataDir)
    await query(first.ownerUrl, 'create table kept as select 7 as seven')
    await first.stop()
    await chmod(path.dirname(dataDir), 0o700)
    const second = await start(dataDir)
    expect(await query(second.ownerUrl, 'select seven from kept')).toEqual([{ seven: 7 }])
    expect(await readdir(path.join(dataDir, 'postgres'))).not.toContain('cluster')
  })

  it('stops rather than begin an empty database when the outside cluster is gone', async () => {
    const dataDir = await dataFolder({ closed: true })
    await (await start(dataDir)).stop()
    const { shelter = '' } = await stateOf(dataDir)
    await rename(path.join(shelter, 'cluster'), path.join(shelter, 'mislaid'))
    await expect(start(dataDir)).rejects.toMatchObject({ code: 'place_missing' })
  })
})

// PostgreSQL requires that its user has a name. Every Linux has this one (daemon).
const SOMEBODY = { uid: 1, gid: 1 }
const source = path.join(import.meta.dirname, 'testing', 'writer.ts')
const treeIsOpen = isRoot && (await runAs(SOMEBODY, '/bin/sh', ['-c', 'test -r "$1"', 'sh', source])).ok

describe.runIf(treeIsOpen)('as a normal user', () => {
  it('runs under a home with mode 0700, as that user, and root can go on with the same data', async () => {
    const home = path.join(await scratchFolder(), 'somebody')
    await mkdir(home, { mode: 0o700 })
    await chown(home, SOMEBODY.uid, SOMEBODY.gid)
    const dataDir = path.join(home, 'var')
    const server = spawn(process.execPath, [source, dataDir], {
      ...SOMEBODY,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(server.stdout, 'data')
    server.kill('SIGKILL')
    await once(server, 'exit')
    expect((await stat(path.join(dataDir, 'postgres', 'cluster'))).uid).toBe(SOMEBODY.uid)
    const asRoot = await start(dataDir)
    expect(await query(asRoot.ownerUrl, 'select 1 as one from row_kept limit 1')).toEqual([{ one: 1 }])
  })
})
