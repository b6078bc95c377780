import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { DRAFT_DAYS, PRODUCT_SLUG } from '#domain/product.ts'

/** Something sealed: AES-GCM with its own nonce. */
export interface Sealed {
  nonce: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

const algorithm = { name: 'AES-GCM', length: 256 }

/** A key that this browser can use and nobody can read, not even this page. */
export const makeDeviceKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey(algorithm, false, ['encrypt', 'decrypt'])

const boundTo = (place: string, nonce: Uint8Array<ArrayBuffer>) => ({
  name: algorithm.name,
  iv: nonce,
  additionalData: new TextEncoder().encode(place),
})

/** Seals bytes for one place; they open nowhere else. */
export async function sealBytes(key: CryptoKey, place: string, plain: BufferSource): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(12))
  return { nonce, bytes: await crypto.subtle.encrypt(boundTo(place, nonce), key, plain) }
}

/** What was sealed. Rejects when the key, the place or a byte is another. */
export const unsealBytes = (key: CryptoKey, place: string, { nonce, bytes }: Sealed): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt(boundTo(place, nonce), key, bytes)

export const seal = (key: CryptoKey, place: string, text: string): Promise<Sealed> =>
  sealBytes(key, place, new TextEncoder().encode(text))

export const unseal = async (key: CryptoKey, place: string, sealed: Sealed): Promise<string> =>
  new TextDecoder().decode(await unsealBytes(key, place, sealed))

/** The names of the database, its stores and its key stay: they hold what earlier versions of this page kept. */
const DATABASE = `${PRODUCT_SLUG}-drafts`
const KEY = 'device'
const STORES = ['keys', 'drafts', 'work', 'files', 'fileBytes', 'reads'] as const

/** A text on this device, sealed for its place. */
export interface SealedRecord extends Sealed {
  place: string
  keptAt: number
  /** Of a draft: which form it is, as `formOf` tells; the name is older than other forms than the intake. */
  sessionId?: string
  /** Of a file: its bytes, which lie in a store of their own. */
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

/** How often this page has wiped the device. A write that began before a wipe must not finish after it. */
export const wipesSoFar = (): number => wipes

/** Opens what this device keeps, or rejects where the browser keeps nothing (some private windows). */
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

/** The key of this device. Two tabs that make one at once agree on the first. Rejects when it is wiped meanwhile. */
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

/** Deletes every draft, all work, every file and what was read, and the key with them. */
export async function eraseDevice(): Promise<void> {
  wipes += 1
  const db = await database()
  const tx = db.transaction(STORES, 'readwrite')
  await Promise.all([...STORES.map((store) => tx.objectStore(store).clear()), tx.done])
}

/**
 * Texts on this device: drafts, work that is not sent, what is known of files, and what was read. Each is sealed for a place of its
 * own under the device's key and gone with the key at sign-out. Every call rejects where the browser keeps nothing.
 */
export type TextStore = 'drafts' | 'work' | 'files' | 'reads'

export interface StoredText {
  place: string
  text: string
}

const DAY_MS = 86_400_000
const isOld = ({ keptAt }: SealedRecord, now: Date): boolean => keptAt <= now.getTime() - DRAFT_DAYS * DAY_MS

/** Stores a text and replaces what was at its place. Does nothing when the device is wiped meanwhile. */
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

/** Whether any work or file waits on this device. Rejects where the browser keeps nothing. */
export async function hasUnsentWork(): Promise<boolean> {
  const db = await database()
  return (await db.count('work')) + (await db.count('files')) > 0
}
