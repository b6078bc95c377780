import { expect, it } from 'vitest'
import { formatLocale, regionOf, storedLocale } from './languages.ts'

it.each([
  ['en', [], 'en-GB'],
  ['en', ['en'], 'en-GB'],
  ['en', ['de-DE', 'fr'], 'en-GB'],
  ['en', ['en', 'en-US'], 'en-US'],
  ['en', ['en-latn-us-u-hc-h12'], 'en-US'],
  ['en', ['es-419', 'en-CA'], 'en-CA'],
  ['es', ['es-419'], 'es-419'],
  ['de', ['en-US', 'de-AT'], 'de-AT'],
  ['de', ['en-US'], 'de'],
  ['no', ['nb-NO'], 'nb-NO'],
  ['zh-TW', ['zh-Hant-HK'], 'zh-HK'],
  ['zh-TW', ['zh-CN'], 'zh-TW'],
  ['en-XA', ['en-US'], 'en-US'],
])('writes %s for a browser that prefers %j as %s', (language, preferred, locale) => {
  expect(formatLocale(language, preferred)).toBe(locale)
})

it.each([
  ['en', ['en-US'], 'US', 'en-US'],
  ['en', ['de-DE'], 'GB', 'en-GB'],
  ['en', ['es-419', 'en-CA'], 'CA', 'en-CA'],
  ['es', ['es-419'], '419', 'es-419'],
  ['de', ['en-US'], null, 'de'],
  ['no', ['nb-NO'], 'NO', 'nb-NO'],
  ['zh-TW', ['zh-Hant-HK'], 'HK', 'zh-HK'],
])('stores the region of %s for %j as %j and writes in %s later', (language, preferred, region, locale) => {
  expect(regionOf(language, preferred)).toBe(region)
  expect(storedLocale(language, region)).toBe(locale)
})

it('writes a language without a stored region in its usual way', () => {
  expect([storedLocale('en', null), storedLocale('ja', undefined)]).toEqual(['en-GB', 'ja'])
})
