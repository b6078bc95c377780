import { describe, expect, it } from 'vitest'
import { nextNumberText, numberOf, numberText } from './decimal-text.ts'

describe('a typed number', () => {
  it.each([
    ['72,5', 72.5],
    ['72.5', 72.5],
    ['-2', -2],
    ['−2', -2],
    ['５０', 50],
    [' 180 cm', 180],
  ])('%s stands for %d', (typed, expected) => {
    expect(numberOf(nextNumberText('', typed))).toBe(expected)
  })

  it('keeps the earlier text when a letter or a second separator is typed', () => {
    expect(nextNumberText('72', '7a2')).toBe('72')
    expect(nextNumberText('7,2', '7,2,')).toBe('7,2')
  })

  it('is not a number while it has only a sign', () => {
    for (const text of ['', '−', ',', '.']) expect(numberOf(text)).toBeNull()
  })

  it('is shown with the language’s decimal separator and without grouping', () => {
    expect(numberText(1234.5, 'de')).toBe('1234,5')
    expect(numberText(1234.5, 'en')).toBe('1234.5')
    expect(numberText(null, 'en')).toBe('')
  })

  it('has a minus sign, whichever the keyboard has', () => {
    expect(nextNumberText('', '-1')).toBe('−1')
    for (const locale of ['en', 'sv']) expect(numberOf(numberText(-1.5, locale))).toBe(-1.5)
    expect(numberText(-1.5, 'en')).toBe('−1.5')
  })
})
