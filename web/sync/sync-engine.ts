/** The outcome of an attempt: everything is sent; there is more; try again later; sending is not possible any more. */
export type Outcome = 'done' | 'again' | 'retry' | 'halt'

/** Changes are sent this long after the last one, and at the latest `PATIENCE_MS` after the first unsent one. */
const QUIET_MS = 1200
const PATIENCE_MS = 5000
const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 30_000

/** Makes one attempt at a time: a moment after the last change, and with growing pauses while attempts fail. */
export class Sender {
  #timer: ReturnType<typeof setTimeout> | undefined
  #firstChange: number | null = null
  #failures = 0
  #busy = false
  #stopped = false
  readonly #attempt: () => Promise<Outcome>
  readonly #changed: () => void

  /** @param changed called whenever `retrying` or `busy` has changed */
  constructor(attempt: () => Promise<Outcome>, changed: () => void) {
    this.#attempt = attempt
    this.#changed = changed
  }

  /** Whether the last attempt failed and another one follows. */
  get retrying(): boolean {
    return this.#failures > 0
  }

  get busy(): boolean {
    return this.#busy
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.sendNow, ms)
  }

  #waitAfter(outcome: Outcome): void {
    if (this.#stopped) return
    if (outcome === 'retry')
      this.#wait(Math.min(FIRST_RETRY_MS * 2 ** (this.#failures - 1), LONGEST_RETRY_MS))
    if (outcome === 'again') this.#wait(0)
    if (outcome === 'done' && this.#firstChange !== null) this.#wait(QUIET_MS)
  }

  async #run(): Promise<void> {
    this.#busy = true
    this.#firstChange = null
    this.#changed()
    const outcome = await this.#attempt()
    this.#busy = false
    this.#failures = outcome === 'retry' ? this.#failures + 1 : 0
    this.#waitAfter(outcome)
    this.#changed()
  }

  /** Schedules an attempt, because something has changed. */
  sendSoon(): void {
    const now = Date.now()
    this.#firstChange ??= now
    if (this.#busy || this.#failures > 0 || this.#stopped) return
    this.#wait(Math.min(QUIET_MS, Math.max(0, this.#firstChange + PATIENCE_MS - now)))
  }

  /** Makes an attempt now, without waiting. */
  readonly sendNow = (): void => {
    clearTimeout(this.#timer)
    if (!this.#busy && !this.#stopped) void this.#run()
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }
}

export interface SyncOptions<View> {
  /** What a page shows. It is read again after each change. */
  view(): View
  /** Writes the newest state to the device. Rejects if the browser stores nothing. */
  write(): Promise<void>
  /** Sends what can be sent now. It never rejects: the outcome decides what follows. */
  attempt(): Promise<Outcome>
  /** Runs the work while no other page of this browser does the same. */
  withTabLock<T>(work: () => Promise<T>): Promise<T>
}

/**
 * What all unsent work (forms, fits, photos) has in common: pages subscribe to it, the newest state is written to the
 * device with one write at a time, and one page of the browser at a time sends it.
 */
export class SyncEngine<View> {
  /** False after the browser has refused to store something. */
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

  /** The same object until something changes, as `useSyncExternalStore` requires. */
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

  /** Notifies the subscribers that the view has changed. */
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

  /** Writes the newest state. Resolves when the device has stored it or has refused to. */
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

  /** Stops writing and sending. Resolves when the last write is completed. */
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

  /** Stops sending on its own. */
  stop(): void {
    this.#sender.stop()
  }
}
