import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { PhotoQueue } from './photo-queue.ts'
import type { PhotoDurability, PhotoStorage, WaitingPhoto } from './photo-storage.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, ...Array.from({ length: 64 }, () => 0)])
const photo = (name = 'knee.jpg') => new File([JPEG], name, { type: 'image/jpeg' })
const refusal = (status: number, code: 'photos_used_up' | 'not_signed_in') =>
  new ApiError({ status, body: code, problem: { code } })

/** A device whose storage outlives its pages, and a server that stores a photo once for each key. */
function deviceAndServer() {
  const device = new Map<string, { photo: WaitingPhoto; file: Blob }>()
  const troubles: unknown[] = []
  const server = { photos: new Map<string, string>(), requests: 0 }
  let room: PhotoDurability = 'kept'
  let line: Promise<unknown> = Promise.resolve()
  const storage: PhotoStorage = {
    keep: async (kept, file) => {
      if (room === 'kept') device.set(kept.key, { photo: kept, file })
      return room
    },
    update: async (kept) => {
      const there = device.get(kept.key)
      if (there) device.set(kept.key, { ...there, photo: kept })
    },
    drop: async (key) => void device.delete(key),
    has: async (key) => device.has(key),
    open: async ({ key }) => device.get(key)?.file ?? null,
    all: async () => [...device.values()].map((each) => each.photo),
  }
  const page = () =>
    new PhotoQueue({
      storage,
      send: async ({ photo: { key, name }, onProgress, signal }) => {
        server.requests += 1
        const trouble = troubles.shift()
        if (trouble === 'hangs') await new Promise((_, reject) => signal.addEventListener('abort', reject))
        if (trouble === 'response lost') server.photos.set(key, name)
        if (trouble) throw trouble instanceof ApiError ? trouble : new TypeError('unreachable')
        onProgress(1)
        server.photos.set(key, name)
      },
      arrived: async () => undefined,
      withTabLock: <T>(work: () => Promise<T>) => {
        const done = line.then(work)
        line = done.catch(() => undefined)
        return done
      },
    })
  return {
    page,
    server,
    troubles,
    kept: () => [...device.values()].map((each) => each.photo.name),
    fill: (next: PhotoDurability) => {
      room = next
    },
  }
}

const passes = (ms = 100) => vi.advanceTimersByTimeAsync(ms)
const states = (queue: PhotoQueue) => queue.uploads().map(({ name, state }) => `${name} ${state.at}`)

describe('a new photo', () => {
  it('is shown at once, stored until it is uploaded, then only on the server', async () => {
    const { page, server, kept, troubles } = deviceAndServer()
    troubles.push('unreached')
    const queue = page()
    queue.add('session', 'before', [photo(), photo('hip.jpg')])
    expect(states(queue)).toEqual(['knee.jpg queued', 'hip.jpg queued'])
    await passes()
    expect(states(queue)).toEqual(['knee.jpg waiting', 'hip.jpg waiting'])
    expect(kept()).toEqual(['knee.jpg', 'hip.jpg'])
    await passes(1100)
    expect([...server.photos.values()]).toEqual(['knee.jpg', 'hip.jpg'])
    expect([kept(), queue.uploads()]).toEqual([[], []])
  })

  it('is sent as soon as the browser is online again', async () => {
    const { page, server, troubles } = deviceAndServer()
    troubles.push(...Array.from({ length: 6 }, () => 'unreached'))
    const queue = page()
    queue.add('session', 'before', [photo()])
    await passes(31_500)
    expect(server.requests).toBe(6)
    queue.retry()
    await passes(0)
    expect(server.photos.size).toBe(1)
  })

  it('is one photo if the response is lost', async () => {
    const { page, server, troubles } = deviceAndServer()
    troubles.push('response lost')
    page().add('session', 'before', [photo()])
    await passes(1200)
    expect([server.requests, server.photos.size]).toEqual([2, 1])
  })

  it('survives its page, and is sent once even if two pages have it', async () => {
    const { page, server, troubles } = deviceAndServer()
    troubles.push('unreached')
    const first = page()
    first.add('session', 'after', [photo()])
    await passes()
    const [second, third] = [page(), page()]
    await Promise.all([second.adopt(), third.adopt()])
    expect(second.uploads()).toMatchObject([{ name: 'knee.jpg', phase: 'after', kept: 'kept' }])
    await passes(5000)
    expect([server.requests, server.photos.size]).toEqual([2, 1])
    expect([first, second, third].flatMap(states)).toEqual([])
  })

  it('stays only in its page if the device has no room, and says so', async () => {
    const { page, server, fill, troubles } = deviceAndServer()
    fill('full')
    troubles.push('unreached')
    const queue = page()
    queue.add('session', 'before', [photo()])
    await passes()
    expect(queue.uploads()).toMatchObject([{ kept: 'full', state: { at: 'waiting' } }])
    await passes(1100)
    expect(server.photos.size).toBe(1)
  })
})

