import { useQuery } from '@tanstack/react-query'
import { userQuery } from '#web/api/user-query.ts'
import type { SignedIn } from '#web/api/who-is-signed-in.ts'

export type Account = Exclude<SignedIn, { guest: true }>

/** The signed-in person's account from the server; null until it is loaded. */
export function useAccount(): Account | null {
  const { data } = useQuery(userQuery)
  return data && !('guest' in data) ? data : null
}
