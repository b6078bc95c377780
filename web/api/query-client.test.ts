import { expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { createQueryClient } from './query-client.ts'

const refusal = (code: 'file_restricted' | 'unavailable') =>
  new ApiError({ status: 403, body: code, problem: { code } })

it.each([
  ['file_restricted', undefined],
  ['unavailable', 'answers'],
] as const)('after %s, what was read before is %s', async (code, left) => {
  const client = createQueryClient()
  const queryKey = ['api', 'sessions', 'x']
  await client.fetchQuery({ queryKey, queryFn: async () => 'answers' })
  const again = client.fetchQuery({
    queryKey,
    staleTime: 0,
    queryFn: async () => {
      throw refusal(code)
    },
  })
  await expect(again).rejects.toBeInstanceOf(ApiError)
  expect(client.getQueryData(queryKey)).toBe(left)
})
