import type { Reader } from '#domain/questionnaires/say-answer.ts'
import type { UnitSystem } from '#domain/units/quantities.ts'
import { intlFormats } from '#locales/intl-formats.ts'
import { intlLocale, type Language, storedLocale } from '#locales/languages.ts'
import type { Namespace } from '#locales/namespaces.ts'
import { formatNumber } from '#locales/number.ts'
import { describedTextsFor, translatorFor } from '#locales/translate.ts'
import type { Translate } from '#locales/typed-keys.ts'
import { type ReportFormats, reportFormats } from '../../documents/report-formats.ts'

const NAMESPACES = ['dataCopy', 'dataRights', 'common', 'interventions', 'intake'] as const
const FORMS: readonly Namespace[] = [
  'intake',
  'followUp',
  'secondBaseline',
  'zoneDetails',
  'common',
  'measurements',
]

/** How the owner reads the page: language, region and units. */
export interface Reading {
  language: Language
  region: string | null
  units: UnitSystem
}

/** The texts and formats of the page. */
export interface PageReader extends Reading {
  t: Translate<typeof NAMESPACES>
  /** For the tag of the page. */
  tag: string
  formats: ReportFormats
  /** An instant with its time of day, in UTC. */
  instant(at: string): string
  /** Words the answers of a form whose texts are in this namespace. */
  answersOf(namespace: 'intake' | 'followUp'): Reader
}

export async function pageReader(reading: Reading): Promise<PageReader> {
  const { language, region, units } = reading
  const [t, text, formats] = await Promise.all([
    translatorFor(language, NAMESPACES),
    describedTextsFor(language, FORMS),
    reportFormats(language, region),
  ])
  const locale = storedLocale(language, region)
  const format = {
    date: formats.date,
    list: formats.list,
    labelled: formats.labelled,
    number: (value: number) => formatNumber(locale, value),
  }
  const moment = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const
  return {
    ...reading,
    t,
    tag: intlLocale(language),
    formats,
    instant: (at) => `${intlFormats.dateTime(locale, moment).format(new Date(at))} UTC`,
    answersOf: (namespace) => ({
      text: (key, values) => text(key.includes(':') ? key : `${namespace}:${key}`, values),
      format,
      systemOf: () => units,
    }),
  }
}
