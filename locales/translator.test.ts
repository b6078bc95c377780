import { describe, expect, it } from 'vitest'
import { languageCodes, matchLanguage } from './languages.ts'
import { pseudoTexts } from './pseudo.ts'
import { translatorFor } from './translate.ts'
import { sayText, textsOf } from './translator.ts'
import type { TextValues } from './typed-keys.ts'

const english = textsOf({
  save: 'Save',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  by: 'by {{name}}',
})
const polish = textsOf({
  days_one: '{{count}} dzień',
  days_few: '{{count}} dni',
  days_many: '{{count}} dni.',
})

const thai = textsOf({ book: 'จองกับคุณ{{name}}อีก' })

const find = (code: string) =>
  new Map([
    ['en', english],
    ['pl', polish],
    ['th', thai],
  ]).get(code)
const say = (language: string, key: string, values: TextValues = {}) =>
  sayText(language, find, `any:${key}`, values)

describe('the translator', () => {
  it('chooses the plural by the rules of the language', () => {
    expect([1, 3, 5].map((count) => say('pl', 'days', { count }))).toEqual(['1 dzień', '3 dni', '5 dni.'])
    expect([1, 3].map((count) => say('en', 'days', { count }))).toEqual(['1 day', '3 days'])
  })

  it('writes what is counted as the language does, and other numbers as they are', () => {
    expect(['en', 'de', 'pl'].map((language) => say(language, 'days', { count: 12_345 }))).toEqual([
      '12,345 days',
      '12,345 days',
      '12\u00a0345 dni.',
    ])
    expect(say('en', 'by', { name: 2026 })).toBe('by 2026')
  })

  it('falls back to English key by key, with English plurals', () => {
    expect(say('pl', 'save')).toBe('Save')
    expect(say('ja', 'days', { count: 1 })).toBe('1 day')
  })

  it('inserts values as plain text', () => {
    expect(say('en', 'by', { name: '$& <b>{{name}}</b>' })).toBe('by $& <b>{{name}}</b>')
  })

  it.each([
    ['สมชาย', 'จองกับคุณสมชายอีก'],
    ['Anna', 'จองกับคุณ Anna อีก'],
    ['Anna สมชาย', 'จองกับคุณ Anna สมชายอีก'],
    ['(Anna)', 'จองกับคุณ(Anna)อีก'],
    ['3', 'จองกับคุณ 3 อีก'],
  ])('parts letters of another script from Thai ones: %s', (name, said) => {
    expect(say('th', 'book', { name })).toBe(said)
  })

  it('returns an unknown key', () => {
    expect(say('en', 'nowhere.to.be.found')).toBe('nowhere.to.be.found')
  })

  it('translates mails in every language, fills in the product’s name and combines namespaces', async () => {
    for (const code of languageCodes) {
      const t = await translatorFor(code, ['frame', 'common'])
      expect(t('languageOffer.text')).toContain('Spokewell')
      expect(t('common:action.back')).not.toBe('')
    }
  })
})

describe('the browser’s language', () => {
  it.each([
    [['de-CH', 'en'], 'de'],
    [['nb-NO'], 'no'],
    [['zh-Hant'], 'zh-TW'],
    [['zh-HK'], 'zh-TW'],
    [['zh'], 'zh-CN'],
    [['hu', 'sv-SE'], 'sv'],
    [['hu'], null],
  ])('%j matches %s', (preferred, expected) => {
    expect(matchLanguage(preferred)).toBe(expected)
  })
})

it('the pseudo-language is longer, accented, and keeps placeholders', () => {
  expect(pseudoTexts({ a: { b: 'Hello {{name}} of {product}' } })).toEqual({
    a: { b: `[Ĥéļļö {{name}} öƒ {product}${'~'.repeat(11)}]`.replace('öƒ', 'öf') },
  })
})
