import { expect, it } from 'vitest'
import { languageCodes } from './languages.ts'
import { matchOffered, offeredLanguage, offeredLanguages } from './offered-languages.ts'

it('offers all 18 languages', () => {
  expect(offeredLanguages).toEqual(languageCodes)
  expect(offeredLanguages).toHaveLength(18)
})

it.each([
  ['de', 'de'],
  ['zh-TW', 'zh-TW'],
  ['en-XA', 'en'],
  ['xx', 'en'],
  [null, 'en'],
])('uses for %j: %s', (code, language) => {
  expect(offeredLanguage(code)).toBe(language)
})

it.each([
  [['de-CH', 'en-US'], 'de'],
  [['ro', 'ja'], 'ja'],
  [['nn-NO'], 'no'],
  [['zh-Hant-HK'], 'zh-TW'],
  [['ro', 'hu'], null],
])('finds in %j what is offered: %s', (preferred, match) => {
  expect(matchOffered(preferred)).toBe(match)
})
