import { expect, it } from 'vitest'
import { askAgain } from './opening-progress.tsx'

const opening = { opened: 1, total: 2 }

it('a search is asked again until it is ready, or fails', () => {
  const again = (data: { opening: object | null } | undefined, error: Error | null) =>
    askAgain({ state: { data, error } }) !== false
  expect(again(undefined, null)).toBe(false)
  expect(again({ opening }, null)).toBe(true)
  expect(again({ opening }, new Error('failed'))).toBe(false)
  expect(again({ opening: null }, null)).toBe(false)
})
