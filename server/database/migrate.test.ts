import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readMigrations } from './migrate.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'))
})
afterEach(() => rm(folder, { recursive: true }))

const put = (...names: string[]) =>
  Promise.all(names.map((name) => writeFile(join(folder, name), 'select 1')))

it('reads the numbered files in their order and nothing else', async () => {
  await put('0002_second.sql', '0001_first.sql', 'notes.md', '3_third.sql')
  const names = (await readMigrations(folder, 'server')).map(({ name }) => name)
  expect(names).toEqual(['server/0001_first.sql', 'server/0002_second.sql'])
})

it('refuses two files of one number', async () => {
  await put('0001_first.sql', '0002_one.sql', '0002_other.sql')
  await expect(readMigrations(folder, 'server')).rejects.toThrow('the number of 0002_other.sql')
})
