import { afterEach, describe, expect, it, vi } from 'vitest'
import { askedLanguage, startLanguage } from './chosen-language.ts'
import { relativeParts } from './use-relative-time.ts'

describe('the language of a visit', () => {
  it.each([
    ['', null, 'en'],
    ['', 'de', 'de'],
    ['?lng=fr', 'de', 'fr'],
    ['', 'en-XA', 'en-XA'],
    ['', 'xx', 'en'],
    ['?lng=ja', null, 'ja'],
    ['?lng=xx', 'en-XA', 'en-XA'],
    ['?lng=en-XA', null, 'en-XA'],
  ])('with URL %j and choice %j is %s', (search, stored, expected) => {
    expect(startLanguage(search, stored)).toBe(expected)
  })
})

describe('the pseudo-language', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  })

  it.each([
    [true, 'en-XA'],
    [false, null],
  ])('of a build is shown in a browser that a test drives: %s', (webdriver, expected) => {
    vi.stubEnv('DEV', false)
    vi.stubGlobal('navigator', { webdriver })
    expect(askedLanguage('?lng=en-XA')).toBe(expected)
  })
})

describe('the language in a URL', () => {
  it.each([
    ['?lng=en', 'en'],
    ['?lng=en-XA&session=1', 'en-XA'],
    ['?lng=xx', null],
    ['?lng=de', 'de'],
    ['', null],
  ])('of %j is %s', (search, expected) => {
    expect(askedLanguage(search)).toBe(expected)
  })
})

describe('a relative time', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  it.each([
    ['2026-11-20T11:59:57Z', { value: -3, unit: 'second' }],
    ['2026-11-20T11:40:00Z', { value: -20, unit: 'minute' }],
    ['2026-11-19T12:00:00Z', { value: -1, unit: 'day' }],
    ['2026-12-25T12:00:00Z', { value: 1, unit: 'month' }],
    ['2024-11-20T12:00:00Z', { value: -2, unit: 'year' }],
  ])('is %s', (at, expected) => {
    expect(relativeParts(new Date(at), now)).toEqual(expected)
  })
})
