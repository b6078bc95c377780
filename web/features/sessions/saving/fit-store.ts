import { ApiError } from '#web/api/api-error.ts'
import { deletePlaces, inFolder, readTexts, storeText, wipesSoFar } from '#web/sync/device-store.ts'
import { type Outcome, SyncEngine } from '#web/sync/sync-engine.ts'
import type { FitSession } from '../session.ts'
import {
  changeKeepingMine,
  type FitState,
  fieldsStale,
  type Refused,
  refusedAt,
  refusedIn,
  removeRefused,
  withoutRows,
  withRefused,
} from './apply-response.ts'
import {
  added,
  type Conflict,
  MOST_VALUES,
  markedSent,
  nameOf,
  nextBatch,
  type PendingChange,
  readStoredQueue,
  type StoredQueue,
} from './pending-changes.ts'
import { type FitServer, fitRefusal, sendBatch } from './send.ts'

/**
 * `saved`: the server has everything. `saving`: being sent. `waiting`: stored on this device until the server can be
 * reached. `refused`: the server has everything except what cannot be stored. `conflict`: the fitter is asked.
 * `closed`, `signedOut`, `barred`: nothing is sent, for this reason.
 */
export type SaveStatus = 'saved' | 'saving' | 'waiting' | 'refused' | 'conflict' | Halt
type Halt = 'closed' | 'signedOut' | 'barred'

export interface FitView {
  queue: readonly PendingChange[]
  conflicts: readonly Conflict[]
  /** The changes that the server refused. */
  refused: readonly Refused[]
  status: SaveStatus
  /** When the server last saved something; null if it has not. */
  savedAt: string | null
  /** The server's error because of which nothing is sent. */
  error: unknown
  /** False without storage: unsent changes are then only in this page. */
  keptOnDevice: boolean
}

/** The session as the page has loaded it. */
export interface SessionSource {
  known(): FitSession | undefined
  /**
   * Stops a read in progress, which may be older than a response. @returns a function that puts the new session into
   * the cache
   */
  pauseReading(): Promise<(session: FitSession) => void>
  readAgain(): Promise<FitSession>
}

/** Where a page stores its queue. Each page has its own storage key, so that two pages do not overwrite each other. */
export interface QueueStorage {
  /** Loads what closed pages left unsent. Rejects without storage. */
  adopt(): Promise<StoredQueue[]>
  keep(kept: StoredQueue): Promise<void>
  /** Called when the page is closed, so that another page can load what it left. */
  leave(): void
}

export interface FitStoreOptions {
  sessionId: string
  server: FitServer
  storage: QueueStorage
  session: SessionSource
  /** Runs the work unless another page does the same for this session. */
  withTabLock<T>(work: () => Promise<T>): Promise<T>
  now(): Date
}

/** A change with the current ids of its rows. */
function renamed(change: PendingChange, currentName: (id: string) => string): PendingChange {
  if (change.kind === 'fields') return { ...change, id: currentName(change.id) }
  return change.kind === 'order' ? { ...change, ids: change.ids.map(currentName) } : change
}

const DISCARDED: StoredQueue = { queue: [], conflicts: [] }

/** The changes to one session in this page. Its functions can be passed on their own. */
export class FitStore {
  #queue: readonly PendingChange[] = []
  #conflicts: readonly Conflict[] = []
  #refused: readonly Refused[] = []
  /** How many values are sent together. The number is reduced while a refused value among them is searched. */
  #most = MOST_VALUES
  #halt: Halt | null = null
  #error: unknown = null
  #savedAt: string | null = null
  /** The ids that the server gave to rows created here, and the other way round. */
  readonly #names = new Map<string, string>()
  readonly #keys = new Map<string, string>()
  readonly #options: FitStoreOptions
  readonly #engine: SyncEngine<FitView>

  constructor(options: FitStoreOptions) {
    this.#options = options
    this.#engine = new SyncEngine({
      view: () => this.#view(),
      write: () =>
        options.storage.keep({ queue: withRefused(this.#refused, this.#queue), conflicts: this.#conflicts }),
      attempt: () => this.#sendOnce(),
      withTabLock: options.withTabLock,
    })
  }

  /** Loads what closed pages left unsent. */
  async adopt(): Promise<void> {
    const left = await this.#options.storage.adopt().catch(() => {
      this.#engine.keptOnDevice = false
      return []
    })
    if (left.length === 0) return
    const queue = left.flatMap((each) => each.queue).reduce(added, [...this.#queue])
    this.#put({ queue, conflicts: [...this.#conflicts, ...left.flatMap((each) => each.conflicts)] })
    this.#engine.sendNow()
  }

  #put({ queue, conflicts }: StoredQueue): void {
    this.#queue = queue
    this.#conflicts = conflicts
    void this.#engine.save()
    this.#engine.changed()
  }

