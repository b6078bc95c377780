import { withoutWords } from '#domain/text/search-words.ts'
import { apiErrorOf } from './api-error.ts'
import { forgetEarlyReads, takeEarlyRead } from './early-reads.ts'
import { lastUse } from './last-use.ts'
import { trackLoading } from './page-loading.ts'

export interface RequestExtras {
  /** With the same key, a repeated create or submit takes effect once. */
  idempotencyKey?: string | undefined
  signal?: AbortSignal | undefined
  /** Lets the request finish after the page is closed. */
  keepalive?: boolean | undefined
  /** Called with the response when it is OK, before its body is read. */
  heard?: ((response: Response) => void) | undefined
}

const pictureType = ({ type }: Blob) => (type.startsWith('image/') ? type : 'application/octet-stream')

function headersOf(
  payload: unknown,
  idempotencyKey: string | undefined,
  more: Record<string, string>,
): Headers {
  const headers = new Headers({ accept: 'application/json', ...more })
  if (payload instanceof Blob) headers.set('content-type', pictureType(payload))
  else if (payload !== undefined) headers.set('content-type', 'application/json')
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
  return headers
}

/** The response to a read that is under way since the page's head. A change makes all of them old. */
function earlyRead(method: string, path: string): Promise<Response> | undefined {
  if (method === 'GET') return takeEarlyRead(path)
  forgetEarlyReads()
  return undefined
}

/**
 * Sends a request with the session's cookie. A payload is sent as JSON, a Blob as its bytes, the words of a search in a
 * header. Throws `ApiError` for every response that is not OK, `TypeError` when there is no response.
 */
export async function apiRequest(
  method: string,
  path: string,
  payload?: unknown,
  { idempotencyKey, signal, keepalive, heard }: RequestExtras = {},
): Promise<Response> {
  const { address, headers } = withoutWords(path)
  const sent =
    earlyRead(method, path) ??
    fetch(address, {
      method,
      credentials: 'include',
      headers: headersOf(payload, idempotencyKey, headers),
      ...(payload === undefined ? {} : { body: payload instanceof Blob ? payload : JSON.stringify(payload) }),
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
    })
  const response = await trackLoading(sent)
  if (!response.ok) throw await apiErrorOf(response)
  lastUse.at = Date.now()
  heard?.(response)
  return response
}

/** The JSON of a response; undefined when it has no body. */
export async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  return text === '' ? undefined : JSON.parse(text)
}

/** A hanging connection is aborted after this many milliseconds, so that the next attempt can begin. */
const TIMEOUT_MS = 20_000

/** Aborts a request that gets no response in time. It is meant for requests that are sent again. */
export const requestTimeout = () => ({ signal: AbortSignal.timeout(TIMEOUT_MS) })
