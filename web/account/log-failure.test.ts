import { afterEach, expect, test, vi } from 'vitest'
import { logFailure } from './log-failure.ts'

afterEach(() => vi.restoreAllMocks())

const logged = (error: unknown) => {
  const write = vi.spyOn(console, 'error').mockImplementation(() => {})
  logFailure('Login failed', error)
  return write.mock.calls
}

test('an error of the program or a refusal is logged with what failed', () => {
  const failure = new Error('no storage')
  expect(logged(failure)).toEqual([['Login failed:', failure]])
})

test('a lost connection is not logged', () => {
  expect(logged(new TypeError('Failed to fetch'))).toEqual([])
})
