/** What came of an attempt: all is sent; there is more; try again later; it makes no sense to go on. */
export type Outcome = 'done' | 'again' | 'retry' | 'halt'

/** Sent this long after the last change, and at the latest this long after the first one that is not sent. */
const QUIET_MS = 1200
const PATIENCE_MS = 5000
const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 30_000

/** Sends one attempt at a time: a moment after the last change, again with longer pauses while it fails. */
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

  /** There is something to send: sends it in a moment. */
  sendSoon(): void {
    const now = Date.now()
    this.#firstChange ??= now
    if (this.#busy || this.#failures > 0 || this.#stopped) return
    this.#wait(Math.min(QUIET_MS, Math.max(0, this.#firstChange + PATIENCE_MS - now)))
  }

  /** Sends now, whatever it waited for. */
  readonly sendNow = (): void => {
    clearTimeout(this.#timer)
    if (!this.#busy && !this.#stopped) void this.#run()
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }
}
