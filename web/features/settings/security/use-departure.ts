import type { GoTrueClient } from '@supabase/auth-js'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { accountDeleted, forgetEndedAccount, noteEndedAccount } from '#web/api/ended-account.ts'
import { userQuery } from '#web/api/user-query.ts'
import { pages } from '#web/paths.ts'
import { openHosted } from '#web/sign-in-client/hosted-client.ts'
import { useEmbedded } from './use-embedded.ts'

/** An account that is deleted, of which this device still has to be wiped. */
interface Leaving {
  /** Every session at the hosted service is over, or it cannot be reached. */
  ended: Promise<void>
  wiped: boolean
}

let leaving: Leaving | null = null
/** How many pages stand from which one can depart. */
let standing = 0

/**
 * Ends every session at a hosted sign-in service, of which the account's end took nothing: another tab, or device, would
 * sign in by its own and make a fresh account. No word of it here: this tab's session goes with the rest of the device.
 */
async function endEverywhere(hosted: GoTrueClient): Promise<void> {
  const { data } = await hosted.getSession()
  if (data.session) await hosted.admin.signOut(data.session.access_token, 'global')
}

/** Takes everything of the person from this device, once; the services have forgotten them already. */
async function wipe(queryClient: QueryClient, leaving: Leaving): Promise<void> {
  if (leaving.wiped) return
  leaving.wiped = true
  await leaving.ended
  try {
    const { wipeDevice } = await import('#web/drafts/sign-out.ts')
    await wipeDevice()
    // Nobody is signed in from here on, so that the end of the session is no news to the pages that follow it.
    queryClient.setQueryData(userQuery.queryKey, null)
    const hosted = await openHosted(queryClient)
    await hosted.signOut({ scope: 'local' })
  } finally {
    forgetEndedAccount()
  }
}

/**
 * Leaves for the start page after the account was deleted. The device is wiped once the page that asked is gone:
 * wiped before, it would lead to the sign-in like every page of somebody who is signed out. Signing in once more may
 * have taken that page away meanwhile, and put it up again; and the page may be gone before this leaves it, when it
 * hears that the session is over.
 */
export function useDeparture(): () => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const embedded = useEmbedded()
  useEffect(() => {
    standing += 1
    return () => {
      standing -= 1
      if (leaving) void wipe(queryClient, leaving)
    }
  }, [queryClient])
  return async () => {
    noteEndedAccount()
    // Out of reach, what was said before holds: the sign-in itself stays at its service.
    const ended = embedded
      ? Promise.resolve()
      : openHosted(queryClient)
          .then(endEverywhere)
          .catch(() => undefined)
    const mine = { ended, wiped: false }
    leaving = mine
    await ended
    await navigate(pages.home, { replace: true, state: accountDeleted })
    if (standing === 0) await wipe(queryClient, mine)
  }
}
