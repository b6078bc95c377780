import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { named, naming } from '../operator-problem.ts'
import { folderChecked, isFileKey, keyChecked } from './file-key.ts'
import type { FileStore } from './file-store.ts'

/** Files are written into this folder and then moved to their place. Backups skip it. */
export const INCOMING = '.incoming'

/** A file that was begun this long ago will not be finished. */
const ABANDONED_MS = 3_600_000

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

const isNoFolder = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOTDIR'

async function synced(target: string, flags: string, write?: Uint8Array): Promise<void> {
  const handle = await open(target, flags, 0o600)
  try {
    await naming(target, async () => {
      if (write) await handle.writeFile(write)
      await handle.sync()
    })
  } finally {
    await handle.close()
  }
}

/** The names in a folder; none if it does not exist, or if it is a file. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isAbsent(error) || isNoFolder(error)) return []
    throw error
  })
}

/** Spreads the riders' folders over 256 folders, so that no folder grows without bound. */
const shardOf = (riderId: string): string => path.join(riderId.slice(-2), riderId)

/** Writes a temporary file, renames it and syncs the folder: a crash leaves either the whole file or none. */
async function writeWhole(root: string, place: string, bytes: Uint8Array): Promise<void> {
  const incoming = path.join(root, INCOMING, randomUUID())
  await mkdir(path.dirname(incoming), { recursive: true, mode: 0o700 })
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
  try {
    await synced(incoming, 'wx', bytes)
    await rename(incoming, place)
  } catch (error) {
    await rm(incoming, { force: true })
    throw error
  }
  await synced(path.dirname(place), 'r')
}

/** A folder on this machine that only this user can read. */
export function localFiles(root: string): FileStore {
  const placeOf = (key: string): string => {
    const [riderId = '', file = ''] = keyChecked(key).split('/')
    return path.join(root, shardOf(riderId), file)
  }
  return {
    place: root,
    put: (key, bytes) => writeWhole(root, placeOf(key), bytes),
    async get(key) {
      const place = placeOf(key)
      return readFile(place).catch((error: unknown) => {
        if (isAbsent(error)) return null
        throw named(error, place)
      })
    },
    async *list() {
      for (const shard of await namesIn(root)) {
        if (shard === INCOMING) continue
        for (const riderId of await namesIn(path.join(root, shard)))
          for (const file of await namesIn(path.join(root, shard, riderId))) {
            const key = `${riderId}/${file}`
            if (isFileKey(key)) yield key
          }
      }
    },
    delete: (key) => rm(placeOf(key), { force: true }),
    deleteFolder: (riderId) =>
      rm(path.join(root, shardOf(folderChecked(riderId))), { recursive: true, force: true }),
  }
}

/** Removes files that a crash left half written, an hour after they were begun. */
export async function removeAbandoned(root: string, now: Date): Promise<void> {
  const folder = path.join(root, INCOMING)
  for (const name of await namesIn(folder)) {
    const file = path.join(folder, name)
    const begun = await stat(file).catch(() => null)
    if (begun && now.getTime() - begun.mtimeMs > ABANDONED_MS) await rm(file, { force: true })
  }
}
