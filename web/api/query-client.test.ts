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

it('says of a refusal that what it refuses was shown, also when it is asked for again', async () => {
  const client = createQueryClient()
  const missing = async () => {
    throw new ApiError({ status: 404, body: 'not_found', problem: { code: 'not_found' } })
  }
  const asked = (name: string, queryFn: () => Promise<string>) =>
    client.fetchQuery({ queryKey: ['api', name], staleTime: 0, queryFn })
  await asked('open', async () => 'answers')
  for (const _ of [1, 2]) await expect(asked('open', missing)).rejects.toMatchObject({ wasShown: true })
  await expect(asked('unknown', missing)).rejects.toMatchObject({ wasShown: false })
  await asked('open', async () => 'answers again')
  expect(client.getQueryData(['api', 'open'])).toBe('answers again')
})
