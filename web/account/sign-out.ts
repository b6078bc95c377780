import type { QueryClient } from '@tanstack/react-query'
import { logOut } from '#web/api/pending-logout.ts'
import { openHosted } from '#web/sign-in-client/hosted-client.ts'
import { forgetHostedSession, hasHostedSession } from '#web/sign-in-client/hosted-session.ts'
import { logFailure } from './log-failure.ts'
import { forgetUser } from './present-user.ts'

/**
 * One step of signing out. A failure is logged and the next step runs, so that the person is always signed out on this
 * device.
 */
async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    logFailure(`Signing out: ${name}`, error)
  }
}

async function endHosted(queryClient: QueryClient): Promise<void> {
  if (!hasHostedSession()) return
  const client = await openHosted(queryClient)
  const { error } = await client.signOut({ scope: 'local' })
  if (error) throw error
}

/** The code that handles the forms stored on this device. It is loaded at sign-out, or ahead of it. */
export const loadDrafts = () => import('#web/drafts/send-and-wipe.ts')

/** Whether everything typed on this device was sent. Unknown counts as not sent. */
export async function sendDrafts(): Promise<boolean> {
  try {
    const { sendUnsent } = await loadDrafts()
    return await sendUnsent()
  } catch (error) {
    logFailure('Signing out: sending what is unsent', error)
    return false
  }
}

/** Deletes everything typed on this device. */
export async function wipeDrafts(): Promise<void> {
  const { wipeDevice } = await loadDrafts()
  await wipeDevice()
}

let signingOut = false
let signOutCount = 0

/** Whether a sign-out is in progress on this page. */
export const isSigningOut = (): boolean => signingOut

/** How many sign-outs have started on this page. Responses to requests from before a sign-out are dropped. */
export const departuresSoFar = (): number => signOutCount

/** Ends the session everywhere it can be reached, and on this device whatever the calls return. */
export async function signOut(queryClient: QueryClient): Promise<void> {
  signingOut = true
  signOutCount += 1
  await step('forms on this device', wipeDrafts)
  await step('the product', logOut)
  await step('the sign-in service', () => endHosted(queryClient))
  forgetHostedSession()
  await forgetUser(queryClient)
  signingOut = false
}
