import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
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
