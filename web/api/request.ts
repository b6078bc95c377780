import { apiErrorOf } from './api-error.ts'

export interface RequestExtras {
  /** Sent again with the same key, a create or submit happens once. */
  idempotencyKey?: string | undefined
  signal?: AbortSignal | undefined
  /** Lets the request finish after the page is gone. */
  keepalive?: boolean | undefined
  /** Hears the answer when it is OK, before it is read. */
  heard?: ((response: Response) => void) | undefined
}

function headersOf(payload: unknown, idempotencyKey: string | undefined): Headers {
  const headers = new Headers({ accept: 'application/json' })
  if (payload !== undefined) headers.set('content-type', 'application/json')
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
  return headers
}

/**
 * Sends a method to a path, with a JSON body when a payload is given; the session's cookie goes along.
 * Throws `ApiError` for every answer that is not OK, `TypeError` when there is no answer at all.
 */
export async function apiRequest(
  method: string,
  path: string,
  payload?: unknown,
  { idempotencyKey, signal, keepalive, heard }: RequestExtras = {},
): Promise<Response> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: headersOf(payload, idempotencyKey),
    ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  })
  if (!response.ok) throw await apiErrorOf(response)
  heard?.(response)
  return response
}

/** The JSON of an answer; undefined when it has no body. */
export async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  return text === '' ? undefined : JSON.parse(text)
}
