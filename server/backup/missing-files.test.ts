import { randomUUID } from 'node:crypto'
import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { backupCommand, verifyBackupCommand } from '../console/backup-command.ts'
import { newFileKey } from '../files/file-key.ts'
import type { FileStore } from '../files/file-store.ts'
import { filesFolder, openFiles } from '../files/open-files.ts'
import { onConsole } from '../testing/on-console.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { backUp } from './backup.ts'

let t: TestApp
let store: FileStore
beforeAll(async () => {
  t = await testApp()
  store = await openFiles(t.context.config)
})
afterAll(() => t.close())
beforeEach(() => t.clock.advance({ minutes: 1 }))

const command = (...args: string[]) => onConsole(t)(backupCommand, ...args)
const backups = async () =>
  (await readdir(t.context.config.backupDir)).filter((name) => name.startsWith('20')).sort()
const newest = async () => join(t.context.config.backupDir, (await backups()).at(-1) ?? '')

/** Runs one statement on photos, with the audit entry that the product would write. */
async function onPhotos(id: string, sql: string, values: unknown[]): Promise<void> {
  const { owner } = t.data
  await owner.query('begin')
  await owner.query(
    `insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
     values ('0', $1, 'test', 'system', 'photo.test', 'photo', $2, '{}')`,
    [t.clock.now(), id],
  )
  await owner.query(sql, values)
  await owner.query('commit')
}

async function photo() {
  const { sessionId } = await t.build.guest()
  const { rows } = await t.data.owner.query('select rider_id from session where id = $1', [sessionId])
  const id = randomUUID()
  const [file, thumbnail] = [newFileKey(rows[0].rider_id), newFileKey(rows[0].rider_id)]
  for (const key of [file, thumbnail]) await store.put(key, Buffer.from('sealed'))
  await onPhotos(
    id,
    `insert into photo (id, session_id, fitter_id, rider_id, phase, position, file, thumbnail, width, height, bytes, version, created_at)
     select $1, id, fitter_id, rider_id, 'before', 1, $2, $3, 10, 10, 9, 1, $4 from session where id = $5`,
    [id, file, thumbnail, t.clock.now(), sessionId],
  )
  return { id, file, thumbnail }
}

it('fails a backup without the folder of photos, counts what is missing and names where it looked', async () => {
  await photo()
  const folder = filesFolder(t.context.config.dataDir)
  expect(await command()).toContain('Saved to ')
  await rename(folder, `${folder}.aside`)
  t.clock.advance({ minutes: 1 })
  const failed = command()
  await expect(failed).rejects.toThrow(`2 photo files are missing in ${folder} and therefore in the backup.`)
  await expect(failed).rejects.toThrow('No old backup was removed')
  expect(await backups()).toHaveLength(2)
  // The other files were saved, and a restore reports the missing ones.
  expect(await onConsole(t)(verifyBackupCommand, await newest())).toContain(
    '2 files of photos were missing already when this backup was made.',
  )
  t.clock.advance({ minutes: 1 })
  expect(await command('--accept-missing')).toMatch(/^2 photo files are missing in .*\nSaved to /)
  await rename(`${folder}.aside`, folder)
  t.clock.advance({ minutes: 1 })
  expect(await command()).toMatch(/^Saved to /)
})

it('does not miss a photo that is deleted while the backup runs', async () => {
  const { id, file, thumbnail } = await photo()
  const files: FileStore = {
    ...store,
    async *list() {
      await onPhotos(id, 'delete from photo where id = $1', [id])
      for (const key of [file, thumbnail]) await store.delete(key)
      yield* store.list()
    },
  }
  const { dataDir, backupDir } = t.context.config
  const wishes = { owner: t.data.owner, dataDir, files, into: backupDir, now: t.clock.now() }
  await expect(backUp({ ...wishes, say: () => undefined })).resolves.toContain(backupDir)
})
