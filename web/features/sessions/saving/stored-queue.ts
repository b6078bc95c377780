import { isObject } from '#domain/json/json.ts'
import { wipesSoFar } from '#web/sync/database.ts'
import { deletePlaces, inFolder, readTexts, storeText } from '#web/sync/stored-texts.ts'
import type { Conflict, PendingChange } from './pending-changes.ts'

/** What is kept of a session's queue on this device. */
export interface StoredQueue {
  queue: readonly PendingChange[]
  conflicts: readonly Conflict[]
}

/** The layout of a stored queue. Others are not read. */
const LAYOUT = 1
const folderOf = (sessionId: string) => `fit/${LAYOUT}/${sessionId}/`

/** Where one page stores its queue. Each page has a place of its own, so that two pages do not overwrite each other. */
export interface QueueStorage {
  /** Takes over what closed pages left unsent. Rejects where the browser keeps nothing. */
  adopt(): Promise<StoredQueue[]>
  keep(kept: StoredQueue): Promise<void>
  /** The page is closed: another one may take over what it left. */
  leave(): void
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNull = (value: unknown): boolean => value === null || isText(value)
const isFields = (value: unknown): boolean => isObject(value)
const isListOf = (value: unknown, isOne: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isOne)

const isPlace = (value: unknown): boolean =>
  isObject(value) &&
  (value.phase === 'before' || value.phase === 'after') &&
  isText(value.key) &&
  isTextOrNull(value.side)

const isSure = (value: unknown): boolean => value === undefined || typeof value === 'boolean'

const isWanted = (value: unknown): boolean =>
  isObject(value) &&
  (isTextOrNull(value.value) || typeof value.value === 'number') &&
  isTextOrNull(value.reference) &&
  isTextOrNull(value.method)

/** Whether a stored value is a pending change. The server validates what it changes. */
function isPendingChange(value: unknown): value is PendingChange {
  if (!isObject(value) || !isSure(value.confirmed)) return false
  const { kind, of, id, fields, sent, seen } = value
  if (kind === 'order') return isListOf(value.ids, isText)
  if (kind === 'value') {
    return (
      isPlace(value.place) && isWanted(value.wanted) && typeof seen === 'number' && isListOf(sent, isWanted)
    )
  }
  const isRow = isText(id) && isFields(fields) && (of === 'intervention' || of === 'recommendation')
  if (kind === 'creation') return isRow && (sent === null || isFields(sent))
  const isRowOrSession = isRow || (of === 'session' && isText(id) && isFields(fields))
  const isKnown = isFields(value.base) && typeof seen === 'number' && isListOf(sent, isFields)
  return kind === 'fields' && isRowOrSession && isKnown
}

const isMeasured = (value: unknown): boolean =>
  isObject(value) &&
  isPlace(value) &&
  isWanted(value) &&
  typeof value.version === 'number' &&
  isText(value.measuredAt)

function isConflict(value: unknown): value is Conflict {
  if (!isObject(value) || !isPendingChange(value.mine)) return false
  const { kind, mine, present, version } = value
  if (kind === 'value') return present === null || isMeasured(present)
  return kind === 'fields' && mine.kind === 'fields' && isFields(present) && typeof version === 'number'
}

/** Whether a stored value is a queue of this layout. */
const isStoredQueue = (value: unknown): value is StoredQueue =>
  isObject(value) && isListOf(value.queue, isPendingChange) && isListOf(value.conflicts, isConflict)

function parseQueue(text: string): StoredQueue | undefined {
  const value: unknown = JSON.parse(text)
  return isStoredQueue(value) ? value : undefined
}

/** Holds a place on the device while this page lives. @returns how to give it back earlier */
function holdPlace(place: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  if ('locks' in navigator) void navigator.locks.request(place, () => promise)
  return resolve
}

/** Whether the page that held a place is closed. */
async function isAbandoned(place: string): Promise<boolean> {
  if (!('locks' in navigator)) return true
  return navigator.locks.request(place, { ifAvailable: true }, (lock) => lock !== null)
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
      for (const { place, text } of await readTexts('work', inFolder(folder), new Date())) {
        if (place === own || !(await isAbandoned(place))) continue
        const queue = parseQueue(text)
        // A queue of another version stays for a page of that version, until storage expires it.
        if (!queue) continue
        found.push(queue)
        await deletePlaces('work', [place])
      }
      return found
    },
    // At a sign-out the person was asked about unsent work: a page that is still closing stores nothing again.
    keep: ({ queue, conflicts }) =>
      queue.length + conflicts.length === 0 || wipesSoFar() !== wipes
        ? deletePlaces('work', [own])
        : storeText('work', { place: own }, JSON.stringify({ queue, conflicts }), new Date()),
    leave,
  }
}
