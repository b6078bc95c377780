import { expect, it } from 'vitest'
import { formatLocale } from './languages.ts'

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
