import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { folded } from '../text/folded-text.ts'
import {
  CASE_FIELDS,
  type CaseRank,
  type CaseWords,
  compareRanks,
  FIELD_WEIGHTS,
  LONGEST_SEARCH,
  matchOf,
  type SearchTerm,
  termsIn,
} from './case-words.ts'

const wordsOf = (texts: Partial<Record<(typeof CASE_FIELDS)[number], string>>): CaseWords => {
  const field = (name: (typeof CASE_FIELDS)[number]) => ({ text: folded(texts[name] ?? '', 1000), codes: [] })
  return {
    complaints: field('complaints'),
    changes: field('changes'),
    goals: field('goals'),
    notes: field('notes'),
  }
}
const terms = (typed: string): SearchTerm[] => termsIn(typed).map((text) => ({ text, codes: [] }))
const match = (texts: Parameters<typeof wordsOf>[0], typed: string) => matchOf(wordsOf(texts), terms(typed))

describe('the words of a case', () => {
  it.each([
    ['Schmerz am Gesäß', 'gesass'],
    ['Genou très douloureux', 'TRES'],
    ['膝の外側が痛い', '外側'],
    ['サドルが痛い', 'さどる'],
    ['膝盖外侧疼', '膝盖'],
    ['ปวดเข่าด้านนอก', 'เข่า'],
    ['무릎이 아파요', '무릎'],
    ['боль в колене', 'КОЛЕНЕ'],
    ['Πόνος στο γόνατο', 'πονος'],
    ['numb\nfingers', 'fingers'],
  ])('are found in any script: %s by %s', (text, typed) => {
    expect(match({ complaints: text }, typed).matched).toBe(1)
  })

  it('count each term once, by the weightiest field that has it', () => {
    expect(match({ complaints: 'numb hands', notes: 'numb' }, 'numb')).toEqual({ matched: 1, weight: 4 })
    expect(match({ notes: 'numb hands', changes: 'bar' }, 'numb bar saddle')).toEqual({
      matched: 2,
      weight: 4,
    })
    expect(match({ notes: 'numb' }, 'x')).toEqual({ matched: 0, weight: 0 })
  })

  it('are also found by the code of a term', () => {
    const words = { ...wordsOf({}), goals: { text: '', codes: ['goal.increase_power'] } }
    expect(matchOf(words, [{ text: 'power', codes: ['goal.increase_power'] }])).toEqual({
      matched: 1,
      weight: 2,
    })
  })

  it('have terms without repetition, spaces, or letters that leave nothing', () => {
    expect(termsIn('  Knee  KNEE\tknée pain ')).toEqual(['knee', 'pain'])
    expect(termsIn(' \u0301 ')).toEqual([])
    fc.assert(
      fc.property(fc.string({ maxLength: LONGEST_SEARCH, unit: 'grapheme' }), (typed) => {
        for (const term of termsIn(typed)) expect(term.trim()).not.toBe('')
      }),
    )
  })

  it('match at least as well with one more text, and never more than the terms', () => {
    const text = fc.string({ maxLength: 30 })
    const field = fc.constantFrom(...CASE_FIELDS)
    fc.assert(
      fc.property(text, field, text, field, text, (one, in1, two, in2, typed) => {
        const less = match({ [in1]: one }, typed)
        const more = match({ [in1]: one, [in2]: in1 === in2 ? `${one}\n${two}` : two }, typed)
        expect(more.matched).toBeGreaterThanOrEqual(less.matched)
        expect(more.weight).toBeGreaterThanOrEqual(less.weight)
        expect(more.matched).toBeLessThanOrEqual(termsIn(typed).length)
        expect(more.weight).toBeLessThanOrEqual(more.matched * FIELD_WEIGHTS.complaints)
      }),
    )
  })
})

describe('the order of the results', () => {
  const rank: fc.Arbitrary<CaseRank> = fc.record({
    matched: fc.integer({ min: 0, max: 3 }),
    weight: fc.integer({ min: 0, max: 12 }),
    day: fc.constantFrom('2025-12-31', '2026-01-01', '2026-11-20'),
    sessionId: fc.uuid(),
  })

  it('is by matched terms, then field weight, then date', () => {
    const base = { matched: 2, weight: 5, day: '2026-01-01', sessionId: 'b' }
    const inOrder = [
      { ...base, matched: 3, weight: 3, day: '2020-01-01' },
      { ...base, weight: 8, day: '2020-01-01' },
      { ...base, day: '2026-01-02' },
      { ...base, sessionId: 'a' },
      base,
    ]
    expect(inOrder.toReversed().toSorted(compareRanks)).toEqual(inOrder)
  })

  it('is total: the same from any order, and a page goes on exactly after the last one', () => {
    const ranks = fc.uniqueArray(rank, {
      selector: ({ sessionId }) => sessionId,
      minLength: 1,
      maxLength: 20,
    })
    fc.assert(
      fc.property(ranks, fc.nat(), (all, pick) => {
        const sorted = all.toSorted(compareRanks)
        expect(all.toReversed().toSorted(compareRanks)).toEqual(sorted)
        const at = pick % sorted.length
        const last = sorted[at]
        if (last) expect(sorted.filter((one) => compareRanks(one, last) > 0)).toEqual(sorted.slice(at + 1))
      }),
    )
  })
})
