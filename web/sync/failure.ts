import { ApiError } from '#web/api/api-error.ts'

/** A connection that hangs is given up after this, so that the next attempt can begin. */
const TIMEOUT_MS = 20_000

/** Ends a request of unsent work that hears nothing for too long. */
export const requestTimeout = () => ({ signal: AbortSignal.timeout(TIMEOUT_MS) })

/** Whether the same request may succeed later: the server was not reached, is out of order or busy. */
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  const { status, code } = error
  if (status === 401) return false
  return status >= 500 || [408, 429].includes(status) || code === null || code === 'request_in_progress'
}
