/** There is no room for what comes in now; later there is. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom'
}

/** Counts the bytes of uploads that lie in memory, over all requests of a process, and refuses those beyond a bound. */
export class HeldBytes {
  readonly #most: number
  #held = 0

  constructor(most: number) {
    this.#most = most
  }

  /**
   * Runs work that holds bytes; `claim` is told of each more of them. When the work is over they are given back.
   * @throws NoRoom out of `claim`
   */
  async during<T>(work: (claim: (bytes: number) => void) => Promise<T>): Promise<T> {
    let own = 0
    const claim = (bytes: number) => {
      if (this.#held + bytes > this.#most) throw new NoRoom('uploads fill their memory')
      this.#held += bytes
      own += bytes
    }
    try {
      return await work(claim)
    } finally {
      this.#held -= own
    }
  }
}
