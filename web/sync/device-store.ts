import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { DRAFT_DAYS, PRODUCT_SLUG } from '#domain/product.ts'

/** A sealed value: AES-GCM with its own nonce. */
export interface Sealed {
  nonce: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

const algorithm = { name: 'AES-GCM', length: 256 }

/** A key that this browser can use but nobody can read, not even this page. */
export const makeDeviceKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey(algorithm, false, ['encrypt', 'decrypt'])

const boundTo = (place: string, nonce: Uint8Array<ArrayBuffer>) => ({
  name: algorithm.name,
  iv: nonce,
  additionalData: new TextEncoder().encode(place),
})

/** Seals bytes for one place. They cannot be opened at any other place. */
export async function sealBytes(key: CryptoKey, place: string, plain: BufferSource): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(12))
  return { nonce, bytes: await crypto.subtle.encrypt(boundTo(place, nonce), key, plain) }
}

/** Opens sealed bytes. Rejects if the key, the place or a byte differs. */
export const unsealBytes = (key: CryptoKey, place: string, { nonce, bytes }: Sealed): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt(boundTo(place, nonce), key, bytes)

export const seal = (key: CryptoKey, place: string, text: string): Promise<Sealed> =>
  sealBytes(key, place, new TextEncoder().encode(text))

export const unseal = async (key: CryptoKey, place: string, sealed: Sealed): Promise<string> =>
  new TextDecoder().decode(await unsealBytes(key, place, sealed))

/**
 * The names of the database, its stores and its key are never changed, because earlier versions of this page have
 * stored data under them.
 */
const DATABASE = `${PRODUCT_SLUG}-drafts`
const KEY = 'device'
const STORES = ['keys', 'drafts', 'work', 'files', 'fileBytes', 'reads'] as const

/** A text on this device, sealed for its place. */
export interface SealedRecord extends Sealed {
  place: string
  keptAt: number
  /** For a draft: the key of its form (`formOf`). The name is from the time when the intake was the only form. */
  sessionId?: string
  /** For a file: the number of its bytes, which are in a separate store. */
  size?: number
}

export interface DeviceSchema extends DBSchema {
  keys: { key: string; value: CryptoKey }
  drafts: { key: string; value: SealedRecord; indexes: { sessionId: string } }
  work: { key: string; value: SealedRecord }
  files: { key: string; value: SealedRecord }
  fileBytes: { key: string; value: Sealed }
  reads: { key: string; value: SealedRecord }
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>

let opening: Promise<DeviceDatabase> | null = null
let wipes = 0

/** How often this page has wiped the device. A write that began before a wipe must not be completed after it. */
export const wipesSoFar = (): number => wipes

/** Opens the device's storage. Rejects if the browser stores nothing, as in some private windows. */
export function database(): Promise<DeviceDatabase> {
  opening ??= openDB<DeviceSchema>(DATABASE, 4, {
    upgrade: (db, from) => {
      if (from < 1) {
        db.createObjectStore('keys')
        db.createObjectStore('drafts', { keyPath: 'place' }).createIndex('sessionId', 'sessionId')
      }
      if (from < 2) db.createObjectStore('work', { keyPath: 'place' })
      if (from < 3) {
        db.createObjectStore('files', { keyPath: 'place' })
        db.createObjectStore('fileBytes')
      }
      db.createObjectStore('reads', { keyPath: 'place' })
    },
    blocking: () => void close(),
    terminated: () => {
      opening = null
    },
  })
  opening.catch(() => {
    opening = null
  })
  return opening
}

async function close(): Promise<void> {
  const open = opening
  opening = null
  const db = await open?.catch(() => null)
  db?.close()
}

/**
 * The key of this device. If two tabs create it at the same time, both use the first. Rejects if the device is wiped
 * meanwhile.
 */
export async function deviceKey(db: DeviceDatabase): Promise<CryptoKey> {
  const before = wipes
  const existing = await db.get('keys', KEY)
  if (existing) return existing
  const made = await makeDeviceKey()
  if (wipes !== before) throw new Error('The device was wiped')
  const tx = db.transaction('keys', 'readwrite')
  const first = await tx.store.get(KEY)
  if (!first) await tx.store.put(made, KEY)
  await tx.done
  return first ?? made
}

/** Deletes all drafts, unsent work, files and stored reads, and the key. */
export async function eraseDevice(): Promise<void> {
  wipes += 1
  const db = await database()
  const tx = db.transaction(STORES, 'readwrite')
  await Promise.all([...STORES.map((store) => tx.objectStore(store).clear()), tx.done])
}

/**
 * The kinds of texts on this device: drafts, unsent work, descriptions of files, and stored reads. Each text is sealed
 * for its own place under the device's key, and becomes unreadable when the key is deleted at sign-out. Every call
 * rejects if the browser stores nothing.
 */
export type TextStore = 'drafts' | 'work' | 'files' | 'reads'

export interface StoredText {
  place: string
  text: string
}

const DAY_MS = 86_400_000
const isOld = ({ keptAt }: SealedRecord, now: Date): boolean => keptAt <= now.getTime() - DRAFT_DAYS * DAY_MS

/** Stores a text and replaces the earlier one at its place. Does nothing if the device is wiped meanwhile. */
export async function storeText(
  store: 'drafts' | 'work' | 'reads',
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

/** Deletes records, including the bytes of files. */
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
 * The stored texts that match, oldest first. Deletes texts that are older than drafts may become, and texts that cannot
 * be opened any more because their key was deleted.
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

/** Whether any unsent work or file is on this device. Rejects if the browser stores nothing. */
export async function hasUnsentWork(): Promise<boolean> {
  const db = await database()
  return (await db.count('work')) + (await db.count('files')) > 0
}
