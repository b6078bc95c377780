import { daysOf, NAMED_PERIODS, type Period } from '#domain/outcomes/period.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

const YEAR_LENGTH = 4

/** The name of a period: "Last 12 months", "2025", "1 January 2026 to 31 March 2026". */
export function usePeriodWords(): (period: Period) => string {
  const { t } = useTranslation('outcomeFilters')
  const { date } = useFormat()
  return (period) => {
    const name = NAMED_PERIODS.find((each) => each === period)
    if (name) return t(`periods.${name}`)
    if (period.length === YEAR_LENGTH) return period
    // Such a period does not depend on today.
    const { from, to } = daysOf(period, '')
    return t('periods.span', { from: from === null ? '' : date(from), to: date(to) })
  }
}
