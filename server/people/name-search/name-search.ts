import { Worker } from 'node:worker_threads'
import type { Listener } from '../../live-events/listener.ts'
import type { MasterKeyRing } from '../../vault/master-keys.ts'
import { type Batch, NAMES_KEPT_MS, type NamesOf } from './name-index.ts'

/** What the thread is told. Messages are handled in the order in which they were sent. */
export type Order =
  | { kind: 'load'; of: NamesOf; batch: Batch }
  | { kind: 'find'; id: number; of: NamesOf; typed: string }
  | { kind: 'forget' }

/** The riders found by a `find`; null when the names have to be loaded first. */
export interface Found {
  id: number
  riders: string[] | null
}

/** Reads a fitter's sealed names, a batch at a time. */
export type LoadNames = (add: (batch: Batch) => void) => Promise<void>

/** The database notifies this channel when a key was deleted. */
const ERASURE_CHANNEL = 'spokewell_erasure'

/** The thread ends this long after its last order: by then it has forgotten all names. */
const IDLE_MS = NAMES_KEPT_MS

interface Asked {
  resolve(riders: string[] | null): void
  reject(error: Error): void
}

/**
 * Searches riders by name. Names are sealed, so each has to be opened: that happens in a thread of its own, which keeps
 * the opened names for a minute. They are forgotten at once when anybody is erased, also by another process.
 */
export class NameSearch {
  readonly #ring: MasterKeyRing
  readonly #asked = new Map<number, Asked>()
  readonly #loading = new Map<string, Promise<void>>()
  readonly #erasures: { forget(): void }
  #worker: Worker | null = null
  #idle: NodeJS.Timeout | undefined
  #questions = 0

  constructor(ring: MasterKeyRing, listener: Listener) {
    this.#ring = ring
    this.#erasures = listener.subscribe(ERASURE_CHANNEL, () => this.#forget())
    // An erasure may have happened while the connection was lost.
    listener.onReturn(() => this.#forget())
  }

  /**
   * The ids of the riders whose name contains the search text.
   * @param load reads the names; called only when the thread does not have them
   */
  async find(of: NamesOf, typed: string, load: LoadNames): Promise<string[]> {
    const known = await this.#ask(of, typed)
    if (known) return known
    await this.#load(of, load)
    const found = await this.#ask(of, typed)
    // Somebody was erased in the meantime: the names are read once more.
    return found ?? this.find(of, typed, load)
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    this.#erasures.forget()
    await this.#worker?.terminate()
  }

  /** Searches that begin while the same names are being loaded wait for them. */
  #load(of: NamesOf, load: LoadNames): Promise<void> {
    const key = `${of.fitter} ${of.fingerprint}`
    const running = this.#loading.get(key)
    if (running) return running
    const started = load((batch) => this.#tell({ kind: 'load', of, batch })).finally(() =>
      this.#loading.delete(key),
    )
    this.#loading.set(key, started)
    return started
  }

  #ask(of: NamesOf, typed: string): Promise<string[] | null> {
    this.#questions += 1
    const id = this.#questions
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject })
      this.#tell({ kind: 'find', id, of, typed })
    })
  }

  #tell(order: Order): void {
    this.#worker ??= this.#started()
    this.#worker.postMessage(order)
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => this.#endIdle(), IDLE_MS).unref()
  }

  /** An unused thread would hold about 20 MB. */
  #endIdle(): void {
    if (this.#asked.size > 0) return
    const worker = this.#worker
    this.#worker = null
    void worker?.terminate()
  }

  #forget(): void {
    this.#worker?.postMessage({ kind: 'forget' } satisfies Order)
  }

  #started(): Worker {
    const worker = new Worker(new URL('./name-search.worker.ts', import.meta.url), { workerData: this.#ring })
    // An idle thread does not keep the process alive: open requests do.
    worker.unref()
    worker.on('message', ({ id, riders }: Found) => {
      this.#asked.get(id)?.resolve(riders)
      this.#asked.delete(id)
    })
    worker.on('error', (error) => this.#fail(worker, error))
    worker.on('exit', (code) => this.#fail(worker, new Error(`the name search ended with ${code}`)))
    return worker
  }

  /** The thread has ended: waiting searches fail, and the next one starts another thread. */
  #fail(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return
    this.#worker = null
    for (const { reject } of this.#asked.values()) reject(error)
    this.#asked.clear()
  }
}
