import { createHash, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmClock } from '../clock/clock-seen.ts'
import { localFiles } from '../files/local-files.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { backUp } from './backup.ts'
import { openBackup } from './manifest.ts'
import { outdatedBackups } from './old-backups.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

let data: TestDatabase
let folder: string
beforeAll(async () => {
  data = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'spokewell-old-backups-'))
})
afterAll(async () => {
  await data.drop()
  await rm(folder, { recursive: true })
})

const files = () => localFiles(join(folder, 'data', 'files'))
const said: string[] = []
const say = (line: string) => void said.push(line)
const backUpAt = (at: string) =>
  backUp({
    owner: data.owner,
    dataDir: join(folder, 'data'),
    files: files(),
    into: folder,
    now: new Date(at),
    say,
  })

it('removes old backups beside a new one, and nothing that only looks like a date', async () => {
  const others = ['2019', 'photos 2019', 'report-2020-03', '2020-01-01', '2020-01-01T00-00-00Z.kept']
  const old = '2020-01-01T00-00-00Z'
  const young = ['2026-11-19T10-00-00Z', '2026-11-18T10-00-00Z']
  for (const name of [...others, old, ...young])
    await mkdir(join(folder, name, 'inside'), { recursive: true })
  await backUpAt('2026-11-20T10:00:00Z')
  expect((await readdir(folder)).sort()).toEqual([...others, ...young, '2026-11-20T10-00-00Z'].sort())
})

it('keeps the newest backups, however old; one dated in the future is not one of them', () => {
  const at = (day: string) => `${day}T02-00-00Z`
  const past = ['2026-01-04', '2026-01-03', '2026-01-02', '2026-01-01'].map(at)
  const names = [at('2031-01-01'), ...past]
  expect(outdatedBackups(names, new Date('2026-11-20T10:00:00Z'))).toEqual([at('2026-01-01')])
})

it('removes no backup when the clock is far ahead, reports it after the backup, and can be confirmed', async () => {
  const there = await readdir(folder)
  const late = new Date('2031-01-01T00:00:00Z')
  const made = basename(await backUpAt(late.toISOString()))
  expect(await readdir(folder)).toEqual([...there, made].sort())
  expect(said.at(-1)).toMatch(/^No old backup was removed\. .*2031.*npm run clock -- --confirm$/)
  await confirmClock(data.owner, late)
  await backUpAt('2031-01-01T00:00:01Z')
  expect((await readdir(folder)).filter((name) => name.startsWith('2026-11'))).toHaveLength(1)
  await rm(join(folder, made), { recursive: true })
  await rm(join(folder, '2031-01-01T00-00-01Z'), { recursive: true })
  await confirmClock(data.owner, new Date('2026-11-20T10:00:00Z'))
})

it('succeeds for data of an earlier release: only the old backups are kept, and this is reported', async () => {
  const earlier = await testDatabase()
  const into = join(folder, 'upgraded')
  try {
    await earlier.owner.query('drop table clock_seen cascade')
    await mkdir(join(into, '2020-01-01T00-00-00Z'), { recursive: true })
    const now = new Date('2026-11-20T10:00:00Z')
    const dataDir = join(folder, 'data')
    const saved = await backUp({ owner: earlier.owner, dataDir, files: files(), into, now, say })
    expect((await openBackup(saved)).remarks).toEqual([])
    expect(said.at(-1)).toMatch(/^Saved, but old backups were not removed: .*Start the server on it once/)
    expect(await readdir(into)).toContain('2020-01-01T00-00-00Z')
  } finally {
    await rm(into, { recursive: true })
    await earlier.drop()
  }
})

it('saves complete files and none that is being written', async () => {
  const key = `${randomUUID()}/${randomUUID()}`
  await files().put(key, Buffer.from('sealed'))
  await mkdir(join(folder, 'data', 'files', '.incoming'), { recursive: true })
  await writeFile(join(folder, 'data', 'files', '.incoming', 'half'), 'sea')
  const saved = await backUpAt('2026-11-20T11:00:00Z')
  expect(await readFile(join(saved, 'files', key), 'utf8')).toBe('sealed')
  expect(await readdir(join(saved, 'files'))).toEqual([key.split('/')[0]])
  const { manifest } = await openBackup(saved)
  expect(manifest).toMatchObject({
    format: 2,
    parts: expect.arrayContaining([{ file: `files/${key}`, bytes: 6, sha256: sha256('sealed') }]),
  })
})

