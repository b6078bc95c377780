import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newVaultRoot, openVault } from '../vault/vault.ts'
import { isFileKey, newFileKey } from './file-key.ts'
import type { FileStore } from './file-store.ts'
import { INCOMING, localFiles, removeAbandoned } from './local-files.ts'
import { openFiles } from './open-files.ts'
import { sealedFiles } from './sealed-files.ts'

let folder: string
let service: S3rver
const stores: Record<string, FileStore> = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spokewell-files-'))
  service = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 'service'),
    configureBuckets: [{ name: 'photos', configs: [] }],
  })
  const { port } = await service.run()
  const filesUrl = `s3://S3RVER:S3RVER@photos?endpoint=http://127.0.0.1:${port}`
  stores.bucket = await openFiles({ filesUrl, dataDir: folder })
  stores.folder = await openFiles({ filesUrl: null, dataDir: folder })
})
afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true })
})

function storeOf(name: string): FileStore {
  const store = stores[name]
  if (!store) throw new Error(`no store ${name}`)
  return store
}

const outside = [
  '../../etc/passwd',
  `${randomUUID()}/../../secret`,
  `../${randomUUID()}/${randomUUID()}`,
  `${randomUUID()}/${randomUUID()}/..`,
  `/${randomUUID()}/${randomUUID()}`,
  `${randomUUID()}/${randomUUID()}\0.jpg`,
  `${randomUUID()}%2f..`,
  '',
]

describe.each(['folder', 'bucket'])('a %s', (name) => {
  it('returns stored bytes unchanged', async () => {
    const store = storeOf(name)
    const key = newFileKey(randomUUID())
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256))
    await store.put(key, bytes)
    expect((await store.get(key))?.equals(bytes)).toBe(true)
    const largest = Buffer.alloc(15 * 2 ** 20, 1)
    const other = newFileKey(randomUUID())
    await store.put(other, largest)
    expect((await store.get(other))?.equals(largest)).toBe(true)
  })

  it('lists every complete file, and nothing else', async () => {
    const store = storeOf(name)
    const keys = [newFileKey(randomUUID()), newFileKey(randomUUID())]
    for (const key of keys) await store.put(key, Buffer.from('x'))
    const listed: string[] = []
    for await (const key of store.list()) listed.push(key)
    expect(listed).toEqual(expect.arrayContaining(keys))
    expect(listed.every((key) => isFileKey(key))).toBe(true)
  })

  it('returns nothing for a missing or deleted file, and deletes a missing one silently', async () => {
    const store = storeOf(name)
    const key = newFileKey(randomUUID())
    expect(await store.get(key)).toBeNull()
    await store.delete(key)
    await store.put(key, Buffer.from('x'))
    await store.delete(key)
    expect(await store.get(key)).toBeNull()
  })

  it('deletes every file of one rider and no other', async () => {
    const store = storeOf(name)
    const [gone, kept] = [randomUUID(), randomUUID()]
    const keys = [newFileKey(gone), newFileKey(gone), newFileKey(gone)]
    const other = newFileKey(kept)
    for (const key of [...keys, other]) await store.put(key, Buffer.from(key))
    await store.deleteFolder(gone)
    await store.deleteFolder(randomUUID())
    expect(await Promise.all(keys.map((key) => store.get(key)))).toEqual([null, null, null])
    expect((await store.get(other))?.toString()).toBe(other)
  })

  it.each(outside)('refuses %j, which is not a key', async (key) => {
    const store = storeOf(name)
    const refused = async (work: () => Promise<unknown>) =>
      expect((async () => work())()).rejects.toThrow('files: not a')
    await refused(() => store.put(key, Buffer.from('x')))
    await refused(() => store.get(key))
    await refused(() => store.delete(key))
    await refused(() => store.deleteFolder(key))
  })
})

it('a folder is unreadable for other users, and keeps no partial files', async () => {
  const root = join(folder, 'own')
  const [store, riderId] = [localFiles(root), randomUUID()]
  const key = newFileKey(riderId)
  await store.put(key, Buffer.from('x'))
  const place = join(root, riderId.slice(-2), key)
  expect((await stat(place)).mode & 0o777).toBe(0o600)
  expect((await stat(join(root, riderId.slice(-2)))).mode & 0o077).toBe(0)
  expect(await readdir(join(root, INCOMING))).toEqual([])
  const now = new Date('2026-11-20T12:00:00Z')
  for (const [file, hours] of [
    ['old', 2],
    ['young', 0],
  ] as const) {
    await writeFile(join(root, INCOMING, file), 'half')
    await utimes(join(root, INCOMING, file), now, new Date(now.getTime() - hours * 3_600_000))
  }
  await removeAbandoned(root, now)
  expect(await readdir(join(root, INCOMING))).toEqual(['young'])
  await removeAbandoned(join(folder, 'never'), now)
})

describe('sealed files', () => {
  const ring = [{ id: 'k1', key: createSecretKey(randomBytes(32)) }] as const
  const vault = openVault([...ring], newVaultRoot([...ring]))
  const holder = (id = randomUUID()) => vault.newHolderKey(id).key

  it('open only with their rider’s key and at their own place', async () => {
    const store = storeOf('folder')
    const [files, rider, other] = [sealedFiles(store), holder(), holder()]
    const key = await files.put(rider, Buffer.from('CANARY picture'))
    expect((await files.get(rider, key))?.toString()).toBe('CANARY picture')
    expect((await store.get(key))?.includes('CANARY')).toBe(false)
    await expect(files.get(other, key)).rejects.toThrow()
    const moved = newFileKey(rider.holder)
    await store.put(moved, (await store.get(key)) ?? Buffer.alloc(0))
    await expect(files.get(rider, moved)).rejects.toThrow()
    expect(await files.get(rider, newFileKey(rider.holder))).toBeNull()
  })

  it('do not open when a byte was changed', async () => {
    const store = storeOf('folder')
    const [files, rider] = [sealedFiles(store), holder()]
    const key = await files.put(rider, Buffer.alloc(1000, 7))
    const sealed = (await store.get(key)) ?? Buffer.alloc(0)
    sealed[500] = (sealed[500] ?? 0) ^ 1
    await store.put(key, sealed)
    await expect(files.get(rider, key)).rejects.toThrow()
  })
})

it('a folder with a foreign file in it still lists its own files', async () => {
  const root = join(folder, 'strewn')
  const store = localFiles(root)
  const key = newFileKey(randomUUID())
  await store.put(key, Buffer.from('sealed'))
  await writeFile(join(root, '.DS_Store'), '')
  await writeFile(join(root, key.slice(34, 36), 'Thumbs.db'), '')
  const keys: string[] = []
  for await (const each of store.list()) keys.push(each)
  expect(keys).toEqual([key])
})
