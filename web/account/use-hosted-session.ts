import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userQuery } from '#web/api/user-query.ts'
import { isConfirmed } from '#web/sign-in-client/auth-user.ts'
import { listenToHosted, openHosted } from '#web/sign-in-client/hosted-client.ts'
import { hasHostedSession } from '#web/sign-in-client/hosted-session.ts'
import { whenOnline } from '#web/ui/online.ts'
import { workWhenIdle } from '#web/ui/preload-when-idle.ts'
import { logFailure } from './log-failure.ts'

/** Restores the stored session. If the connection is lost meanwhile, it is tried again when there is one. */
async function restore(queryClient: QueryClient): Promise<void> {
  try {
    await openHosted(queryClient)
  } catch (error) {
    logFailure('The stored session could not be taken up', error)
    if (navigator.onLine) return
    await whenOnline()
    if (hasHostedSession()) await restore(queryClient)
  }
}

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
      listenToHosted(async () => {
        const { onHostedEvent } = await import('./hosted-events.ts')
        return (client, event, session) => onHostedEvent({ queryClient, client }, event, session)
      }),
    [queryClient],
  )
  useEffect(() => {
    if (!signedIn || !hasHostedSession()) return
    return workWhenIdle([{ preload: () => restore(queryClient) }])
  }, [signedIn, queryClient])
}
