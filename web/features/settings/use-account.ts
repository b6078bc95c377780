import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '#web/api/api.ts'
import { api } from '#web/api/api.ts'
import { userQuery } from '#web/api/user-query.ts'
import type { SignedIn } from '#web/api/who-is-signed-in.ts'

export type Account = Exclude<SignedIn, { guest: true }>
type Changes = CallInput<'PATCH /api/account'>['body']

/** The signed-in person's account from the server; null until it is loaded. */
export function useAccount(): Account | null {
  const { data } = useQuery(userQuery)
  return data && !('guest' in data) ? data : null
}

/** Changes the account. All pages that show it are updated. */
export function useChangeAccount(): (changes: Changes) => Promise<void> {
  const queryClient = useQueryClient()
  return async (changes) => {
    const account = await api('PATCH /api/account', { body: changes })
    queryClient.setQueryData(userQuery.queryKey, account)
  }
}
