import type { GoTrueClient } from '@supabase/auth-js'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { accountDeleted, forgetEndedAccount, noteEndedAccount } from '#web/api/ended-account.ts'
import { userQuery } from '#web/api/user-query.ts'
import { pages } from '#web/paths.ts'
import { openHosted } from '#web/sign-in-client/hosted-client.ts'
import { useEmbedded } from './use-embedded.ts'

/** A deleted account whose data on this device is still to be wiped. */
interface Leaving {
  /** Resolves when all sessions at the hosted service have ended, or it cannot be reached. */
  ended: Promise<void>
  wiped: boolean
}

let leaving: Leaving | null = null
/** How many pages with this hook are mounted. */
let mountedCount = 0

/**
 * Ends all sessions at a hosted sign-in service, which deleting the account does not end. Otherwise another tab or
 * device would sign in with its own session and create a new account. This tab's session is not affected here: it is
 * ended when the device is wiped.
 */
async function endEverywhere(hosted: GoTrueClient): Promise<void> {
  const { data } = await hosted.getSession()
  if (data.session) await hosted.admin.signOut(data.session.access_token, 'global')
}

/** Deletes all data of the person from this device, once. The services have already deleted theirs. */
async function wipe(queryClient: QueryClient, leaving: Leaving): Promise<void> {
  if (leaving.wiped) return
  leaving.wiped = true
  await leaving.ended
  try {
    const { wipeDevice } = await import('#web/drafts/send-and-wipe.ts')
    await wipeDevice()
    // From here on nobody is signed in, so that the following pages do not report the end of the session.
    queryClient.setQueryData(userQuery.queryKey, null)
    const hosted = await openHosted(queryClient)
    await hosted.signOut({ scope: 'local' })
  } finally {
    forgetEndedAccount()
  }
}

/**
 * Opens the page that confirms it after the account was deleted. The device is wiped after the asking page is unmounted: if it
 * were wiped before, that page would redirect to the sign-in page like any page of a signed-out person. A repeated
 * sign-in may have unmounted and remounted the page, and the page may also be unmounted early, when it learns that the
 * session is over. That page shows the receipts.
 */
export function useDeparture(): (receipts: readonly string[]) => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const embedded = useEmbedded()
  useEffect(() => {
    mountedCount += 1
    return () => {
      mountedCount -= 1
      if (leaving) void wipe(queryClient, leaving)
    }
  }, [queryClient])
  return async (receipts) => {
    noteEndedAccount()
    // If the service cannot be reached, its sign-in stays, as the person was told before.
    const ended = embedded
      ? Promise.resolve()
      : openHosted(queryClient)
          .then(endEverywhere)
          .catch(() => undefined)
    const mine = { ended, wiped: false }
    leaving = mine
    await ended
    await navigate(pages.accountDeleted, { replace: true, state: accountDeleted(receipts) })
    if (mountedCount === 0) await wipe(queryClient, mine)
  }
}
