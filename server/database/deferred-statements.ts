/** Statements that were sent and whose answers nobody needs before the end of the transaction. */
export class DeferredStatements {
  #waiting: Promise<void>[] = []
  #failure: { error: unknown } | undefined

  /** Takes the answer of a statement that has been sent. */
  defer(answer: Promise<unknown>): void {
    this.#waiting.push(
      answer.then(
        () => undefined,
        (error: unknown) => {
          this.#failure ??= { error }
        },
      ),
    )
  }

  /** Waits for the answers of all of them. @throws once, the error of the first that failed */
  async settle(): Promise<void> {
    while (this.#waiting.length > 0) await Promise.all(this.#waiting.splice(0))
    const failure = this.#failure
    this.#failure = undefined
    if (failure) throw failure.error
  }
}
