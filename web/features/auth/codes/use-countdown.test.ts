import { expect, it } from 'vitest'
import { secondsUntil } from './use-countdown.ts'

it.each([
  [61_000, 1000, 60],
  [61_000, 1001, 60],
  [61_000, 60_999, 1],
  [61_000, 61_000, 0],
  [61_000, 99_000, 0],
])('with the end at %d and now at %d, %d seconds are left', (end, now, seconds) => {
  expect(secondsUntil(end, now)).toBe(seconds)
})
