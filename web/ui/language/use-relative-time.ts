import { useCallback } from 'react'
import { intlFormats } from '#locales/intl-formats.ts'
import { useFormatLocale } from './use-format-locale.ts'

const second = 1000
const steps = [
  { unit: 'second', length: second, upTo: 60 },
  { unit: 'minute', length: 60 * second, upTo: 60 },
  { unit: 'hour', length: 3600 * second, upTo: 24 },
  { unit: 'day', length: 86_400 * second, upTo: 7 },
  { unit: 'week', length: 7 * 86_400 * second, upTo: 5 },
  { unit: 'month', length: 30.4375 * 86_400 * second, upTo: 12 },
] as const

export interface RelativeParts {
  value: number
  unit: 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'
}

/** The difference between an instant and now, in the largest suitable unit; negative for the past. */
export function relativeParts(at: Date, now: Date): RelativeParts {
  const distance = at.getTime() - now.getTime()
  for (const { unit, length, upTo } of steps) {
    const value = Math.round(distance / length)
    if (Math.abs(value) < upTo) return { value, unit }
  }
  return { value: Math.round(distance / (365.25 * 86_400 * second)), unit: 'year' }
}

/** Says how far an instant is from now, in the reader's language: 3 seconds ago, in 2 days. */
export function useRelativeTime(): (at: Date, now: Date) => string {
  const locale = useFormatLocale()
  return useCallback(
    (at, now) => {
      const { value, unit } = relativeParts(at, now)
      return intlFormats.relative(locale, { numeric: 'auto' }).format(value, unit)
    },
    [locale],
  )
}
