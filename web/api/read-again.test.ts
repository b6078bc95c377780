import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { segmentsOf } from './call-path.ts'
import { readAgain, readsBelow } from './read-again.ts'

const reads = (path: string, read: string) => readsBelow(path, segmentsOf(read))

it('matches any page of a list and everything below it', () => {
  expect(reads('/api/submissions', '/api/submissions')).toBe(true)
  expect(reads('/api/submissions', '/api/submissions?cursor=a%2Fb&limit=30')).toBe(true)
  expect(reads('/api/submissions', '/api/submissions/7')).toBe(true)
})

it('does not match other paths, even with the same beginning', () => {
  expect(reads('/api/submissions', '/api/submissions-export')).toBe(false)
  expect(reads('/api/submissions', '/api/client/submissions')).toBe(false)
})

it('does not match the excepted endings', async () => {
  const client = new QueryClient()
  const paths = ['/api/sessions/7', '/api/sessions/7/intake/submission']
  for (const path of paths) client.setQueryData(segmentsOf(path), {})
  await readAgain(client, ['/api/sessions'], ['/intake/submission'])
  expect(paths.map((path) => client.getQueryState(segmentsOf(path))?.isInvalidated)).toEqual([true, false])
})

describe('a first read that is under way', () => {
  const queryKey = segmentsOf('/api/sessions/7/report')

  /** A read whose first response was made before the change, but arrives when it is let through. */
  function slowRead() {
    const { promise, resolve } = Promise.withResolvers<string>()
    const responses: Promise<string>[] = [promise, Promise.resolve('after the change')]
    return { queryFn: () => responses.shift() ?? 'read too often', letThrough: () => resolve('before it') }
  }

  it('is read once more after it, while it is shown', async () => {
    const client = new QueryClient()
    const { queryFn, letThrough } = slowRead()
    const leave = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined)
    const changed = readAgain(client, ['/api/sessions/7'])
    letThrough()
    await changed
    expect(client.getQueryData(queryKey)).toBe('after the change')
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false)
    leave()
  })

  it('is not trusted when it is next shown', async () => {
    const client = new QueryClient()
    const { queryFn, letThrough } = slowRead()
    const fetched = client.fetchQuery({ queryKey, queryFn })
    const changed = readAgain(client, ['/api/sessions/7'])
    letThrough()
    await Promise.all([fetched, changed])
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })
})
