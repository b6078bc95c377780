import type { Query, QueryClient } from '@tanstack/react-query'
import { readsAt } from '#web/api/read-again.ts'
import { userQuery } from '#web/api/user-query.ts'
import type { AccountUser } from '#web/sign-in-client/auth-user.ts'
import { clearCachedUser, deviceStorage, writeCachedUser } from './auth-cache.ts'

const { queryKey } = userQuery
/** The settings are the same for everybody, and a sign-in may be waiting for them. */
const isPersonal = (query: Query) => !readsAt('/public-settings', query.queryKey)

function dropReads(queryClient: QueryClient): void {
  const path = queryKey.join('/')
  queryClient.removeQueries({ predicate: (query) => isPersonal(query) && !readsAt(path, query.queryKey) })
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
  await queryClient.cancelQueries({ predicate: isPersonal })
  clearCachedUser(deviceStorage)
  dropReads(queryClient)
  queryClient.setQueryData(queryKey, null)
}
