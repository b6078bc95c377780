import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  acceptableToday,
  addDays,
  addMonths,
  ageOn,
  dateIn,
  daysBetween,
  isLocalDate,
  mondayOf,
} from './local-date.ts'

const day = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2200-01-01T00:00:00Z'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10))

describe('isLocalDate', () => {
  it.each(['2026-11-20', '2024-02-29', '1900-12-31', '0001-01-01'])('accepts %s', (text) => {
    expect(isLocalDate(text)).toBe(true)
  })
  it.each([
    '2023-02-29',
    '1900-02-29',
    '2026-06-31',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '20261120',
    '+02026-11-20',
    '2026-11-20T00:00',
    '2026-11-20\n',
    '２０２６-11-20',
    '',
  ])('refuses %j', (text) => {
    expect(isLocalDate(text)).toBe(false)
  })
})

it('adds days and counts them back, over leap years and ends of months', () => {
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
  fc.assert(
    fc.property(day, fc.integer({ min: -40_000, max: 40_000 }), (date, days) => {
      expect(daysBetween(date, addDays(date, days))).toBe(days)
    }),
  )
})

it.each([
  ['1990-06-15', '2026-06-14', 35],
  ['1990-06-15', '2026-06-15', 36],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2026-11-20', '2026-11-20', 0],
])('someone born on %s is on %s %i years old', (birth, date, age) => {
  expect(ageOn(birth, date)).toBe(age)
})

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-26', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on Monday %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

it('gives the day of an instant in a time zone', () => {
  const now = new Date('2026-11-20T11:30:00Z')
  expect(dateIn(now, 'UTC')).toBe('2026-11-20')
  expect(dateIn(now, 'Pacific/Kiritimati')).toBe('2026-11-21')
  expect(dateIn(now, 'Etc/GMT+12')).toBe('2026-11-19')
  expect(isLocalDate(dateIn(now))).toBe(true)
})

it('accepts as today the dates that are today somewhere, at most one day either side', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }),
      fc.constantFrom('Pacific/Kiritimati', 'Etc/GMT+12', 'Europe/Berlin', 'America/Los_Angeles'),
      (now, zone) => {
        expect(acceptableToday(dateIn(now, zone), now)).toBe(true)
      },
    ),
  )
  const now = new Date('2026-11-20T23:59:59Z')
  expect(
    ['2026-11-18', '2026-11-19', '2026-11-21', '2026-11-22'].map((date) => acceptableToday(date, now)),
  ).toEqual([false, true, true, false])
  expect(acceptableToday('today', now)).toBe(false)
})

it.each([
  ['2026-03-31', -1, '2026-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-01-15', -13, '2024-12-15'],
  ['2025-11-30', 3, '2026-02-28'],
])('%s and %d months is %s', (date, months, expected) => expect(addMonths(date, months)).toBe(expected))
