import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eraseRider } from '../erasure/erase-rider.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import type { HolderKey } from '../vault/vault.ts'
import { newFileKey } from './file-key.ts'
import { openFiles } from './open-files.ts'
import { removeAllFiles, removeFiles } from './remove-files.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const bytes = Buffer.from('a picture')

interface Rider {
  riderId: string
  key: HolderKey
  /** Adds a photo's row and its two files. */
  photo(): Promise<{ id: string; file: string; thumbnail: string }>
}

async function rider(): Promise<Rider> {
  const { sessionId } = await t.build.guest()
  const { rows } = await t.data.owner.query<{ rider_id: string; fitter_id: string; wrapped: Buffer }>(
    `select s.rider_id, s.fitter_id, k.wrapped from session s join vault_key k on k.holder = s.rider_id where s.id = $1`,
    [sessionId],
  )
  const found = rows[0]
  if (!found) throw new Error('no rider')
  const key = t.context.vault.holderKey(found.rider_id, found.wrapped)
  return {
    riderId: found.rider_id,
    key,
    async photo() {
      const [id, file, thumbnail] = [
        randomUUID(),
        await t.context.files.put(key, bytes),
        await t.context.files.put(key, bytes),
      ]
      await onPhoto(
        id,
        `insert into photo (id, session_id, fitter_id, rider_id, phase, position, file, thumbnail, width, height, bytes, version, created_at)
         values ($1, $2, $3, $4, 'before', 1, $5, $6, 10, 10, 9, 1, $7)`,
        [id, sessionId, found.fitter_id, found.rider_id, file, thumbnail, t.clock.now()],
      )
      return { id, file, thumbnail }
    },
  }
}

/** Runs one statement on a photo, with the audit entry that the product would write. */
async function onPhoto(id: string, sql: string, values: unknown[]): Promise<void> {
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

const store = () => openFiles(t.context.config)

it('removes a deleted photo’s two files, and no other', async () => {
  const { key, photo } = await rider()
  const [gone, kept] = [await photo(), await photo()]
  await onPhoto(gone.id, 'delete from photo where id = $1', [gone.id])
  await removeAllFiles(t.data.owner, await store())
  expect(await t.context.files.get(key, gone.file)).toBeNull()
  expect(await t.context.files.get(key, gone.thumbnail)).toBeNull()
  expect(await t.context.files.get(key, kept.file)).toEqual(bytes)
})

it('removes everything of an erased rider, including files without a row', async () => {
  const [erased, other] = [await rider(), await rider()]
  const [{ file }, staying] = [await erased.photo(), await other.photo()]
  const stray = await t.context.files.put(erased.key, bytes)
  await eraseRider(t.data.owner, [], erased.riderId, t.clock.now())
  await removeAllFiles(t.data.owner, await store())
  for (const each of [file, stray]) expect(await t.context.files.get(erased.key, each)).toBeNull()
  expect(await t.context.files.get(other.key, staying.thumbnail)).toEqual(bytes)
  const waiting = await t.data.owner.query('select 1 from file_removal')
  expect(waiting.rowCount).toBe(0)
})

it('retries while the store fails', async () => {
  const files = await store()
  const key = newFileKey(randomUUID())
  await files.put(key, bytes)
  await t.data.owner.query('insert into file_removal (key) values ($1)', [key])
  const down = { ...files, delete: () => Promise.reject(new Error('down')) }
  await expect(removeFiles(t.data.owner, down)).rejects.toThrow('down')
  expect(await files.get(key)).toEqual(bytes)
  await removeAllFiles(t.data.owner, files)
  expect(await files.get(key)).toBeNull()
})

it('can be requested only by the database', async () => {
  const { rows } = await t.data.owner.query(
    `select has_table_privilege('spokewell_app', 'file_removal', 'select, insert, update, delete') as may`,
  )
  expect(rows[0]).toEqual({ may: false })
})
