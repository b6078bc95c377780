import { isObject } from '#domain/json/json.ts'
import { wipesSoFar } from '#web/drafts/draft-storage.ts'
import { dropWork, keepWork, readWork } from '#web/sync/stored-work.ts'
import type { Conflict, PendingChange } from './pending-changes.ts'

/** What is kept of a session's queue on this device. */
export interface StoredQueue {
  queue: readonly PendingChange[]
  conflicts: readonly Conflict[]
}

/** The layout of a kept queue: another one is not read. */
const LAYOUT = 1
const folderOf = (sessionId: string) => `fit/${LAYOUT}/${sessionId}/`

/** Where one page keeps its queue. Each page has a place of its own, so that two never write over each other. */
export interface QueueStorage {
  /** What pages that are gone have left unsent. Rejects where the browser keeps nothing. */
  adopt(): Promise<StoredQueue[]>
  keep(kept: StoredQueue): Promise<void>
  /** The page is gone: another one may take what it left. */
  leave(): void
}

/** Whether a page that holds a place is still there; its lock is ours when it is not. */
async function isAbandoned(place: string): Promise<boolean> {
  if (!('locks' in navigator)) return true
  return navigator.locks.request(place, { ifAvailable: true }, (lock) => lock !== null)
}

function holdPlace(place: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  if ('locks' in navigator) void navigator.locks.request(place, () => promise)
  return resolve
}

const parsedQueue = (text: string): StoredQueue[] => {
  const kept: StoredQueue | null = JSON.parse(text)
  return isObject(kept) ? [kept] : []
}

/** The place of this page for a session. */
export function openQueueStorage(sessionId: string): QueueStorage {
  const folder = folderOf(sessionId)
  const own = `${folder}${crypto.randomUUID()}`
  const leave = holdPlace(own)
  const wipes = wipesSoFar()
  return {
    async adopt() {
      const found: StoredQueue[] = []
      for (const { place, text } of await readWork(folder, new Date())) {
        if (place === own || !(await isAbandoned(place))) continue
        found.push(...parsedQueue(text))
        await dropWork(place)
      }
      return found
    },
    // Who signed out was asked: a page that is still closing then puts nothing back.
    keep: ({ queue, conflicts }) =>
      queue.length + conflicts.length === 0 || wipesSoFar() !== wipes
        ? dropWork(own)
        : keepWork(own, JSON.stringify({ queue, conflicts }), new Date()),
    leave,
  }
}
