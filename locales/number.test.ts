import { expect, it } from 'vitest'
import { languageCodes } from './languages.ts'
import { formatNumber, withMinus } from './number.ts'

it('writes a minus sign in every language', () => {
  for (const code of languageCodes) expect(formatNumber(code, -9)).toBe('−9')
  expect(formatNumber('en', -1234.5)).toBe('−1,234.5')
  expect(formatNumber('en', 9, { signDisplay: 'exceptZero' })).toBe('+9')
})

it('writes a minus sign in place of a leading hyphen, and leaves other hyphens', () => {
  expect(withMinus('-9')).toBe('−9')
  expect(withMinus('2026-11-23')).toBe('2026-11-23')
})
