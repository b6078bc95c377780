/** Forgets what the head of the page has requested: the page has what it needed, or something has changed since. */
export function forgetEarlyReads(): void {
  globalThis.earlyReads = undefined
  globalThis.nobodyHere = undefined
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

/** Whether the server has said with the page that nobody is signed in. It counts once, and not after a change. */
export function takeNobody(): boolean {
  const nobody = globalThis.nobodyHere === true
  globalThis.nobodyHere = undefined
  return nobody
}
