import type { Paper } from '#domain/report/fit-report.ts'
import { boundedForm } from '#domain/text/normal-form.ts'
import { intlLocale, type Language } from '#locales/languages.ts'

/** The names that the typesetter has for paper sizes. */
export const PAPER_NAMES: Record<Paper, string> = { a4: 'a4', letter: 'us-letter' }

/** The language and region of a document's text. */
export function localeOf(language: Language) {
  const { language: lang, region } = new Intl.Locale(intlLocale(language))
  return { lang, region: region ?? null }
}

/** A local date as the typesetter wants it. */
export const dayParts = (day: string) => {
  const date = new Date(day)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** Characters that a document cannot show: control characters except the line break, and skin tone modifiers. */
const unprintable = /[^\P{Cc}\n]|\p{Emoji_Modifier}/gu

/** Longer than any text of a document. */
const LONGEST_TEXT = 20_000

/** Normalises to NFC: typefaces contain "é", but rarely "e" with a combining accent. */
const printable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? boundedForm('NFC', value, LONGEST_TEXT).replace(unprintable, '') : value

/** A document's data as the typesetter reads it, without characters that cannot be printed. */
export const documentData = (words: object): string => JSON.stringify(words, printable)
