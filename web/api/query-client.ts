import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { apiRequest, bodyOf } from './request.ts'

const minute = 60_000

/** The default read: a GET to the path the key's segments make. */
async function readPath({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  const answer = await bodyOf(await apiRequest('GET', queryKey.join('/'), undefined, { signal }))
  // The cache does not hold undefined; a call without an answer is remembered as answered.
  return answer ?? null
}

/** What was read stays until something changes it: nothing goes stale, polls, retries or reads again on focus. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readPath,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 5 * minute,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
        // Offline an attempt fails at once and says so, instead of waiting without a word.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** How long the answer to "who is signed in" counts. */
export const userStaleTime = 2 * minute
