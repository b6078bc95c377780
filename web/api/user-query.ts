import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { api, type CallInput } from './api.ts'
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

type Changes = CallInput<'PATCH /api/account'>['body']

/** The change that was sent last; fulfilled whether or not it was stored. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Changes the account. All pages that show it are updated. Changes are sent one after the other, wherever on the page they
 * were made, so that the last one stays.
 */
export function useChangeAccount(): (changes: Changes) => Promise<void> {
  const queryClient = useQueryClient()
  return (changes) => {
    const sent = last.then(async () => {
      const account = await api('PATCH /api/account', { body: changes })
      queryClient.setQueryData(userQuery.queryKey, account)
    })
    last = sent.catch(() => undefined)
    return sent
  }
}
