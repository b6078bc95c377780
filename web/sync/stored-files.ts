import { database, deviceKey, seal, sealBytes, unsealBytes, wipesSoFar } from './device-store.ts'

/**
 * Files that are not sent yet, each with a text about it (`stored-texts.ts` reads and deletes them). Sealed with the
 * device's key and gone with it at sign-out. Every call rejects where the browser keeps nothing.
 */

/** The most that is kept of all files together, in bytes. */
export const MOST_KEPT_BYTES = 200 * 2 ** 20

/** There is no room on this device for one more file. */
export class DeviceFull extends Error {
  override readonly name = 'DeviceFull'
}

/** The text and the bytes are sealed for places of their own: one is not taken for the other. */
const bytesOf = (place: string) => `${place}/bytes`

/**
 * Stores a file with the text about it. Does nothing when the device is wiped meanwhile.
 * @throws DeviceFull when this and what is stored already exceed the bound, or the browser has no room
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

/** Replaces the text about a file that is still here. */
export async function updateFileText(place: string, text: string): Promise<void> {
  const db = await database()
  const sealed = await seal(await deviceKey(db), place, text)
  const tx = db.transaction('files', 'readwrite')
  const existing = await tx.store.get(place)
  if (existing) await tx.store.put({ ...existing, ...sealed })
  await tx.done
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
