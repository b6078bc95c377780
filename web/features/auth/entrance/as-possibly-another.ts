import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '#web/api/user-query.ts'
import { isConfirmed } from '#web/sign-in-client/auth-user.ts'
import { sendDrafts, wipeDrafts } from '../../../account/sign-out.ts'

/**
 * Does something that signs in, perhaps somebody else than who is signed in now: what they typed is sent before, and
 * does not stay on the device for the next person.
 */
export async function asPossiblyAnother<T>(queryClient: QueryClient, work: () => Promise<T>): Promise<T> {
  const presentId = () => {
    const user = queryClient.getQueryData(userQuery.queryKey)
    return isConfirmed(user) ? user.id : null
  }
  const before = presentId()
  if (before !== null) await sendDrafts()
  const done = await work()
  const after = presentId()
  if (before !== null && after !== null && after !== before) await wipeDrafts()
  return done
}
