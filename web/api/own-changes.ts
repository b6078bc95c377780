/** How many are remembered: an event comes within moments of its save. */
const MOST = 100

/** The path that a save has updated, by the id of its request. */
const updatedPaths = new Map<string, string>()
const underWay = new Set<Promise<unknown>>()

/**
 * Sends a save whose answer says everything it changed in what was read from a path: nobody needs to read it again
 * because of this.
 * @param send hands `heard` on to the call
 */
export async function trackOwnChange<T>(
  path: string,
  send: (heard: (response: Response) => void) => Promise<T>,
): Promise<T> {
  const saving = send(({ headers }) => {
    const requestId = headers.get('x-request-id')
    if (requestId) updatedPaths.set(requestId, path)
    const [oldest] = updatedPaths.keys()
    if (oldest !== undefined && updatedPaths.size > MOST) updatedPaths.delete(oldest)
  })
  underWay.add(saving)
  try {
    return await saving
  } finally {
    underWay.delete(saving)
  }
}

/**
 * The path that is up to date although a notice tells of this request, because it is a save of this page; undefined
 * for another's. A notice can outrun the answer: then the answer is waited for.
 */
export async function pathUpdatedBy(requestId: string): Promise<string | undefined> {
  if (requestId && !updatedPaths.has(requestId)) await Promise.allSettled(underWay)
  return updatedPaths.get(requestId)
}