it('gives each backup of the same second its own complete folder', async () => {
  const at = '2026-11-20T12:00:00Z'
  const other = await testDatabase()
  try {
    const saved = await Promise.all(
      [data.owner, other.owner].map((owner) =>
        backUp({
          owner,
          dataDir: join(folder, 'data'),
          files: files(),
          into: folder,
          now: new Date(at),
          say,
        }),
      ),
    )
    saved.push(await backUpAt(at))
    expect(saved.map((each) => basename(each)).sort()).toEqual([
      '2026-11-20T12-00-00Z',
      '2026-11-20T12-00-00Z-2',
      '2026-11-20T12-00-00Z-3',
    ])
    for (const each of saved) expect((await openBackup(each)).remarks).toEqual([])
  } finally {
    await other.drop()
  }
})

it('ignores an unfinished backup, and removes it after a day', async () => {
  const [old, running] = ['2026-11-19T12-59-00Z.partial', '2026-11-20T12-59-00Z.partial']
  const earlier = '.2026-10-01T00-00-00Z.unfinished'
  for (const name of [old, running, earlier]) await mkdir(join(folder, name, 'inside'), { recursive: true })
  await expect(openBackup(join(folder, old))).rejects.toThrow('is not a backup: it has no manifest.json')
  await backUpAt('2026-11-20T13:00:00Z')
  const names = await readdir(folder)
  expect(names).toContain(running)
  expect(names).not.toContain(old)
  expect(names).not.toContain(earlier)
})

it('leaves nothing behind when a backup fails', async () => {
  const before = await readdir(folder)
  const failing = { ...files(), get: () => Promise.reject(new Error('down')) }
  const now = new Date('2026-11-20T14:00:00Z')
  await expect(
    backUp({ owner: data.owner, dataDir: join(folder, 'data'), files: failing, into: folder, now, say }),
  ).rejects.toThrow('down')
  expect(await readdir(folder)).toEqual(before)
})

describe('refuses a backup, naming the file,', () => {
  let saved: string
  beforeAll(async () => {
    await files().put(`${randomUUID()}/${randomUUID()}`, Buffer.from('another'))
    saved = await backUpAt('2026-11-20T15:00:00Z')
  })

  const partsOf = async (): Promise<string[]> => {
    const { manifest } = await openBackup(saved)
    return manifest.format === 1 ? [] : manifest.parts.map(({ file }) => file)
  }
  const spoilt = async (file: string, spoil: (path: string) => Promise<void>): Promise<string> => {
    const path = join(saved, file)
    const bytes = await readFile(path)
    await spoil(path)
    const reason = await openBackup(saved).then(
      () => 'nothing',
      (error: Error) => error.message,
    )
    await writeFile(path, bytes)
    return reason
  }

  it('when any part of it is missing', async () => {
    const parts = await partsOf()
    expect(parts.filter((file) => file.startsWith('files/'))).toHaveLength(2)
    for (const file of parts)
      expect(await spoilt(file, rm)).toBe(`${join(saved, file)} is missing. Use another backup.`)
  })

  it('when any part of it was changed or cut off', async () => {
    for (const file of await partsOf()) {
      const reason = `${join(saved, file)} was changed since it was written. Use another backup.`
      expect(await spoilt(file, async (path) => truncate(path, (await stat(path)).size - 1))).toBe(reason)
      const flip = async (path: string) => {
        const bytes = await readFile(path)
        bytes[0] = (bytes[0] ?? 0) ^ 1
        await writeFile(path, bytes)
      }
      expect(await spoilt(file, flip)).toBe(reason)
    }
  })

  it.each([
    ['{"format":', 'is damaged: it is not JSON'],
    ['[]', 'is damaged: it is not a manifest'],
    ['{"format":2}', 'is damaged: it is not a manifest'],
    ['{"format":3,"future":true}', 'has format 3: a newer release wrote it'],
  ])('when its manifest says %s', async (text, reason) => {
    const said = await spoilt('manifest.json', (path) => writeFile(path, text))
    expect(said).toContain(`${join(saved, 'manifest.json')} ${reason}`)
    expect(said).not.toContain('\n')
  })
})
