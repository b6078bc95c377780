import type { LocalDate } from '../calendar/local-date.ts'
import { addDays, addMonths, isLocalDate, yearOf } from '../calendar/local-date.ts'

/** The periods that are offered by name. The first one is used if none is named. */
export const NAMED_PERIODS = ['12_months', '3_months', '6_months', '24_months', 'all'] as const
export type NamedPeriod = (typeof NAMED_PERIODS)[number]

/**
 * Which fits are counted, by the day of the fit: a named period that ends today, a calendar year (`2026`), or the days
 * from one to another (`2026-01-15..2026-03-31`). It is kept in addresses as this text.
 */
export type Period = NamedPeriod | `${number}` | `${LocalDate}..${LocalDate}`

/** The first and the last day, both inclusive. `from` is null if there is no first day. */
export type PeriodDays = { from: LocalDate | null; to: LocalDate }

const MONTHS: Readonly<Record<Exclude<NamedPeriod, 'all'>, number>> = {
  '3_months': 3,
  '6_months': 6,
  '12_months': 12,
  '24_months': 24,
}

const EARLIEST_YEAR = 2000
const LATEST_YEAR = 2199
const isYear = (year: number): boolean => year >= EARLIEST_YEAR && year <= LATEST_YEAR

const isNamed = (text: string): text is NamedPeriod => NAMED_PERIODS.some((name) => name === text)
const isCalendarYear = (text: string): text is `${number}` => /^\d{4}$/.test(text) && isYear(Number(text))

/** The two days of a text like `2026-01-15..2026-03-31`; undefined if it is not one or its days are out of order. */
function daysIn(text: string): { from: LocalDate; to: LocalDate } | undefined {
  const [from = '', to = '', ...more] = text.split('..')
  const known = [from, to].every((day) => isLocalDate(day) && isYear(yearOf(day)))
  return known && more.length === 0 && from <= to ? { from, to } : undefined
}

const isSpan = (text: string): text is `${LocalDate}..${LocalDate}` => daysIn(text) !== undefined

/** Whether a text is a period. Days that do not exist or are out of order are not. */
export const isPeriod = (text: string): text is Period =>
  isNamed(text) || isCalendarYear(text) || isSpan(text)

/** The period from one day to another; undefined if the days are out of order or do not exist. */
export function periodBetween(from: LocalDate, to: LocalDate): Period | undefined {
  const text = `${from}..${to}`
  return isSpan(text) ? text : undefined
}

/**
 * The days of a period. A period by months begins on the day after the same day of the earlier month, so 12 months are
 * a whole year that ends today.
 */
export function daysOf(period: Period, today: LocalDate): PeriodDays {
  if (period === 'all') return { from: null, to: today }
  if (isNamed(period)) return { from: addDays(addMonths(today, -MONTHS[period]), 1), to: today }
  return daysIn(period) ?? { from: `${period}-01-01`, to: `${period}-12-31` }
}
