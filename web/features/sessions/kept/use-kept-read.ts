import { type QueryClient, type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { deviceStorage, readCachedUser } from '#web/account/auth-cache.ts'
import { ApiError, isTemporary } from '#web/api/api-error.ts'
import { segmentsOf } from '#web/api/call-path.ts'
import { forgetRead, keepRead, readKept } from '#web/sync/kept-reads.ts'

/** The time of a read that comes from this device. The server's answers are never that old. */
const FROM_DEVICE = 1

/** Whose reads are kept: nobody's without an account. */
const readerOf = (): string | null => {
  const user = readCachedUser(deviceStorage)
  return user && 'name' in user ? user.id : null
}

type Read = Pick<UseQueryResult<unknown>, 'data' | 'error' | 'dataUpdatedAt'>

/**
 * Keeps a read on this device, and shows it as it was last kept while the server cannot be reached.
 * @param isWhole whether what is kept has the shape that the page shows
 * @returns whether what is shown comes from this device
 */
export function useKeptRead(
  queryKey: readonly unknown[],
  { data, error, dataUpdatedAt }: Read,
  isWhole: (kept: unknown) => boolean,
): boolean {
  const client = useQueryClient()
  const path = queryKey.join('/')
  const isKept = data !== undefined && dataUpdatedAt === FROM_DEVICE
  const missing = data === undefined && error !== null && isTemporary(error)
  useEffect(() => {
    const reader = readerOf()
    if (!missing || reader === null) return
    let left = false
    readKept(reader, new Date()).then(
      (reads) => {
        const kept = reads.get(path)
        if (left || !isWhole(kept) || client.getQueryData(segmentsOf(path)) !== undefined) return
        client.setQueryData(segmentsOf(path), kept, { updatedAt: FROM_DEVICE })
      },
      // A browser that keeps nothing shows the failure.
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [client, missing, path, isWhole])
  useEffect(() => {
    const reader = readerOf()
    if (data === undefined || isKept || reader === null) return
    keepRead(reader, path, data, new Date()).catch(() => undefined)
  }, [data, isKept, path])
  const gone = error instanceof ApiError && error.status === 404
  useEffect(() => {
    const reader = readerOf()
    if (gone && reader !== null) forgetRead(reader, path).catch(() => undefined)
  }, [gone, path])
  return isKept
}

/** Reads everything again that is shown from this device. */
export const readKeptAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ state }) => state.dataUpdatedAt === FROM_DEVICE })
