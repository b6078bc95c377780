import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { noteHistory, openDemoFolder } from './demo-folder.ts'

const now = new Date('2026-11-20T10:00:00Z')
const yesterday = new Date('2026-11-19T10:00:00Z')
const lastMonth = new Date('2026-10-20T10:00:00Z')
const keep = { reset: false, readOnly: false }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-folder-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function withPractice(endsAt: Date | null): Promise<void> {
  await writeFile(join(folder, 'data'), 'of the practice')
  await noteHistory(folder, endsAt)
}

it('begins in an empty folder, and removes a practice that was not completed', async () => {
  expect(await openDemoFolder(folder, keep, now)).toBeNull()
  await withPractice(null)
  expect(await openDemoFolder(folder, keep, now)).toBeNull()
  expect(await readdir(folder)).toEqual(['demo.json'])
})

it('keeps a practice, however old it is, because somebody may have entered something', async () => {
  await withPractice(lastMonth)
  expect(await openDemoFolder(folder, keep, now)).toEqual(lastMonth)
  expect(await readdir(folder)).toContain('data')
})

it('makes an old practice anew that nobody can change', async () => {
  await withPractice(yesterday)
  expect(await openDemoFolder(folder, { ...keep, readOnly: true }, now)).toEqual(yesterday)
  await noteHistory(folder, lastMonth)
  expect(await openDemoFolder(folder, { ...keep, readOnly: true }, now)).toBeNull()
  expect(await readdir(folder)).toEqual(['demo.json'])
})

it('makes a practice anew on request, and removes nothing that is not of a demo', async () => {
  await writeFile(join(folder, 'data'), 'of somebody')
  await expect(openDemoFolder(folder, { ...keep, reset: true }, now)).rejects.toThrow('did not make it')
  expect(await readdir(folder)).toEqual(['data'])
  await withPractice(yesterday)
  expect(await openDemoFolder(folder, { ...keep, reset: true }, now)).toBeNull()
})
