import { describe, expect, it } from 'vitest'
import { examine } from './examine.ts'
import { keysIn, unusedKeys } from './used-keys.ts'

const english = {
  greet: 'Hello {{name}}',
  brand: 'This is {product}',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
}

describe('a language against English', () => {
  it('counts the texts and the plural forms that its rules require', () => {
    const polish = { greet: 'Cześć {{name}}', days_few: '{{count}} dni' }
    expect(examine('pl', polish, english)).toEqual({ translated: 2, wanted: 6, faults: [] })
  })

  it('allows a plural form to spell out its number', () => {
    expect(examine('de', { days_one: 'ein Tag' }, english).faults).toEqual([])
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
  ])('finds %s', (_, german, fault) => {
    expect(examine('de', german, english).faults.join()).toContain(fault)
  })
})

it('finds texts that no code uses, and recognises keys built at run time', () => {
  const keys = keysIn(["t('common:greet')", `t(\`brand.\${kind}.x\`)`, "t('days', { count })"])
  expect(unusedKeys({ ...english, brand: { a: { x: '' }, b: '' } }, keys)).toEqual(['brand.b'])
})
