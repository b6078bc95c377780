import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '#web/api/user-query.ts'
import type { AccountUser } from '#web/sign-in-client/auth-user.ts'
import { clearCachedUser, deviceStorage, writeCachedUser } from './auth-cache.ts'

const { queryKey } = userQuery
const isUserKey = (key: readonly unknown[]) => key.join('/') === queryKey.join('/')

function dropReads(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: (query) => !isUserKey(query.queryKey) })
}

/** Applies who the server says is signed in. Data read as another person is dropped. */
export async function rememberUser(queryClient: QueryClient, user: AccountUser): Promise<void> {
  await queryClient.cancelQueries({ queryKey })
  if (queryClient.getQueryData(queryKey)?.id !== user.id) dropReads(queryClient)
  queryClient.setQueryData(queryKey, user)
  writeCachedUser(deviceStorage, user)
}

/** Nobody is signed in any more: user, role and all data that was read are dropped. */
export async function forgetUser(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries()
  clearCachedUser(deviceStorage)
  dropReads(queryClient)
  queryClient.setQueryData(queryKey, null)
}
