import type { QueryClient } from '@tanstack/react-query'

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
 * shown.
 * @param except endings of paths that have not changed
 */
export async function readAgain(
  client: QueryClient,
  paths: readonly string[],
  except: readonly string[] = [],
): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey }) =>
      paths.some((path) => readsBelow(path, queryKey)) && !except.some((end) => readsAt(end, queryKey)),
  })
}
