import { expect, it } from 'vitest'
import { statementNames } from './statement-name.ts'

it('names each text once, the same in every process, and no more texts than it may', () => {
  const nameOf = statementNames(2)
  const [first, second] = [nameOf('select 1'), nameOf('select 2')]
  expect(first).toMatch(/^s_[\w-]{32}$/)
  expect(second).not.toBe(first)
  expect(nameOf('select 3')).toBeUndefined()
  expect(nameOf('select 1')).toBe(first)
  expect(statementNames(1)('select 1')).toBe(first)
})
