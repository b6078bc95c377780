import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { folded } from '../text/folded-text.ts'
import { excerptOf } from './excerpt.ts'

describe('an excerpt', () => {
  it.each([
    ['Numb fingers after an hour', 'finger', 'finger'],
    ['Schmerz am Gesäß links', 'gesass', 'Gesäß'],
    ['Douleur très forte', 'tres', 'très'],
    ['膝の外側が痛い', '外側', '外側'],
    ['Cafe\u0301 stop', 'cafe', 'Cafe\u0301'],
  ])('of %s shows what %s found', (text, term, match) => {
    const found = excerptOf(text, [term])
    expect(found?.match).toBe(match)
    expect(`${found?.before}${found?.match}${found?.after}`).toBe(text)
  })

  it('is null without the term, and of a long text says that there is more', () => {
    expect(excerptOf('knees', ['hands'])).toBeNull()
    expect(excerptOf('knees', [''])).toBeNull()
    const found = excerptOf(`${'a '.repeat(100)}needle${' b'.repeat(100)}`, ['needle'])
    expect(found?.before.startsWith('…')).toBe(true)
    expect(found?.after.endsWith('…')).toBe(true)
  })

  it('is always a piece of the text that has a term', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 60, unit: 'grapheme' }),
        fc.string({ minLength: 1, maxLength: 3 }),
        (text, typed) => {
          const term = folded(typed, 10)
          const found = excerptOf(text, [term])
          if (!found) return
          expect(text).toContain(found.match)
          expect(folded(found.match, 100)).toContain(term)
        },
      ),
    )
  })
})
