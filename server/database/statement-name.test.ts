import { expect, it } from 'vitest'
import { statementName } from './statement-name.ts'

it('is the same for the same text, another for another one, and given to no more than 1,000 texts', () => {
  const first = statementName('select 0')
  const names = Array.from({ length: 1000 }, (_none, index) => statementName(`select ${index}`))
  expect(names[0]).toBe(first)
  expect(new Set(names).size).toBe(1000)
  expect(statementName('select 1000')).toBeUndefined()
  expect(statementName('select 0')).toBe(first)
})
