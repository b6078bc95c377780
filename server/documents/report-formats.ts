import type { MeasuredValue } from '#domain/measurements/check.ts'
import { decimalsOf, inUnit, type MeasuredUnit } from '#domain/measurements/measured-units.ts'
import type { Side } from '#domain/measurements/measurement.ts'
import { measuredOptionKey, measuredUnitKey, measurementNameKey } from '#domain/measurements/text-keys.ts'
import { type MeasurementKey, measurementOf } from '#domain/measurements/vocabulary.ts'
import { formatLocale, type Language } from '#locales/languages.ts'
import { describedTextsFor, translatorFor } from '#locales/translate.ts'
import type { TranslateAny } from '#locales/translator.ts'
import type { Translate } from '#locales/typed-keys.ts'

export type ReportTexts = Translate<['report', 'common', 'measurements', 'interventions']>

/** How a reader's language says what a report holds. */
export interface ReportFormats {
  t: ReportTexts
  /** A local day as a date: 20 November 2026. */
  date(day: string): string
  list(items: readonly string[]): string
  /** A measurement's name, with its side where it has one. */
  name(key: MeasurementKey, side: Side): string
  /** A stored value as it is read: 742 mm, 33°, an option's words, or the words that were written. */
  value(key: MeasurementKey | null, value: MeasuredValue, unit: MeasuredUnit | null): string
  /** A stored difference with its sign. */
  difference(by: number, unit: MeasuredUnit): string
}

const NAMESPACES = ['report', 'common', 'measurements', 'interventions'] as const

/** Degrees stand at the number, other units apart from it (SI brochure 5.4.3). */
function withUnit(t: ReportTexts, number: string, unit: MeasuredUnit): string {
  if (unit === 'deg') return `${number}${t(measuredUnitKey(unit))}`
  return t('numbers.withUnit', { value: number, unit: t(measuredUnitKey(unit)) }).replace(' ', '\u00a0')
}

function say(words: TranslateAny, key: MeasurementKey | null, value: string): string {
  const description = key ? measurementOf(key) : null
  if (!key || description?.kind !== 'choice') return value
  return words(measuredOptionKey(key, value))
}

/** The ways of saying of one language; numbers and dates by `Intl`. */
export async function reportFormats(language: Language): Promise<ReportFormats> {
  const [t, words] = await Promise.all([
    translatorFor(language, NAMESPACES),
    describedTextsFor(language, ['measurements']),
  ])
  const locale = formatLocale(language)
  const number = (value: number, unit: MeasuredUnit, signDisplay: 'auto' | 'exceptZero' = 'auto') =>
    withUnit(
      t,
      new Intl.NumberFormat(locale, { maximumFractionDigits: decimalsOf(unit), signDisplay }).format(
        inUnit(unit, value),
      ),
      unit,
    )
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const list = new Intl.ListFormat(locale)
  return {
    t,
    date: (local) => day.format(new Date(local)),
    list: (items) => list.format(items),
    name(key, side) {
      const name = t(measurementNameKey(key))
      return side ? t('numbers.withSide', { name, side: t(`measurements:sides.${side}`) }) : name
    },
    value(key, value, unit) {
      if (typeof value === 'string') return say(words, key, value)
      return unit ? number(value, unit) : new Intl.NumberFormat(locale).format(value)
    },
    difference: (by, unit) => number(by, unit, 'exceptZero'),
  }
}
