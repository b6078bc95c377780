import { describe, expect, it } from 'vitest'
import { daysOf, isPeriod, periodBetween } from './period.ts'

const TODAY = '2026-02-28'

describe('a period', () => {
  it.each([
    ['12_months', '2025-03-01', TODAY],
    ['3_months', '2025-11-29', TODAY],
    ['24_months', '2024-02-29', TODAY],
    ['2024', '2024-01-01', '2024-12-31'],
    ['2026-01-15..2026-01-15', '2026-01-15', '2026-01-15'],
  ] as const)('%s has the days %s to %s', (period, from, to) => {
    expect(daysOf(period, TODAY)).toEqual({ from, to })
  })

  it('has no first day if it is all time', () => {
    expect(daysOf('all', TODAY)).toEqual({ from: null, to: TODAY })
  })

  it.each([
    '',
    'last_year',
    '13_months',
    '99',
    '1999',
    '20261',
    '2026-02-30..2026-03-01',
    '2026-03-02..2026-03-01',
    '2026-03-01..',
    '2026-01-01..2026-02-01..2026-03-01',
    '0026-01-01..2026-02-01',
    'toString',
  ])('is not %j', (text) => expect(isPeriod(text)).toBe(false))

  it('between two days exists only in their order', () => {
    expect(periodBetween('2026-01-01', '2026-02-01')).toBe('2026-01-01..2026-02-01')
    expect(periodBetween('2026-02-01', '2026-01-01')).toBeUndefined()
  })
})
