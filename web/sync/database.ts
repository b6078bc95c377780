import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { PRODUCT_SLUG } from '#domain/product.ts'
import { makeDeviceKey, type Sealed } from './seal.ts'

/** The names of the database, its stores and its key stay: they hold what earlier versions of this page kept. */
const DATABASE = `${PRODUCT_SLUG}-drafts`
const KEY = 'device'
const STORES = ['keys', 'drafts', 'work', 'files', 'fileBytes'] as const

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
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>

let opening: Promise<DeviceDatabase> | null = null
let wipes = 0

/** How often this page has wiped the device. A write that began before a wipe must not finish after it. */
export const wipesSoFar = (): number => wipes

/** Opens what this device keeps, or rejects where the browser keeps nothing (some private windows). */
export function database(): Promise<DeviceDatabase> {
  opening ??= openDB<DeviceSchema>(DATABASE, 3, {
    upgrade: (db, from) => {
      if (from < 1) {
        db.createObjectStore('keys')
        db.createObjectStore('drafts', { keyPath: 'place' }).createIndex('sessionId', 'sessionId')
      }
      if (from < 2) db.createObjectStore('work', { keyPath: 'place' })
      db.createObjectStore('files', { keyPath: 'place' })
      db.createObjectStore('fileBytes')
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

/** Deletes every draft, all work and every file, and the key with them. */
export async function eraseDevice(): Promise<void> {
  wipes += 1
  const db = await database()
  const tx = db.transaction(STORES, 'readwrite')
  await Promise.all([...STORES.map((store) => tx.objectStore(store).clear()), tx.done])
}
