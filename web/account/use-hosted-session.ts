import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userQuery } from '#web/api/user-query.ts'
import { isConfirmed } from '#web/sign-in-client/auth-user.ts'
import { listenToHosted, openHosted } from '#web/sign-in-client/hosted-client.ts'
import { hasHostedSession } from '#web/sign-in-client/hosted-session.ts'
import { preloadWhenIdle } from '#web/ui/preload-when-idle.ts'
import { logFailure } from './log-failure.ts'

/**
 * Listens to the sign-in service, and restores its stored session when the browser is idle. The session is restored
 * only for signed-in accounts: a guest's form does not need it, and the sign-in pages open it themselves.
 */
export function useHostedSession(): void {
  const queryClient = useQueryClient()
  const { data: user } = useQuery(userQuery)
  const signedIn = isConfirmed(user)
  useEffect(
    () =>
      // Loaded together with the client, which reports its initial state at once.
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
