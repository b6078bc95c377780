import type { Query, QueryClient } from '@tanstack/react-query'

const pathOf = (queryKey: readonly unknown[]): string => queryKey.join('/').split('?')[0] ?? ''

/** Whether the path of a query ends like this. */
export const readsAt = (end: string, queryKey: readonly unknown[]): boolean => pathOf(queryKey).endsWith(end)

/** Whether a query reads this path or one below it, whatever its query string. */
export function readsBelow(path: string, queryKey: readonly unknown[]): boolean {
  const read = pathOf(queryKey)
  return read === path || read.startsWith(`${path}/`)
}

/**
 * Invalidates everything that was read from these paths. What is shown is read again now, the rest when it is next
 * shown. What is being read for the first time is read once more after that: its response may be older than the change,
 * and the library lets a first read finish instead of beginning again.
 * @param except endings of paths that have not changed
 */
export async function readAgain(
  client: QueryClient,
  paths: readonly string[],
  except: readonly string[] = [],
): Promise<void> {
  const isStale = ({ queryKey }: Query) =>
    paths.some((path) => readsBelow(path, queryKey)) && !except.some((end) => readsAt(end, queryKey))
  const stale = client.getQueryCache().findAll({ predicate: isStale, fetchStatus: 'fetching' })
  const firstReads = new Set(stale.filter(({ state }) => state.data === undefined))
  await client.invalidateQueries({ predicate: isStale })
  await Promise.allSettled([...firstReads].map(async ({ promise }) => promise))
  if (firstReads.size > 0) await client.invalidateQueries({ predicate: (query) => firstReads.has(query) })
}
