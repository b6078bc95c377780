import { beforeEach, expect, it } from 'vitest'
import { RecentChanges } from './recent-changes.ts'

let now: number
let changes: RecentChanges

beforeEach(() => {
  now = 1_000_000
  changes = new RecentChanges(() => now)
})

it('names what changed for an account since its page was read', () => {
  now += 60_000
  changes.remember('sessions', ['mira', 'ana'])
  now += 2_000
  changes.remember('submissions', ['mira'])
  now += 1_000
  expect(changes.since('mira', 1_000)).toEqual(['submissions'])
  expect(changes.since('mira', 3_000)).toEqual(['sessions', 'submissions'])
  expect(changes.since('ana', 999)).toEqual([])
  expect(changes.since('ana', 3_000)).toEqual(['sessions'])
  expect(changes.since('jonas', 3_000)).toEqual([])
})

it('says that anything may have changed for a page that is older than what it knows', () => {
  now += 1_000
  expect(changes.since('mira', 1_001)).toEqual(['all'])
  now += 60_000
  changes.interrupted()
  now += 10
  expect(changes.since('mira', 11)).toEqual(['all'])
  expect(changes.since('mira', 10)).toEqual([])
})

it('forgets what is older than five minutes', () => {
  changes.remember('sessions', ['mira'])
  now += 5 * 60_000 + 1
  changes.remember('sessions', ['ana'])
  expect(changes.since('mira', 5 * 60_000)).toEqual([])
  expect(changes.since('mira', 5 * 60_000 + 1)).toEqual(['all'])
  expect(changes.since('ana', 0)).toEqual(['sessions'])
})
