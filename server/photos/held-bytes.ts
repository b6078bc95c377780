/** There is currently no memory for another upload. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom'
}

/** Counts the bytes of uploads in memory over all requests of a process, and refuses those beyond a limit. */
export class HeldBytes {
  readonly #most: number
  #held = 0

  constructor(most: number) {
    this.#most = most
  }

  /**
   * Runs work that holds bytes in memory. The work calls `claim` for each additional part. The bytes are released when
   * the work ends.
   * @throws NoRoom from `claim`
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