describe('a refused photo', () => {
  it('is refused without a request if the file cannot be a photo', async () => {
    const { page, server, kept } = deviceAndServer()
    const queue = page()
    const webPage = new File(['<html><script>alert(1)</script></html>'], 'page.jpg', { type: 'image/jpeg' })
    const large = new File([JPEG, new Uint8Array(15 * 1024 * 1024)], 'large.jpg', { type: 'image/jpeg' })
    queue.add('session', 'before', [webPage, large, new File([], 'empty.png')])
    await passes()
    expect(queue.uploads().map(({ refusal: why }) => why?.code)).toEqual([
      'photo_type',
      'photo_too_large',
      'photo_type',
    ])
    expect([server.requests, kept()]).toEqual([0, []])
  })

  it('does not block the others, shows the reason even after a reload, and can be retried or discarded', async () => {
    const { page, server, kept, troubles } = deviceAndServer()
    troubles.push(refusal(409, 'photos_used_up'))
    page().add('session', 'before', [photo(), photo('hip.jpg')])
    await passes()
    expect([...server.photos.values()]).toEqual(['hip.jpg'])
    const later = page()
    await later.adopt()
    expect(later.uploads()).toMatchObject([
      { name: 'knee.jpg', state: { at: 'refused' }, refusal: { code: 'photos_used_up' } },
    ])
    await passes(60_000)
    expect(server.requests).toBe(2)
    troubles.push(refusal(409, 'photos_used_up'))
    later.retry(later.uploads()[0]?.key)
    await passes()
    expect(states(later)).toEqual(['knee.jpg refused'])
    later.discard(later.uploads()[0]?.key ?? '')
    await passes()
    expect([later.uploads(), kept()]).toEqual([[], []])
  })

  it('is retried by the next page if the sign-in ended', async () => {
    const { page, server, troubles } = deviceAndServer()
    troubles.push(refusal(401, 'not_signed_in'))
    page().add('session', 'before', [photo()])
    await passes()
    const later = page()
    await later.adopt()
    await passes()
    expect(server.photos.size).toBe(1)
  })
})

it('ends when it is discarded while it is being sent, and the next one is sent', async () => {
  const { page, server, kept, troubles } = deviceAndServer()
  troubles.push('hangs')
  const queue = page()
  queue.add('session', 'before', [photo(), photo('hip.jpg')])
  await passes()
  queue.discard(queue.uploads()[0]?.key ?? '')
  await passes()
  expect([...server.photos.values()]).toEqual(['hip.jpg'])
  expect(kept()).toEqual([])
})

it('leaves nothing in the page after a sign-out', async () => {
  const { page, troubles } = deviceAndServer()
  troubles.push('hangs')
  const queue = page()
  queue.add('session', 'before', [photo(), photo('hip.jpg')])
  await passes()
  queue.forget()
  await passes(60_000)
  expect(queue.uploads()).toEqual([])
})