  /** Changes the session and the queue together, so that the page never shows one without the other. */
  async #applyResponse(outcome: (now: FitState) => FitState, sentFrom: FitSession): Promise<void> {
    const learn = await this.#options.session.pauseReading()
    const session = this.known() ?? sentFrom
    const next = outcome({ session, queue: this.#queue, conflicts: this.#conflicts })
    learn(next.session)
    this.#put(next)
  }

  #learnName({ from, to }: { from: string; to: string }): void {
    this.#names.set(from, to)
    this.#keys.set(to, from)
  }

  async #sendOnce(): Promise<Outcome> {
    const session = this.known()
    const batch = nextBatch(this.#queue, this.#most)
    if (this.#halt || !session || batch.length === 0) return this.#halt ? 'halt' : 'done'
    const names = new Set(batch.map(nameOf))
    this.#put({
      queue: this.#queue.map((each) => (names.has(nameOf(each)) ? markedSent(each) : each)),
      conflicts: this.#conflicts,
    })
    const sent = nextBatch(this.#queue, this.#most)
    try {
      const response = await sendBatch(this.#options.server, this.#options.sessionId, sent)
      this.#most = MOST_VALUES
      if (response.renamed) this.#learnName(response.renamed)
      await this.#applyResponse(response.apply, session)
      this.#savedAt = this.#options.now().toISOString()
      return this.#queue.length > 0 ? 'again' : 'done'
    } catch (error) {
      return this.#afterFailure(error, sent)
    }
  }

  async #afterFailure(error: unknown, batch: readonly PendingChange[]): Promise<Outcome> {
    const refusal = fitRefusal(error)
    const [first] = batch
    if (refusal === 'retry') return 'retry'
    if (refusal === 'stale' && first?.kind === 'fields') {
      try {
        const session = await this.#options.session.readAgain()
        this.#put(fieldsStale({ session, queue: this.#queue, conflicts: this.#conflicts }, first))
        return this.#queue.length > 0 ? 'again' : 'done'
      } catch {
        return 'retry'
      }
    }
    if (refusal === 'closed' || refusal === 'barred' || refusal === 'signedOut')
      return this.#stop(refusal, error)
    if (!(error instanceof ApiError)) return 'retry'
    return error.status === 403 || error.status === 404
      ? this.#afterMissing(error, batch)
      : this.#afterRefusal(error, batch)
  }

