/** How many requests are remembered. Few are needed, because an event arrives within moments of its save. */
const MOST = 100

/** The path that a save has updated, by the request id of the save. */
const updatedPaths = new Map<string, string>()
const underWay = new Set<Promise<unknown>>()

/**
 * Sends a save whose response contains every change that it made to the data at a path, so that this page need not read
 * the path again because of the save's event.
 * @param send passes `heard` to the call
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
 * The path that needs no new read after an event of this request, because the request is a save of this page; undefined
 * for other requests. An event can arrive before the response of its save, so saves in progress are awaited.
 */
export async function pathUpdatedBy(requestId: string): Promise<string | undefined> {
  if (requestId && !updatedPaths.has(requestId)) await Promise.allSettled(underWay)
  return updatedPaths.get(requestId)
}
