import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { DRAFT_DAYS, PRODUCT_SLUG } from '#domain/product.ts'
import { makeDeviceKey, type Sealed, seal, unseal } from '../sync/seal.ts'
import { type Draft, formOf } from './draft.ts'

const DATABASE = `${PRODUCT_SLUG}-drafts`
/** The layout of a kept draft: another one is not read. */
const LAYOUT = 1
const DAY_MS = 86_400_000
const KEY = 'device'

interface StoredDraft extends Sealed {
  place: string
  /** Which form it is, as `formOf` tells; the name is older than forms other than a session's intake. */
  sessionId: string
  keptAt: number
}

/** Work of another kind than a form, sealed; `unsent-work.ts` says what it is. */
export interface StoredWork extends Sealed {
  place: string
  keptAt: number
}

/** What is known of a file that waits here, sealed; `unsent-files.ts` says what it is. Its bytes lie apart. */
export interface StoredFile extends StoredWork {
  /** Of the file, in bytes. */
  size: number
}

interface Schema extends DBSchema {
  keys: { key: string; value: CryptoKey }
  drafts: { key: string; value: StoredDraft; indexes: { sessionId: string } }
  work: { key: string; value: StoredWork }
  files: { key: string; value: StoredFile }
  fileBytes: { key: string; value: Sealed }
}

const placeOf = (draft: Draft) => `${LAYOUT}/${formOf(draft)}/${draft.formVersion}`

let opening: Promise<IDBPDatabase<Schema>> | null = null
let wipes = 0

/** How often this page has wiped the device: what was begun before it is not kept after it. */
export const wipesSoFar = (): number => wipes

/** Opens what this device keeps, or rejects where the browser keeps nothing (some private windows). */
export function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>(DATABASE, 3, {
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
export async function deviceKey(db: IDBPDatabase<Schema>): Promise<CryptoKey> {
  const before = wipes
  const there = await db.get('keys', KEY)
  if (there) return there
  const made = await makeDeviceKey()
  if (wipes !== before) throw new Error('The device was wiped')
  const tx = db.transaction('keys', 'readwrite')
  const first = await tx.store.get(KEY)
  if (!first) await tx.store.put(made, KEY)
  await tx.done
  return first ?? made
}

async function opened(db: IDBPDatabase<Schema>, kept: StoredDraft): Promise<Draft | null> {
  try {
    const draft: Draft = JSON.parse(await unseal(await deviceKey(db), kept.place, kept))
    return draft
  } catch {
    // Sealed under a key that is gone: nobody can read it any more.
    await db.delete('drafts', kept.place)
    return null
  }
}

/** Takes away what is older than a week, or of another layout. */
async function removeOld(db: IDBPDatabase<Schema>, now: Date): Promise<void> {
  for (const { place, keptAt } of await db.getAll('drafts')) {
    const fresh = keptAt > now.getTime() - DRAFT_DAYS * DAY_MS && place.startsWith(`${LAYOUT}/`)
    if (!fresh) await db.delete('drafts', place)
  }
}

/** The draft of a form on this device, or null. Rejects where the browser keeps nothing. */
export async function readDraft(form: string, now: Date): Promise<Draft | null> {
  const db = await database()
  await removeOld(db, now)
  const kept = await db.getAllFromIndex('drafts', 'sessionId', form)
  const [newest] = kept.sort((a, b) => b.keptAt - a.keptAt)
  return newest ? opened(db, newest) : null
}

/** Every draft on this device. */
export async function readDrafts(now: Date): Promise<Draft[]> {
  const db = await database()
  await removeOld(db, now)
  const drafts = await Promise.all((await db.getAll('drafts')).map((kept) => opened(db, kept)))
  return drafts.filter((draft) => draft !== null)
}

/** Keeps a draft, sealed. */
export async function writeDraft(draft: Draft, now: Date): Promise<void> {
  const db = await database()
  const place = placeOf(draft)
  const sealed = await seal(await deviceKey(db), place, JSON.stringify(draft))
  await db.put('drafts', { ...sealed, place, sessionId: formOf(draft), keptAt: now.getTime() })
}

/** Takes the drafts of a form away. */
export async function dropDraft(form: string): Promise<void> {
  const db = await database()
  for (const { place } of await db.getAllFromIndex('drafts', 'sessionId', form)) {
    await db.delete('drafts', place)
  }
}

/** Takes every draft, all work and every file away, and the key with them. */
export async function dropEverything(): Promise<void> {
  wipes += 1
  const db = await database()
  const stores = ['keys', 'drafts', 'work', 'files', 'fileBytes'] as const
  const tx = db.transaction(stores, 'readwrite')
  await Promise.all([...stores.map((store) => tx.objectStore(store).clear()), tx.done])
}
