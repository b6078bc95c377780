import type { User } from '@supabase/auth-js'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { openHosted } from '#web/sign-in-client/hosted-client.ts'

const queryKey = ['sign-in-service', 'user']

/** The person at the sign-in service; null if this device has no session there. */
async function askUser(queryClient: QueryClient): Promise<User | null> {
  const hosted = await openHosted(queryClient)
  const { data: stored, error: unknown } = await hosted.getSession()
  if (unknown) throw unknown
  if (!stored.session) return null
  const { data, error } = await hosted.getUser()
  if (error) throw error
  return data.user
}

/**
 * The sign-in service's user: addresses, pending changes, identities, factors. It is read again on every return to the
 * page, because links in mails may have been pressed.
 */
export function useSignInUser() {
  const queryClient = useQueryClient()
  return useQuery({
    queryKey,
    queryFn: () => askUser(queryClient),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}

/** Invalidates the user, so that it is read again. */
export const readUserAgain = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey })
