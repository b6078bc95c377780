import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '#web/api/user-query.ts'
import { isConfirmed } from '#web/sign-in-client/auth-user.ts'
import { sendDrafts, wipeDrafts } from '../../../account/sign-out.ts'

/**
 * Runs an operation that signs in, perhaps as another person than the current one. The current person's input is sent
 * first, and is deleted from the device if another person is signed in.
 */
export async function guardUserChange<T>(queryClient: QueryClient, work: () => Promise<T>): Promise<T> {
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
