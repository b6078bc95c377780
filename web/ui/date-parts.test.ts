import { expect, it } from 'vitest'
import { dateOfParts, monthNames, partOrder, partsOfDate, unfinishedDate } from './date-parts.ts'

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
  expect(partsOfDate('1990-02-09')).toEqual({ day: '9', month: '2', year: '1990' })
  expect(dateOfParts({ day: '9', month: '2', year: '1990' })).toBe('1990-02-09')
})

it('returns no date while a part is missing, and accepts a date that does not exist', () => {
  expect(dateOfParts({ day: '', month: '2', year: '1990' })).toBeNull()
  expect(dateOfParts({ day: '31', month: '2', year: '1990' })).toBe('1990-02-31')
})

it('splits and joins an unfinished date', () => {
  for (const parts of [
    { day: '', month: '2', year: '1990' },
    { day: '9', month: '', year: '' },
  ]) {
    expect(partsOfDate(unfinishedDate(parts))).toEqual(parts)
  }
  expect(unfinishedDate({ day: '', month: '', year: '' })).toBeNull()
})
