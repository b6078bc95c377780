import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '#web/api/user-query.ts'
import type { AccountUser } from '#web/sign-in-client/auth-user.ts'
import { clearCachedUser, deviceStorage, writeCachedUser } from './auth-cache.ts'

const { queryKey } = userQuery
const isUserKey = (key: readonly unknown[]) => key.join('/') === queryKey.join('/')

function dropReads(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: (query) => !isUserKey(query.queryKey) })
}

/** Stores the user that the server returned. Data that was read as another person is dropped. */
export async function rememberUser(queryClient: QueryClient, user: AccountUser): Promise<void> {
  await queryClient.cancelQueries({ queryKey })
  if (queryClient.getQueryData(queryKey)?.id !== user.id) dropReads(queryClient)
  queryClient.setQueryData(queryKey, user)
  writeCachedUser(deviceStorage, user)
}

/** Removes the signed-in user, the role and all data that was read. */
export async function forgetUser(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries()
  clearCachedUser(deviceStorage)
  dropReads(queryClient)
  queryClient.setQueryData(queryKey, null)
}
