import type { Interval } from '#domain/outcomes/interval.ts'
import type { Counts } from '#domain/outcomes/rider-groups.ts'
import { type Language, storedLocale } from '#locales/languages.ts'
import { formatNumber } from '#locales/number.ts'
import { translatorFor } from '#locales/translate.ts'

/** A value with its 95 % interval; null if all riders have the same value. */
type Estimate = { value: number; interval: Interval | null }

const NAMESPACES = ['yearlySummary', 'common', 'charts'] as const
const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
const WAYS = {
  mean: ONE_DECIMAL,
  change: { ...ONE_DECIMAL, signDisplay: 'exceptZero' },
  share: { style: 'percent', maximumFractionDigits: 0 },
  whole: { maximumFractionDigits: 0 },
} as const satisfies Record<string, Intl.NumberFormatOptions>
type Way = keyof typeof WAYS

/** How the figures of a summary are written in the reader's language. */
export async function summaryWords(language: Language, region: string | null) {
  const t = await translatorFor(language, NAMESPACES)
  const locale = storedLocale(language, region)
  const number = (way: Way, value: number) => formatNumber(locale, value, WAYS[way])
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  return {
    t,
    number,
    count: (value: number) => formatNumber(locale, value),
    date: (local: string) => day.format(new Date(local)),
    months: (from: string, to: string) => month.formatRange(new Date(from), new Date(to)),
    /** −1.9 (−2.3 to −1.5) */
    estimate: (way: Way, { value, interval }: Estimate) =>
      interval === null
        ? t('charts:noSpread', { value: number(way, value) })
        : t('charts:interval', {
            value: number(way, value),
            low: number(way, interval.low),
            high: number(way, interval.high),
          }),
    /** 31 fits of 27 riders */
    counts: ({ fits, riders }: Counts) =>
      t('charts:counts', {
        fits: t('charts:fits', { count: fits }),
        riders: t('charts:riders', { count: riders }),
      }),
  }
}

export type SummaryWords = Awaited<ReturnType<typeof summaryWords>>
