import { expect, it } from 'vitest'
import { dateOfParts, monthNames, partOrder, partsOfDate, unfinishedDate, yearsAhead } from './date-parts.ts'

it('orders the parts as in the language', () => {
  expect(partOrder('en-US')).toEqual(['month', 'day', 'year'])
  expect(partOrder('de')).toEqual(['day', 'month', 'year'])
  expect(partOrder('ja')).toEqual(['year', 'month', 'day'])
})

it('returns twelve month names', () => {
  expect(monthNames('fr')[1]).toBe('février')
  expect(monthNames('th')).toHaveLength(12)
})

it('splits and joins a date', () => {
  expect(partsOfDate('1990-02-09', 0)).toEqual({ day: '9', month: '2', year: '1990' })
  expect(dateOfParts({ day: '9', month: '2', year: '1990' }, 0)).toBe('1990-02-09')
})

it('returns no date while a part is missing, and accepts a date that does not exist', () => {
  expect(dateOfParts({ day: '', month: '2', year: '1990' }, 0)).toBeNull()
  expect(dateOfParts({ day: '31', month: '2', year: '1990' }, 0)).toBe('1990-02-31')
})

it('splits and joins an unfinished date', () => {
  for (const parts of [
    { day: '', month: '2', year: '1990' },
    { day: '9', month: '', year: '' },
  ]) {
    expect(partsOfDate(unfinishedDate(parts, 0), 0)).toEqual(parts)
  }
  expect(unfinishedDate({ day: '', month: '', year: '' }, 0)).toBeNull()
})

it('shows the years of Thai dates in the Buddhist era and understands both eras', () => {
  const ahead = yearsAhead('th')
  expect(['de', 'ja', 'en-TH', 'ar-SA-u-ca-gregory'].map(yearsAhead)).toEqual([0, 0, 0, 0])
  expect(partsOfDate('1990-02-09', ahead)).toEqual({ day: '9', month: '2', year: '2533' })
  expect(dateOfParts({ day: '9', month: '2', year: '2533' }, ahead)).toBe('1990-02-09')
  expect(dateOfParts({ day: '9', month: '2', year: '1990' }, ahead)).toBe('1990-02-09')
  expect(dateOfParts({ day: '9', month: '2', year: '2533' }, 0)).toBe('2533-02-09')
})

it('keeps an unfinished Thai date while its year is typed', () => {
  const ahead = yearsAhead('th')
  for (const year of ['', '2', '25', '253', '2533']) {
    const parts = { day: '9', month: '', year }
    expect(partsOfDate(unfinishedDate(parts, ahead), ahead)).toEqual(parts)
  }
})
