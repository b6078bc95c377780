import { QueryCache, QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { apiRequest, bodyOf } from './request.ts'

const minute = 60_000

/** The default query function: a GET of the path that the key's segments form. */
async function readPath({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  const answer = await bodyOf(await apiRequest('GET', queryKey.join('/'), undefined, { signal }))
  // The cache cannot hold undefined, so a response without a body is stored as null.
  return answer ?? null
}

/** What is gone, or may no longer be seen. */
const isWithheld = (error: Error): error is ApiError =>
  error instanceof ApiError && (error.status === 404 || error.code === 'file_restricted')

/** What is withheld is not shown any longer: the page shows the refusal, which knows that it was shown before. */
function queryCache(): QueryCache {
  const closed = new WeakSet<object>()
  return new QueryCache({
    onError(error, query) {
      if (!isWithheld(error)) return
      if (query.state.data !== undefined) {
        closed.add(query)
        query.setState({ data: undefined, dataUpdatedAt: 0 })
      }
      error.wasShown = closed.has(query)
    },
    onSuccess: (_, query) => void closed.delete(query),
  })
}

/** Data stays valid until it is invalidated: no staleness, polling, retries or refetching on focus. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: queryCache(),
    defaultOptions: {
      queries: {
        queryFn: readPath,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 5 * minute,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
        // Offline, a request fails at once with an error instead of waiting silently.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
