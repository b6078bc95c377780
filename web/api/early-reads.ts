/** Forgets what the head of the page has requested: the page has what it needed, or something has changed since. */
export function forgetEarlyReads(): void {
  globalThis.earlyReads = undefined
}

/**
 * The response to a request that the head of the page has sent already. It is used once, and only if the device still
 * remembers the same person; undefined if there is none.
 */
export function takeEarlyRead(path: string): Promise<Response> | undefined {
  if (globalThis.earlyReads?.areCurrent() === false) forgetEarlyReads()
  const response = globalThis.earlyReads?.responses.get(path)
  globalThis.earlyReads?.responses.delete(path)
  return response
}
