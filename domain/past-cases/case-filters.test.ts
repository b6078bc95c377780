import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CaseFilters, passes } from './case-filters.ts'
import { aCase, anyCase } from './testing/any-case.ts'

const ALL = { days: { from: null, to: '2199-12-31' } }
const found = (facts: Parameters<typeof passes>[0], filters: Partial<CaseFilters>) =>
  passes(facts, { ...ALL, ...filters })

describe('a filter of past cases', () => {
  const knees = aCase({
    zones: { knees: [3, 6], hands: [6, 1], shoulders: [4, null] },
    place: 'neck',
    discipline: 'gravel',
    changes: ['saddle_raised'],
    day: '2026-03-01',
  })

  it.each<[Partial<CaseFilters>, boolean]>([
    [{}, true],
    [{ zone: 'knees' }, true],
    [{ zone: 'feet' }, false],
    [{ zone: 'knees', severity: 3 }, true],
    [{ zone: 'knees', severity: 4 }, false],
    [{ severity: 6 }, true],
    [{ severity: 7 }, false],
    [{ place: 'neck' }, true],
    [{ place: 'upper_back' }, false],
    [{ place: 'neck', zone: 'hands' }, false],
    [{ outcome: 'worse' }, true],
    [{ outcome: 'worse', zone: 'hands' }, false],
    [{ outcome: 'better', zone: 'hands', severity: 5 }, true],
    [{ outcome: 'unanswered' }, true],
    [{ outcome: 'unchanged' }, false],
    [{ discipline: 'gravel' }, true],
    [{ discipline: 'track' }, false],
    [{ change: 'saddle_raised' }, true],
    [{ change: 'saddle_lowered' }, false],
    [{ days: { from: '2026-03-01', to: '2026-03-01' } }, true],
    [{ days: { from: '2026-03-02', to: '2026-12-31' } }, false],
    [{ days: { from: null, to: '2026-02-28' } }, false],
  ])('%j', (filters, expected) => {
    expect(found(knees, filters)).toBe(expected)
  })

  it('asks for no outcome of a session that was not fitted', () => {
    const open = aCase({ zones: { knees: [5, null] }, fitted: false })
    expect(found(open, { zone: 'knees' })).toBe(true)
    expect(found(open, { outcome: 'unanswered' })).toBe(false)
  })

  it('never finds more with one more filter', () => {
    fc.assert(
      fc.property(anyCase, fc.integer({ min: 1, max: 7 }), (facts, severity) => {
        const zone = facts.zones[0]?.zone ?? 'knees'
        if (found(facts, { zone, severity })) expect(found(facts, { zone })).toBe(true)
        if (found(facts, { zone, severity, outcome: 'better' })) expect(found(facts, { severity })).toBe(true)
      }),
    )
  })
})
