import { useMemo } from 'react'
import { intlFormats } from '#locales/intl-formats.ts'
import { formatNumber } from '#locales/number.ts'
import { type Punctuation, punctuationOf } from '#locales/punctuation.ts'
import { useFormatLocale } from './use-format-locale.ts'

export interface Formats extends Punctuation {
  /** A local date (`2026-11-20`) or the date of an instant: 20 November 2026. */
  date(at: string | Date): string
  /** The same where there is little room: 20 Nov 2026. */
  shortDate(at: string | Date): string
  /** An instant with its time of day, in the reader's time zone. */
  dateTime(at: string | Date): string
  number(value: number, options?: Intl.NumberFormatOptions): string
  /** A and B; A, B and C. */
  list(items: readonly string[]): string
  /** Compares texts in the reader's alphabetical order. */
  compare(a: string, b: string): number
}

/** A local date has no time zone. It is read and formatted as UTC, so that it is the same date everywhere. */
const localDay = /^\d{4}-\d{2}-\d{2}$/

const dayIn = (locale: string, dateStyle: 'long' | 'medium', at: string | Date): string =>
  intlFormats
    .dateTime(locale, {
      dateStyle,
      ...(typeof at === 'string' && localDay.test(at) ? { timeZone: 'UTC' } : {}),
    })
    .format(new Date(at))

export function formatsOf(locale: string): Formats {
  return {
    ...punctuationOf(locale),
    date: (at) => dayIn(locale, 'long', at),
    shortDate: (at) => dayIn(locale, 'medium', at),
    dateTime: (at) =>
      intlFormats.dateTime(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at)),
    number: (value, options) => formatNumber(locale, value, options),
    list: (items) => intlFormats.list(locale).format(items),
    compare: (a, b) => intlFormats.collator(locale).compare(a, b),
  }
}

/** Dates, numbers and lists in the reader's language and region. */
export function useFormat(): Formats {
  const locale = useFormatLocale()
  return useMemo(() => formatsOf(locale), [locale])
}
