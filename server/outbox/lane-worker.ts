interface Options {
  /** The most deliveries at the same time. */
  maxConcurrent: number
  /** How long a delivery may take before another one starts in parallel, in milliseconds. */
  alongsideAfterMs: number
  /** Delivers one row and calls `onSending` when its delivery begins. @returns false when nothing is due */
  deliver(onSending: () => void): Promise<boolean>
  onError(error: unknown): void
}

/**
 * Serves one lane with several parallel deliveries, so that none holds up the rows behind it. Only one sender at a time
 * claims rows. When its delivery takes longer than `alongsideAfterMs`, another sender takes over claiming, up to
 * `maxConcurrent` senders.
 */
export class LaneWorker {
  readonly #options: Options
  readonly #senders = new Set<Promise<void>>()
  #stopping = false
  /** A sender is claiming rows. */
  #claiming = false
  /** `wake` was called since that sender last claimed a row. */
  #wokenMeanwhile = false

  constructor(options: Options) {
    this.#options = options
  }

  /** Checks for due rows. */
  wake(): void {
    if (this.#stopping) return
    if (this.#claiming || this.#senders.size >= this.#options.maxConcurrent) {
      this.#wokenMeanwhile = true
      return
    }
    this.#claiming = true
    const sender = this.#send().finally(() => this.#senders.delete(sender))
    this.#senders.add(sender)
  }

  /** Starts nothing new and waits for deliveries in progress. */
  async stop(): Promise<void> {
    this.#stopping = true
    await Promise.all(this.#senders)
  }

  async #send(): Promise<void> {
    while (!this.#stopping) {
      this.#wokenMeanwhile = false
      const { found, stillClaims } = await this.#deliverOne()
      if (!stillClaims && this.#claiming) return
      this.#claiming = true
      if (!found && !this.#wokenMeanwhile) break
    }
    this.#claiming = false
  }

  /** Delivers one row. @returns whether there was one, and whether this sender still claims */
  async #deliverOne(): Promise<{ found: boolean; stillClaims: boolean }> {
    const { alongsideAfterMs, deliver, onError } = this.#options
    let stillClaims = true
    const leaveClaiming = () => {
      stillClaims = false
      this.#claiming = false
      this.wake()
    }
    let timer: NodeJS.Timeout | undefined
    const onSending = () => {
      if (alongsideAfterMs > 0) timer = setTimeout(leaveClaiming, alongsideAfterMs)
      else leaveClaiming()
    }
    try {
      return { found: await deliver(onSending), stillClaims }
    } catch (error) {
      onError(error)
      return { found: false, stillClaims }
    } finally {
      clearTimeout(timer)
    }
  }
}
