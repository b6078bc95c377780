import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { backUp } from './backup.ts'

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

it('a backup removes the old ones beside it, and nothing that only looks like a date', async () => {
  const others = ['2019', 'photos 2019', 'report-2020-03', '2020-01-01', '2020-01-01T00-00-00Z.kept']
  const old = '2020-01-01T00-00-00Z'
  const young = '2026-11-19T10-00-00Z'
  for (const name of [...others, old, young]) await mkdir(join(folder, name, 'inside'), { recursive: true })
  await backUp(data.owner, join(folder, 'no-data'), folder, new Date('2026-11-20T10:00:00Z'))
  expect((await readdir(folder)).sort()).toEqual([...others, young, '2026-11-20T10-00-00Z'].sort())
})

it('a backup holds the files that are whole, and none that is being written', async () => {
  const files = join(folder, 'data', 'files')
  await mkdir(join(files, 'ab', 'rider'), { recursive: true })
  await mkdir(join(files, '.incoming'), { recursive: true })
  await writeFile(join(files, 'ab', 'rider', 'photo'), 'sealed')
  await writeFile(join(files, '.incoming', 'half'), 'sea')
  const saved = await backUp(data.owner, join(folder, 'data'), folder, new Date('2026-11-20T11:00:00Z'))
  expect(await readFile(join(saved, 'files', 'ab', 'rider', 'photo'), 'utf8')).toBe('sealed')
  expect(await readdir(join(saved, 'files'))).toEqual(['ab'])
})
