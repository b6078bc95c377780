import { api, type CallResponse } from './api.ts'
import { ApiError } from './api-error.ts'
import { takeNobody } from './early-reads.ts'
import { finishPendingLogout } from './pending-logout.ts'

export type SignedIn = CallResponse<'GET /api/auth/user'>

/**
 * Asks the server who is signed in; null for 401. The first answer may have come with the page. Throws like `api` when
 * there is no answer.
 */
export async function whoIsSignedIn(signal?: AbortSignal): Promise<SignedIn | null> {
  if (!(await finishPendingLogout())) return null
  if (takeNobody()) return null
  try {
    return await api('GET /api/auth/user', { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

/** How long the answer is valid, in milliseconds. */
export const USER_STALE_MS = 2 * 60_000
