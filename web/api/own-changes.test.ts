import { expect, it } from 'vitest'
import { pathUpdatedBy, trackOwnChange } from './own-changes.ts'

const answer = (requestId: string) => new Response('{}', { headers: { 'x-request-id': requestId } })

it('recognises the event of its own save, even before the response', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const saving = trackOwnChange('/api/sessions/1', async (heard) => heard(answer(await promise)))
  const outran = pathUpdatedBy('mine')
  resolve('mine')
  await saving
  expect(await outran).toBe('/api/sessions/1')
  expect(await pathUpdatedBy('mine')).toBe('/api/sessions/1')
})

it('recognises no other event: of another page, of a failed save, or without an id', async () => {
  const failed = trackOwnChange('/api/sessions/1', async () => Promise.reject(new TypeError('unreached')))
  const other = pathUpdatedBy('other')
  await expect(failed).rejects.toThrow('unreached')
  expect(await other).toBeUndefined()
  await trackOwnChange('/api/sessions/1', async (heard) => heard(new Response('{}')))
  expect(await pathUpdatedBy('')).toBeUndefined()
})

it('remembers a limited number', async () => {
  for (let index = 0; index <= 100; index += 1) {
    await trackOwnChange('/api/sessions/2', async (heard) => heard(answer(`save ${index}`)))
  }
  expect(await pathUpdatedBy('save 0')).toBeUndefined()
  expect(await pathUpdatedBy('save 100')).toBe('/api/sessions/2')
})
