import { intlFormats } from './intl-formats.ts'

/** The minus sign. `Intl` writes a hyphen in most languages, and keyboards have only that. */
export const MINUS = '−'

/** A number that was written with a keyboard's hyphen, with a minus sign. */
export const withMinus = (number: string): string => number.replace(/^-(?=[\d.,])/, MINUS)

/** A number in the way of a locale, with a minus sign in place of a hyphen. */
export function formatNumber(locale: string, value: number, options?: Intl.NumberFormatOptions): string {
  const parts = intlFormats.number(locale, options).formatToParts(value)
  return parts.map((part) => (part.type === 'minusSign' ? MINUS : part.value)).join('')
}
