import type { PeriodDays } from '#domain/outcomes/period.ts'
import type { Counts } from '#domain/outcomes/rider-groups.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Estimate } from './chart.ts'

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
const SIGNED = { ...ONE_DECIMAL, signDisplay: 'exceptZero' } as const
const PERCENT = { style: 'percent', maximumFractionDigits: 0 } as const

/** How the numbers of outcomes are written, the same on every chart, table and card. */
export function useChartWords() {
  const { t } = useTranslation('charts')
  const { number, date } = useFormat()
  const ways = {
    /** A mean of scores: 3.9 */
    mean: (value: number) => number(value, ONE_DECIMAL),
    /** A change of scores: −1.9 */
    change: (value: number) => number(value, SIGNED),
    /** A share from 0 to 1: 58 % */
    share: (value: number) => number(value, PERCENT),
  }
  type Way = keyof typeof ways
  const withInterval = (way: Way, { value, interval }: Estimate) =>
    interval === null
      ? t('noSpread', { value: ways[way](value) })
      : t('interval', {
          value: ways[way](value),
          low: ways[way](interval.low),
          high: ways[way](interval.high),
        })
  return {
    t,
    ...ways,
    count: (value: number) => number(value),
    /** A whole number of points: 50, −12 */
    whole: (value: number) => number(value, { maximumFractionDigits: 0 }),
    /** A whole change of a score: −2, +1 */
    step: (value: number) => number(value, { signDisplay: 'exceptZero' }),
    /** −1.9 (−2.3 to −1.5) */
    withInterval,
    /** 31 fits of 27 riders */
    counts: ({ fits, riders }: Counts) =>
      t('counts', { fits: t('fits', { count: fits }), riders: t('riders', { count: riders }) }),
    period: ({ from, to }: PeriodDays) =>
      from === null
        ? t('periodUntil', { to: date(to) })
        : t('periodShown', { from: date(from), to: date(to) }),
  }
}

export type ChartWords = ReturnType<typeof useChartWords>
