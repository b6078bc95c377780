import { expect, it } from 'vitest'
import { keptUpBy, saveKeepingUp } from './own-saves.ts'

const answer = (requestId: string) => new Response('{}', { headers: { 'x-request-id': requestId } })

it('knows the notice of an own save, also one that outruns the answer', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const saving = saveKeepingUp('/api/sessions/1', async (heard) => heard(answer(await promise)))
  const outran = keptUpBy('mine')
  resolve('mine')
  await saving
  expect(await outran).toBe('/api/sessions/1')
  expect(await keptUpBy('mine')).toBe('/api/sessions/1')
})

it('takes no other notice for its own: another page, a save that failed, none named', async () => {
  const failed = saveKeepingUp('/api/sessions/1', async () => Promise.reject(new TypeError('unreached')))
  const other = keptUpBy('other')
  await expect(failed).rejects.toThrow('unreached')
  expect(await other).toBeUndefined()
  await saveKeepingUp('/api/sessions/1', async (heard) => heard(new Response('{}')))
  expect(await keptUpBy('')).toBeUndefined()
})

it('remembers so many and no more', async () => {
  for (let index = 0; index <= 100; index += 1) {
    await saveKeepingUp('/api/sessions/2', async (heard) => heard(answer(`save ${index}`)))
  }
  expect(await keptUpBy('save 0')).toBeUndefined()
  expect(await keptUpBy('save 100')).toBe('/api/sessions/2')
})
