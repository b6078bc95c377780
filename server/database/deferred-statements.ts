/** Statements that were sent and whose results are not needed before the end of the transaction. */
export class DeferredStatements {
  #waiting: Promise<void>[] = []
  #failure: { error: unknown } | undefined

  /** Adds the result of a statement that has been sent. */
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

  /** Waits for all results. @throws once, the error of the first statement that failed */
  async settle(): Promise<void> {
    while (this.#waiting.length > 0) await Promise.all(this.#waiting.splice(0))
    const failure = this.#failure
    this.#failure = undefined
    if (failure) throw failure.error
  }
}
