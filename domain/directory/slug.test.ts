import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '../text/any-character.arbitrary.ts'
import { slugFault, suggestSlug } from './slug.ts'

describe('an address', () => {
  it.each(['ines-becker', 'abc', '123', 'a-1', 'x'.repeat(80)])('may be %s', (text) => {
    expect(slugFault(text)).toBeUndefined()
  })

  it.each([
    'ab',
    'x'.repeat(81),
    'Ines',
    'ines becker',
    'ines_becker',
    '---',
    'สมชาย',
    'ïnes',
    'a/b',
    '../x',
    '',
  ])('may not be %j', (text) => {
    expect(slugFault(text)).toBe('invalid')
  })

  it.each([
    ...['admin', 'support', 'settings', '-search-', 'spokewell', 'spokewell-team'],
    '0b7e8d8e-3f0a-4c4e-9d8f-000000000001',
  ])('is reserved: %s', (text) => {
    expect(slugFault(text)).toBe('reserved')
  })
})

describe('the suggestion', () => {
  it.each([
    ['Inès Becker', null, 'ines-becker'],
    ['Łukasz Gesäß-Straße', null, 'lukasz-gesass-strasse'],
    ['O’Neill  & Sons', null, 'oneill-sons'],
    ['สมชาย ใจดี', 'Bangkok Bike Fit', 'bangkok-bike-fit'],
    ['佐藤 健', null, 'bike-fitter-3f9a01'],
    ['김민준', '바이크핏', 'bike-fitter-3f9a01'],
    ['Admin', null, 'bike-fitter-3f9a01'],
    ['Al', null, 'bike-fitter-3f9a01'],
  ])('of %s (%s) is %s', (name, studio, slug) => {
    expect(suggestSlug(name, studio, '3f9a01')).toBe(slug)
  })

  it('can always be an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.string({ unit: 'grapheme' }), (name, studio) => {
        expect(slugFault(suggestSlug(name, studio, 'f-3f9a01'))).toBeUndefined()
      }),
    )
  })
})
