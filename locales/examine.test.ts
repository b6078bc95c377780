import { describe, expect, it } from 'vitest'
import { type Comparison, endingsOf, examine, failuresOf } from './examine.ts'
import { fingerprint } from './sources.ts'
import { readTerms } from './terms.ts'
import { keysIn, unusedKeys } from './used-keys.ts'

const english = {
  greet: 'Hello {{name}}',
  brand: 'This is {product}',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  saddle: 'Your saddle height',
  unit: 'km',
  save: 'Save',
}

/** All English texts, and plural forms that only other languages have, are what was translated. */
const sources = new Set(
  [...Object.entries(english), ['days_few', english.days_other] as const].map(([key, text]) =>
    fingerprint(`common:${key}`, text),
  ),
)

const examined = (
  language: Comparison['language'],
  translated: Comparison['translated'],
  terms = '',
  current: Comparison['english'] = english,
) =>
  examine({
    language,
    namespace: 'common',
    translated,
    english: current,
    spanish: { save: 'Guardar', greet: 'Hello {{name}}' },
    terms: readTerms(terms),
    englishTerms: readTerms('[terms]\nsaddle height: saddle height\n[same everywhere]\nkm'),
    sources,
  })

const german = '[terms]\nsaddle height: Sattelhöhe\n[never]\nGuten'

describe('a language against English', () => {
  it('counts the texts and the plural forms that its rules require', () => {
    const polish = { greet: 'Cześć {{name}}', days_few: '{{count}} dni' }
    expect(examined('pl', polish)).toMatchObject({ translated: 2, wanted: 9, faults: [] })
  })

  it('allows a plural form to spell out its number', () => {
    expect(examined('de', { days_one: 'ein Tag' }).faults).toEqual([])
  })

  it('asks for no plural form that only millions use', () => {
    expect([endingsOf('es'), endingsOf('pl'), endingsOf('ja')]).toEqual([
      ['one', 'other'],
      ['one', 'few', 'many', 'other'],
      ['other'],
    ])
  })

  it.each([
    ['an unknown key', { gret: 'Hallo' }, 'gret: English has no such text'],
    [
      'a plural form of another language',
      { days_few: '{{count}} Tage' },
      'days_few: this language has no such plural',
    ],
    ['a missing placeholder', { greet: 'Hallo' }, 'greet: has no placeholder, English has {{name}}'],
    ['a missing product name', { brand: 'Das ist es' }, 'brand: has no placeholder'],
    ['an empty text', { greet: ' ' }, 'greet: is empty'],
    [
      'a missing term',
      { saddle: 'Deine Sitzhöhe' },
      'saddle: lacks the term for “saddle height”: Sattelhöhe',
    ],
    ['a word to avoid', { greet: 'Guten Tag {{name}}' }, 'greet: says “Guten”'],
    ['an English text', { save: 'Save' }, 'save: is the same as in English'],
    ['a Spanish text', { save: 'Guardar' }, 'save: is the same as in Spanish'],
    ['letters of another script', { save: 'Сохранить' }, 'save: has letters of another script'],
    ['a text that is too long', { save: 'Jetzt alles sofort speichern' }, 'save: is 28 letters long'],
  ])('finds %s', (_, translated, fault) => {
    expect(examined('de', translated, german).faults.join()).toContain(fault)
  })

  it('accepts equal texts that are listed, of which nothing is left to translate, or that have only placeholders', () => {
    const texts = { save: 'Save', unit: 'km' }
    expect(examined('de', texts, '[same as English]\nSave').faults).toEqual([])
    expect(examined('de', { save: 'Guardar' }, '[same as Spanish]\nGuardar').faults).toEqual([])
  })

  it('lets Spanish be itself', () => {
    expect(examined('es', { save: 'Guardar' }).faults).toEqual([])
  })
})

describe('a text whose English changed', () => {
  const examine = (text: string) => examined('de', { save: 'Speichern' }, '', { ...english, save: text })

  it('is found, until the new text is among the sources', () => {
    expect(examine('Save').faults).toEqual([])
    expect(examine('Store').faults.join()).toContain('save: was translated from another English text')
    expect(examine('Store').sources).toEqual([fingerprint('common:save', 'Store')])
  })
})

describe('the faults of a language', () => {
  const faults = ['save: is empty']
  it('fail once it is offered or complete, and are reported until then', () => {
    expect(failuresOf('de', { translated: 5, wanted: 9, faults }, false)).toEqual([])
    expect(failuresOf('de', { translated: 9, wanted: 9, faults }, false)).toEqual(faults)
    expect(failuresOf('de', { translated: 9, wanted: 9, faults }, true)).toEqual(faults)
  })

  it('include missing texts once it is offered', () => {
    const failures = failuresOf('de', { translated: 5, wanted: 9, faults }, true)
    expect(failures[0]).toContain('de: is offered, but 4 texts')
  })
})

it('finds texts that no code uses, and recognises keys built at run time', () => {
  const keys = keysIn(["t('common:greet')", `t(\`brand.\${kind}.x\`)`, "t('days', { count })"])
  const texts = { greet: '', days_one: '', days_other: '', brand: { a: { x: '' }, b: '' } }
  expect(unusedKeys(texts, keys)).toEqual(['brand.b'])
})
