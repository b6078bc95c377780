import { expect, it } from 'vitest'
import { hasLanguageChoice, matchOffered, offeredLanguage, offeredLanguages } from './offered-languages.ts'

it('offers English alone until another language is complete', () => {
  expect(offeredLanguages).toEqual(['en'])
  expect(hasLanguageChoice).toBe(false)
})

it.each(['de', 'en-XA', 'xx', null])('uses English for %j', (code) => {
  expect(offeredLanguage(code)).toBe('en')
})

it.each([
  [['de-CH', 'en-US'], 'en'],
  [['de-CH', 'ja'], null],
])('finds in %j what is offered: %s', (preferred, match) => {
  expect(matchOffered(preferred)).toBe(match)
})
