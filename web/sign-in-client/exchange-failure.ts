let failure: unknown = null

/** Keeps why the product did not accept a hosted sign-in, or that it did (null). */
export function noteExchange(reason: unknown): void {
  failure = reason
}

/** Why the product did not accept the last hosted sign-in, once; null when it did. */
export function takeExchangeFailure(): unknown {
  const taken = failure
  failure = null
  return taken
}
