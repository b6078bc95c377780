import { useTranslation } from '#web/ui/language/use-translation.ts'

const DAYS_OF_WEEK = 7
const DAYS_OF_MONTH = 30.4
/** From here on people count months; below, weeks where they come out even. */
const WEEKS_UNTIL = 84
const DAYS_UNTIL = 60

/** How long after the fit, as people say it: in weeks, days or months. */
function spanOf(days: number): { unit: 'weeks' | 'days' | 'months'; count: number } {
  if (days % DAYS_OF_WEEK === 0 && days < WEEKS_UNTIL) return { unit: 'weeks', count: days / DAYS_OF_WEEK }
  return days < DAYS_UNTIL
    ? { unit: 'days', count: days }
    : { unit: 'months', count: Math.round(days / DAYS_OF_MONTH) }
}

/** Says a milestone: in full beside a form, `short` on a tab. */
export function useMilestone(): (days: number, short?: boolean) => string {
  const { t } = useTranslation('followUps')
  return (days, short = false) => {
    const { unit, count } = spanOf(days)
    return short ? t(`tab.${unit}`, { count }) : t(`since.${unit}`, { count })
  }
}
