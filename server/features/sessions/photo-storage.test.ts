import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openFiles } from '../../files/open-files.ts'
import { StoreFailure } from '../../files/store-failure.ts'
import { fittings } from '../../testing/fittings.ts'
import { smallPicture } from '../../testing/small-picture.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function keysKept(): Promise<string[]> {
  const store = await openFiles(t.context.config)
  const keys: string[] = []
  for await (const key of store.list()) keys.push(key)
  return keys
}

const noRoom = new StoreFailure('full', '/srv/files', Object.assign(new Error('write'), { code: 'ENOSPC' }))
const noAnswer = new StoreFailure('unavailable', '/srv/files', new Error('silence'))

it.each([
  ['the picture finds no room', 0, noRoom, 507, 'storage_full'],
  ['its thumbnail finds no room', 1, noRoom, 507, 'storage_full'],
  ['the bucket does not answer', 0, noAnswer, 503, 'unavailable'],
])('%s: returns an error code, and leaves nothing behind', async (_what, stored, failure, status, code) => {
  const { fitter, sessionId } = await fittings(t).fitted()
  const bytes = await smallPicture()
  const before = await keysKept()
  const add = () =>
    t.api.as(fitter).call('POST /api/sessions/:sessionId/photos', {
      params: { sessionId },
      query: { phase: 'before' },
      body: bytes,
      key: randomUUID(),
    })
  const put = t.context.files.put
  let calls = 0
  const failing = vi.spyOn(t.context.files, 'put').mockImplementation(async (holder, bytes) => {
    calls += 1
    if (calls > stored) throw failure
    return put(holder, bytes)
  })
  const refused = await add()
  failing.mockRestore()
  expect(refused).toMatchObject({ status, problem: { code } })
  expect(await keysKept()).toEqual(before)
  // Other calls still work, and so do photos once there is room.
  expect((await add()).status).toBe(201)
  expect(await keysKept()).toHaveLength(before.length + 2)
})
