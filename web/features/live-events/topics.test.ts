import { expect, it } from 'vitest'
import { topics, topicsIn } from './topics.ts'

it('returns one topic or all of them, and ignores those of a later version', () => {
  expect(topicsIn('submissions')).toEqual(['submissions'])
  expect(topicsIn('all')).toEqual(topics)
  expect(topicsIn('weather')).toEqual([])
})
