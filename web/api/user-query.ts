import { queryOptions } from '@tanstack/react-query'
import { api, type CallResponse } from './api.ts'
import { ApiError } from './api-error.ts'
import { segmentsOf } from './call-path.ts'
import { finishPendingLogout } from './pending-logout.ts'
import { userStaleTime } from './query-client.ts'

export type SignedIn = CallResponse<'GET /api/auth/user'>

async function whoIsSignedIn(signal: AbortSignal): Promise<SignedIn | null> {
  if (!(await finishPendingLogout())) return null
  try {
    return await api('GET /api/auth/user', { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

/**
 * The server's answer to who is signed in; null for 401. It is valid for 2 minutes and read again on focus and on
 * mount.
 */
export const userQuery = queryOptions({
  queryKey: segmentsOf('/api/auth/user'),
  queryFn: ({ signal }) => whoIsSignedIn(signal),
  staleTime: userStaleTime,
  refetchOnWindowFocus: true,
  refetchOnMount: true,
  retry: false,
})
