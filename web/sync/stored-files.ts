import { database, deviceKey, wipesSoFar } from '../drafts/draft-storage.ts'
import { seal, sealBytes, unseal, unsealBytes } from './seal.ts'
import { isOld } from './stored-work.ts'

/**
 * Files that are not sent yet, each under a place of its own with a text about it, sealed with the device's key and
 * gone with it at sign-out. Every call rejects where the browser keeps nothing.
 */

/** The most that is kept of all files together, in bytes. */
export const MOST_KEPT_BYTES = 200 * 2 ** 20

/** There is no room on this device for one more file. */
export class DeviceFull extends Error {
  override readonly name = 'DeviceFull'
}

/** The text and the bytes are sealed for places of their own: one is not taken for the other. */
const bytesOf = (place: string) => `${place}/bytes`
const STORES = ['files', 'fileBytes'] as const

/**
 * Keeps a file with the text about it; a device that is wiped meanwhile keeps nothing.
 * @throws DeviceFull when this and what is kept already are more than the bound, or the browser has no room
 */
export async function keepFile(place: string, about: string, file: Blob, now: Date): Promise<void> {
  const before = wipesSoFar()
  const db = await database()
  const kept = await db.getAll('files')
  const size = kept.reduce((sum, each) => sum + each.size, file.size)
  if (size > MOST_KEPT_BYTES) throw new DeviceFull('the bound is reached')
  const key = await deviceKey(db)
  const sealed = await seal(key, place, about)
  const bytes = await sealBytes(key, bytesOf(place), await file.arrayBuffer())
  if (wipesSoFar() !== before) return
  const tx = db.transaction(STORES, 'readwrite')
  try {
    await Promise.all([
      tx.objectStore('files').put({ ...sealed, place, size: file.size, keptAt: now.getTime() }),
      tx.objectStore('fileBytes').put(bytes, place),
      tx.done,
    ])
  } catch (error) {
    const full = error instanceof DOMException && error.name === 'QuotaExceededError'
    throw full ? new DeviceFull('the browser has no room', { cause: error }) : error
  }
}

/** Replaces the text about a file that is still here. */
export async function updateFileText(place: string, about: string): Promise<void> {
  const db = await database()
  const sealed = await seal(await deviceKey(db), place, about)
  const tx = db.transaction('files', 'readwrite')
  const there = await tx.store.get(place)
  if (there) await tx.store.put({ ...there, ...sealed })
  await tx.done
}

export async function dropFile(place: string): Promise<void> {
  const tx = (await database()).transaction(STORES, 'readwrite')
  await Promise.all([...STORES.map((store) => tx.objectStore(store).delete(place)), tx.done])
}

/** The bytes of a file; null when it is not here any more, or nobody can read it. */
export async function openFile(place: string): Promise<ArrayBuffer | null> {
  const db = await database()
  const sealed = await db.get('fileBytes', place)
  return sealed ? unsealBytes(await deviceKey(db), bytesOf(place), sealed).catch(() => null) : null
}

/** Whether a file is still here: another tab may have sent it. */
export const hasFile = async (place: string): Promise<boolean> =>
  (await (await database()).count('files', place)) > 0

/** The texts about the files at all places that begin so, oldest first. What is too old is taken away. */
export async function readFiles(beginning: string, now: Date): Promise<{ place: string; about: string }[]> {
  const db = await database()
  const found: { place: string; about: string }[] = []
  for (const kept of (await db.getAll('files')).toSorted((a, b) => a.keptAt - b.keptAt)) {
    const { place } = kept
    // Sealed under a key that is gone: nobody can read it any more.
    const about = isOld(kept, now) ? null : await unseal(await deviceKey(db), place, kept).catch(() => null)
    if (about === null) await dropFile(place)
    else if (place.startsWith(beginning)) found.push({ place, about })
  }
  return found
}
