// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { read } from '#web/api/read.ts'
import { userQuery } from '#web/api/user-query.ts'
import { forgetUser } from './present-user.ts'

const settings = read('GET /api/public-settings').queryKey
const counts = read('GET /api/follow-up-counts').queryKey

it('forgets what was read for the person, and lets a sign-in read the settings to the end', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const answered = Promise.withResolvers<{ authUrl: string }>()
  const reading = client.fetchQuery({ queryKey: settings, queryFn: () => answered.promise })
  const forPerson = client.fetchQuery({ queryKey: counts, queryFn: () => new Promise<never>(() => {}) })
  const refused = expect(forPerson).rejects.toThrow('CancelledError')
  await forgetUser(client)
  await refused
  answered.resolve({ authUrl: '/auth/v1' })
  expect(await reading).toEqual({ authUrl: '/auth/v1' })
  expect(
    client
      .getQueryCache()
      .findAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([settings, userQuery.queryKey])
  expect(client.getQueryData(userQuery.queryKey)).toBe(null)
})
