import { type Outcome, Sender } from './sender.ts'

export interface SyncOptions<View> {
  /** What a page shows; asked again after each change. */
  view(): View
  /** Writes the newest state to the device. Rejects where the browser keeps nothing. */
  write(): Promise<void>
  /** Sends what can be sent at once. It never rejects: an outcome says what follows. */
  attempt(): Promise<Outcome>
  /** Runs the work while no other page of this browser does the same. */
  withTabLock<T>(work: () => Promise<T>): Promise<T>
}

/**
 * What all unsent work has in common, be it a form, a fit or photos: pages subscribe to it, the device keeps its newest
 * state with one write at a time, and one page of the browser at a time sends it.
 */
export class SyncEngine<View> {
  /** False once the browser has refused to keep something. */
  keptOnDevice: boolean
  #cached: { view: View } | null = null
  #writing: Promise<void> | null = null
  #writeAgain = false
  #ended = false
  readonly #options: SyncOptions<View>
  readonly #sender: Sender
  readonly #listeners = new Set<() => void>()

  constructor(options: SyncOptions<View>, keptOnDevice = true) {
    this.#options = options
    this.keptOnDevice = keptOnDevice
    this.#sender = new Sender(
      () => this.withTabLock(() => options.attempt()),
      () => this.changed(),
    )
  }

  /** The same object until something changes, as `useSyncExternalStore` asks. */
  readonly view = (): View => {
    this.#cached ??= { view: this.#options.view() }
    return this.#cached.view
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Tells who subscribed that the view has changed. */
  changed(): void {
    this.#cached = null
    for (const listener of this.#listeners) listener()
  }

  get writing(): boolean {
    return this.#writing !== null
  }

  get sending(): boolean {
    return this.#sender.busy
  }

  get retrying(): boolean {
    return this.#sender.retrying
  }

  async #writeAll(): Promise<void> {
    while (this.#writeAgain) {
      this.#writeAgain = false
      try {
        await this.#options.write()
      } catch {
        this.keptOnDevice = false
        this.changed()
      }
    }
    this.#writing = null
    this.changed()
  }

  /** Writes the newest state; resolves once the device has it, or cannot keep it. */
  save(): Promise<void> {
    if (this.#ended) return Promise.resolve()
    this.#writeAgain = true
    this.#writing ??= this.#writeAll()
    return this.#writing
  }

  /** Resolves once nothing is being written. */
  async saved(): Promise<void> {
    await this.#writing
  }

  /** Nothing is written or sent from now on; resolves once the last write is over. */
  async end(): Promise<void> {
    this.stop()
    this.#ended = true
    this.#writeAgain = false
    await this.#writing
  }

  withTabLock<T>(work: () => Promise<T>): Promise<T> {
    return this.#options.withTabLock(work)
  }

  sendSoon(): void {
    this.#sender.sendSoon()
  }

  sendNow(): void {
    this.#sender.sendNow()
  }

  /** Nothing is sent by itself from now on. */
  stop(): void {
    this.#sender.stop()
  }
}