  #stop(halt: Halt, error: unknown): Outcome {
    this.#halt = halt
    this.#error = error
    return 'halt'
  }

  /** Handles a missing row: either the session itself is gone, or the target of a change. */
  async #afterMissing(error: ApiError, batch: readonly PendingChange[]): Promise<Outcome> {
    try {
      await this.#options.session.readAgain()
    } catch (thrown) {
      return fitRefusal(thrown) === 'retry' ? 'retry' : this.#stop('barred', thrown)
    }
    return this.#afterRefusal(error, batch)
  }

  /** Sets refused changes aside. If the server does not name the value, smaller batches find it. */
  #afterRefusal(error: ApiError, batch: readonly PendingChange[]): Outcome {
    const found = refusedIn(batch, error)
    this.#most = found.length > 0 ? MOST_VALUES : Math.ceil(batch.length / 2)
    const { queue, refused } = removeRefused(this.#queue, found)
    this.#refused = [...this.#refused, ...refused]
    this.#put({ queue, conflicts: this.#conflicts })
    return this.#queue.length > 0 ? 'again' : 'done'
  }

  get #status(): SaveStatus {
    if (this.#halt) return this.#halt
    if (this.#queue.length > 0) {
      return this.#engine.retrying || navigator.onLine === false ? 'waiting' : 'saving'
    }
    if (this.#refused.length > 0) return 'refused'
    return this.#conflicts.length > 0 ? 'conflict' : 'saved'
  }

  #view(): FitView {
    return {
      queue: this.#queue,
      conflicts: this.#conflicts,
      refused: this.#refused,
      status: this.#status,
      savedAt: this.#savedAt,
      error: this.#error,
      keptOnDevice: this.#engine.keptOnDevice,
    }
  }

  readonly view = (): FitView => this.#engine.view()

  /** The session as the server has it, including the last response; undefined until it is loaded. */
  readonly known = (): FitSession | undefined => this.#options.session.known()

  readonly subscribe = (listener: () => void): (() => void) => this.#engine.subscribe(listener)

  /** The current id of a row. A row created here gets its id from the server. */
  readonly currentName = (id: string): string => this.#names.get(id) ?? id

  /** What identifies a row for as long as this page is open. With it as its key, an element outlives a new id. */
  readonly keyOf = ({ id }: { id: string }): string => this.#keys.get(id) ?? id

  /** Adds a change by the fitter. It is shown and stored on the device at once, and sent a moment later. */
  readonly change = (given: PendingChange): void => {
    const change = renamed(given, this.currentName)
    const name = nameOf(change)
    const others = this.#conflicts.filter(
      (conflict) => nameOf(conflict.mine) !== name || conflict.kind !== 'value',
    )
    const again = refusedAt(this.#refused, name)
    this.#refused = this.#refused.filter((each) => each !== again)
    const queue = [...(again ? [again.change] : []), change].reduce(added, [...this.#queue])
    this.#put({ queue: withoutRows(queue, this.#refused), conflicts: others })
    this.#engine.sendSoon()
  }

  /** Resolves a conflict with one of its sides. */
  readonly decide = (conflict: Conflict, choice: 'mine' | 'theirs'): void => {
    const conflicts = this.#conflicts.filter((each) => each !== conflict)
    const queue = choice === 'mine' ? added(this.#queue, changeKeepingMine(conflict)) : this.#queue
    this.#put({ queue, conflicts })
    this.#engine.sendNow()
  }

  /** Sends everything that is waiting. */
  readonly retry = (): void => {
    const queue = withRefused(this.#refused, this.#queue)
    this.#halt = null
    this.#error = null
    this.#refused = []
    this.#put({ queue, conflicts: this.#conflicts })
    this.#engine.sendNow()
  }

  /** Discards one refused change. */
  readonly leaveOut = (refused: Refused): void => {
    this.#refused = this.#refused.filter((each) => each !== refused)
    this.#put({ queue: this.#queue, conflicts: this.#conflicts })
  }

  /** Discards everything that is not sent. */
  readonly discard = (): void => {
    this.#halt = null
    this.#error = null
    this.#refused = []
    this.#put(DISCARDED)
  }

  /** Sends everything. @returns whether the server has everything */
  readonly sendAll = async (): Promise<boolean> => {
    await this.#engine.withTabLock(async () => {
      while ((await this.#sendOnce()) === 'again');
    })
    this.#engine.changed()
    return this.#queue.length + this.#refused.length + this.#conflicts.length === 0
  }

  /** Called when the page is left. Sends what can be sent; the rest stays on the device. */
  readonly close = async (): Promise<void> => {
    this.#engine.stop()
    if (this.#queue.length > 0) await this.sendAll().catch(() => false)
    await this.#engine.saved()
    this.#options.storage.leave()
  }
}

/** Opens the store of one session in this page, with what an earlier page left unsent. */
export async function openFitStore(options: FitStoreOptions): Promise<FitStore> {
  const store = new FitStore(options)
  await store.adopt()
  return store
}

/** The layout version of a stored queue. Other versions are not read. */
const LAYOUT = 1
const folderOf = (sessionId: string) => `fit/${LAYOUT}/${sessionId}/`

/** Locks a storage key while this page is open. @returns a function that releases it earlier */
function lockPlace(place: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  if ('locks' in navigator) void navigator.locks.request(place, () => promise)
  return resolve
}

/** Whether the page that used a storage key is closed. */
async function isAbandoned(place: string): Promise<boolean> {
  if (!('locks' in navigator)) return true
  return navigator.locks.request(place, { ifAvailable: true }, (lock) => lock !== null)
}

/** The queue storage of this page for a session. */
export function openQueueStorage(sessionId: string): QueueStorage {
  const folder = folderOf(sessionId)
  const own = `${folder}${crypto.randomUUID()}`
  const leave = lockPlace(own)
  const wipes = wipesSoFar()
  return {
    async adopt() {
      const found: StoredQueue[] = []
      for (const { place, text } of await readTexts('work', inFolder(folder), new Date())) {
        if (place === own || !(await isAbandoned(place))) continue
        const queue = readStoredQueue(text)
        // A queue of another version is left for a page of that version, until storage expires it.
        if (!queue) continue
        found.push(queue)
        await deletePlaces('work', [place])
      }
      return found
    },
    // At a sign-out the person was asked about unsent changes, so a page that is still closing stores nothing again.
    keep: ({ queue, conflicts }) =>
      queue.length + conflicts.length === 0 || wipesSoFar() !== wipes
        ? deletePlaces('work', [own])
        : storeText('work', { place: own }, JSON.stringify({ queue, conflicts }), new Date()),
    leave,
  }
}
