import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newFileKey } from './file-key.ts'
import type { FileStore } from './file-store.ts'
import { s3Files } from './s3-files.ts'
import { StoreFailure, withStoreFailures } from './store-failure.ts'

describe('a bucket that accepts connections and does not respond', () => {
  const sockets = new Set<Socket>()
  const silent = createServer((socket) => sockets.add(socket.on('error', () => undefined)))
  let store: FileStore
  beforeAll(async () => {
    await once(silent.listen(0, '127.0.0.1'), 'listening')
    const { port } = Object(silent.address())
    const address = {
      bucket: 'photos',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    }
    store = withStoreFailures(s3Files(address, { connect: 200, response: 200, idle: 200 }))
  })
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    silent.close()
  })
  const key = newFileKey(randomUUID())

  it.each([
    ['put', () => store.put(key, Buffer.alloc(2 ** 20, 1))],
    ['get', () => store.get(key)],
    ['delete', () => store.delete(key)],
    ['deleteFolder', () => store.deleteFolder(randomUUID())],
  ])('%s: fails after the time-out', async (_name, work) => {
    await expect(work()).rejects.toMatchObject({ name: 'StoreFailure', reason: 'unavailable' })
  })
})

it('a slow bucket receives the bytes in the end', async () => {
  let taken = 0
  const slow = createHttpServer(async (request, answer) => {
    for await (const chunk of request) {
      taken += chunk.length
      await wait(5)
    }
    answer.end()
  })
  await once(slow.listen(0, '127.0.0.1'), 'listening')
  const { port } = Object(slow.address())
  const address = {
    bucket: 'photos',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
  }
  const store = s3Files(address, { connect: 2_000, response: 200, idle: 5_000 })
  const bytes = Buffer.alloc(8 * 2 ** 20, 1)
  await store.put(newFileKey(randomUUID()), bytes).finally(() => slow.close())
  expect(taken).toBe(bytes.length)
})

describe('an error of the store', () => {
  const failing = (error: Error): FileStore => {
    const fail = () => Promise.reject(error)
    return withStoreFailures({
      place: '/srv/files',
      put: fail,
      get: fail,
      delete: fail,
      deleteFolder: fail,
      async *list() {},
    })
  }
  const systemError = (code: string) => Object.assign(new Error(`${code}: write`), { code })

  it.each([
    ['ENOSPC', 'full'],
    ['EDQUOT', 'full'],
    ['EROFS', 'unavailable'],
    ['EIO', 'unavailable'],
  ])('%s means %s', async (code, reason) => {
    await expect(failing(systemError(code)).put('k', Buffer.of())).rejects.toMatchObject({
      reason,
      message: `files in /srv/files: ${reason} (${code})`,
    })
  })

  it('is passed on when it is a bug of the program', async () => {
    const fault = new Error('files: not a key')
    await expect(failing(fault).get('k')).rejects.toBe(fault)
    expect(fault).not.toBeInstanceOf(StoreFailure)
  })
})
