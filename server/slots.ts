/** Limits how many tasks run at once. The others wait in the order in which they came. */
export class Slots {
  readonly #most: number
  #running = 0
  #waiting: (() => void)[] = []

  constructor(most: number) {
    this.#most = most
  }

  /** Whether a task waits for a slot. */
  get isAwaited(): boolean {
    return this.#waiting.length > 0
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    // The next task in the queue takes over the slot, so the count stays the same.
    if (this.#running >= this.#most) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#running += 1
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
