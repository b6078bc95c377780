import { DRAFT_DAYS } from '#domain/product.ts'
import { database, deviceKey, type SealedRecord, wipesSoFar } from './database.ts'
import { seal, unseal } from './seal.ts'

/**
 * Texts on this device: drafts, work that is not sent, and what is known of files. Each is sealed for a place of its
 * own under the device's key and gone with the key at sign-out. Every call rejects where the browser keeps nothing.
 */
export type TextStore = 'drafts' | 'work' | 'files'

export interface StoredText {
  place: string
  text: string
}

const DAY_MS = 86_400_000
const isOld = ({ keptAt }: SealedRecord, now: Date): boolean => keptAt <= now.getTime() - DRAFT_DAYS * DAY_MS

/** Stores a text and replaces what was at its place. Does nothing when the device is wiped meanwhile. */
export async function storeText(
  store: 'drafts' | 'work',
  { place, sessionId }: Pick<SealedRecord, 'place' | 'sessionId'>,
  text: string,
  now: Date,
): Promise<void> {
  const before = wipesSoFar()
  const db = await database()
  const sealed = await seal(await deviceKey(db), place, text)
  if (wipesSoFar() !== before) return
  await db.put(store, {
    ...sealed,
    place,
    keptAt: now.getTime(),
    ...(sessionId !== undefined && { sessionId }),
  })
}

/** Deletes records, the bytes of files with them. */
export async function deletePlaces(store: TextStore, places: readonly string[]): Promise<void> {
  const db = await database()
  const tx = db.transaction([store, 'fileBytes'], 'readwrite')
  const deleted = places.flatMap((place) => [
    tx.objectStore(store).delete(place),
    ...(store === 'files' ? [tx.objectStore('fileBytes').delete(place)] : []),
  ])
  await Promise.all([...deleted, tx.done])
}

/**
 * The stored texts that match, oldest first. Deletes what is older than a draft may be, and what nobody can read any
 * more because its key is gone.
 */
export async function readTexts(
  store: TextStore,
  matches: (record: SealedRecord) => boolean,
  now: Date,
): Promise<StoredText[]> {
  const db = await database()
  const records = (await db.getAll(store)).toSorted((a, b) => a.keptAt - b.keptAt)
  const found: StoredText[] = []
  const useless: string[] = []
  for (const record of records) {
    const { place } = record
    if (!isOld(record, now) && !matches(record)) continue
    const text = isOld(record, now)
      ? null
      : await unseal(await deviceKey(db), place, record).catch(() => null)
    if (text === null) useless.push(place)
    else found.push({ place, text })
  }
  if (useless.length > 0) await deletePlaces(store, useless)
  return found
}

/** Selects the records of a folder: the places that begin with its name. */
export const inFolder =
  (folder: string) =>
  ({ place }: SealedRecord): boolean =>
    place.startsWith(folder)
