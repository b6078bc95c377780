import type { MeasuredValue } from '#domain/measurements/check.ts'
import type { MeasuredUnit } from '#domain/measurements/measured-units.ts'
import type { Side } from '#domain/measurements/measurement.ts'
import type { MeasurementKey } from '#domain/measurements/vocabulary.ts'
import { wordingOf } from '#domain/measurements/wording.ts'
import { type Language, storedLocale } from '#locales/languages.ts'
import { formatNumber } from '#locales/number.ts'
import { type Punctuation, punctuationOf } from '#locales/punctuation.ts'
import { describedTextsFor, translatorFor } from '#locales/translate.ts'
import type { Translate } from '#locales/typed-keys.ts'

export type ReportTexts = Translate<['report', 'common', 'measurements', 'interventions']>

/** How the contents of a report are written in the reader's language. */
export interface ReportFormats extends Punctuation {
  t: ReportTexts
  /** A local day as a date: 20 November 2026. */
  date(day: string): string
  list(items: readonly string[]): string
  /** A measurement's name, with its side if it has one. */
  name(key: MeasurementKey, side: Side): string
  /** A stored value for display: 742 mm, 33°, an option's label, or the text that was entered. */
  value(key: MeasurementKey | null, value: MeasuredValue, unit: MeasuredUnit | null): string
  /** A stored difference with its sign. */
  difference(by: number, unit: MeasuredUnit): string
}

const NAMESPACES = ['report', 'common', 'measurements', 'interventions'] as const

/** The formats of one language and region. Numbers and dates use `Intl`. */
export async function reportFormats(language: Language, region: string | null): Promise<ReportFormats> {
  const [t, text] = await Promise.all([
    translatorFor(language, NAMESPACES),
    describedTextsFor(language, ['measurements', 'report']),
  ])
  const locale = storedLocale(language, region)
  const number = (value: number, options?: Intl.NumberFormatOptions) => formatNumber(locale, value, options)
  const wording = wordingOf({ text, number })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const list = new Intl.ListFormat(locale)
  return {
    ...punctuationOf(locale),
    t,
    date: (local) => day.format(new Date(local)),
    list: (items) => list.format(items),
    name: wording.name,
    value(key, value, unit) {
      if (typeof value === 'string') return wording.words(key, value)
      return unit ? wording.number(value, unit) : number(value)
    },
    difference: (by, unit) => wording.number(by, unit, 'difference'),
  }
}
