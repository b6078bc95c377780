import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { userQuery } from '#web/api/user-query.ts'
import { openHosted } from '#web/sign-in-client/hosted-client.ts'

/** Takes everything of the person from this device; the services have forgotten them already. */
async function wipe(queryClient: QueryClient): Promise<void> {
  const { wipeDevice } = await import('#web/drafts/sign-out.ts')
  await wipeDevice()
  // Nobody is signed in from here on, so that the end of the session is no news to the pages that follow it.
  queryClient.setQueryData(userQuery.queryKey, null)
  const hosted = await openHosted(queryClient)
  await hosted.signOut({ scope: 'local' })
}

/**
 * Leaves for the start page after the account was deleted. The device is wiped once this page is gone: wiped before,
 * it would lead to the sign-in like every page of somebody who is signed out.
 */
export function useDeparture(): () => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const departing = useRef(false)
  useEffect(
    () => () => {
      if (departing.current) void wipe(queryClient)
    },
    [queryClient],
  )
  return async () => {
    departing.current = true
    await navigate('/', { replace: true, state: { accountDeleted: true } })
  }
}
