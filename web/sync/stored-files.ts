import { database, deviceKey, seal, sealBytes, unsealBytes, wipesSoFar } from './device-store.ts'

/**
 * Unsent files, each with a text that describes it (`device-store.ts` reads and deletes these). They are sealed under
 * the device's key, and become unreadable when it is deleted at sign-out. Every call rejects if the browser stores
 * nothing.
 */

/** The largest total size of the stored files, in bytes. */
export const MOST_KEPT_BYTES = 200 * 2 ** 20

/** The device has no room for another file. */
export class DeviceFull extends Error {
  override readonly name = 'DeviceFull'
}

/** The text and the bytes are sealed for different places, so that one cannot take the place of the other. */
const bytesOf = (place: string) => `${place}/bytes`

/**
 * Stores a file with its description. Does nothing if the device is wiped meanwhile.
 * @throws DeviceFull if the stored files would exceed the limit, or the browser has no room
 */
export async function storeFile(place: string, text: string, file: Blob, now: Date): Promise<void> {
  const before = wipesSoFar()
  const db = await database()
  const stored = await db.getAll('files')
  const size = stored.reduce((sum, each) => sum + (each.size ?? 0), file.size)
  if (size > MOST_KEPT_BYTES) throw new DeviceFull('the bound is reached')
  const key = await deviceKey(db)
  const sealed = await seal(key, place, text)
  const bytes = await sealBytes(key, bytesOf(place), await file.arrayBuffer())
  if (wipesSoFar() !== before) return
  const tx = db.transaction(['files', 'fileBytes'], 'readwrite')
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

/** Replaces the description of a file that is still stored. */
export async function updateFileText(place: string, text: string): Promise<void> {
  const db = await database()
  const sealed = await seal(await deviceKey(db), place, text)
  const tx = db.transaction('files', 'readwrite')
  const existing = await tx.store.get(place)
  if (existing) await tx.store.put({ ...existing, ...sealed })
  await tx.done
}

/** The bytes of a file; null if it is no longer stored or cannot be opened. */
export async function openFile(place: string): Promise<ArrayBuffer | null> {
  const db = await database()
  const sealed = await db.get('fileBytes', place)
  return sealed ? unsealBytes(await deviceKey(db), bytesOf(place), sealed).catch(() => null) : null
}

/** Whether a file is still stored. Another tab may have sent it. */
export const hasFile = async (place: string): Promise<boolean> =>
  (await (await database()).count('files', place)) > 0
