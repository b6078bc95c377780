import type { QueryClient } from '@tanstack/react-query'

/** Whether a query reads this path or one below it, whatever it asks for after the question mark. */
export function readsBelow(path: string, queryKey: readonly unknown[]): boolean {
  const read = queryKey.join('/').split('?')[0]
  return read === path || (read?.startsWith(`${path}/`) ?? false)
}

/** Everything read from these paths is old: what is shown is read again now, the rest when it is next shown. */
export async function readAgain(client: QueryClient, paths: readonly string[]): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey }) => paths.some((path) => readsBelow(path, queryKey)),
  })
}
