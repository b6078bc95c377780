/** Lets only so many pieces of work run at once; the others wait in the order they came. */
export class Slots {
  readonly #most: number
  #running = 0
  #waiting: (() => void)[] = []

  constructor(most: number) {
    this.#most = most
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    // The next in line takes over the slot, so the count stays the same.
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
