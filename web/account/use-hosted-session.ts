import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userQuery } from '#web/api/user-query.ts'
import { isConfirmed } from '#web/sign-in-client/auth-user.ts'
import { listenToHosted, openHosted } from '#web/sign-in-client/hosted-client.ts'
import { hasHostedSession } from '#web/sign-in-client/hosted-session.ts'
import { preloadWhenIdle } from '#web/ui/preload-when-idle.ts'
import { logFailure } from './log-failure.ts'

/**
 * Follows the sign-in service, and takes its stored session up again once the browser is idle. Only for who is
 * signed in: a guest's form needs none of it, and the pages that sign in open it themselves.
 */
export function useHostedSession(): void {
  const queryClient = useQueryClient()
  const { data: user } = useQuery(userQuery)
  const signedIn = isConfirmed(user)
  useEffect(
    () =>
      // Loaded with the client, which reports its first state at once.
      listenToHosted(async (client, event, session) => {
        const { onHostedEvent } = await import('./hosted-events.ts')
        await onHostedEvent({ queryClient, client }, event, session)
      }),
    [queryClient],
  )
  useEffect(() => {
    if (!signedIn || !hasHostedSession()) return
    const preload = async () => {
      try {
        await openHosted(queryClient)
      } catch (error) {
        logFailure('The stored session could not be taken up', error)
      }
    }
    return preloadWhenIdle([{ preload }])
  }, [signedIn, queryClient])
}
