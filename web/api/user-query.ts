import { queryOptions } from '@tanstack/react-query'
import { segmentsOf } from './call-path.ts'
import { USER_STALE_MS, whoIsSignedIn } from './who-is-signed-in.ts'

/**
 * The server's answer to who is signed in; null for 401. It is valid for 2 minutes and read again on focus and on
 * mount.
 */
export const userQuery = queryOptions({
  queryKey: segmentsOf('/api/auth/user'),
  queryFn: ({ signal }) => whoIsSignedIn(signal),
  staleTime: USER_STALE_MS,
  refetchOnWindowFocus: true,
  refetchOnMount: true,
  retry: false,
})
