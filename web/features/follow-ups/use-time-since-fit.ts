import { spanOf } from '#domain/follow-ups/span.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** The time since the fit as a phrase of its own: "6 weeks after the fit". */
export function useTimeSinceFit(): (daysAfterFit: number) => string {
  const { t } = useTranslation('followUpPages', 'course')
  return (daysAfterFit) => {
    const { unit, count } = spanOf(daysAfterFit)
    if (count === 0) return t('course:sameDay')
    return t(`since.${unit}`, { count })
  }
}

/** The days that passed since the fit, as a phrase of its own: "12 days after the fit". */
export function useDaysSinceFit(): (days: number) => string {
  const { t } = useTranslation('followUpPages', 'course')
  return (days) => (days <= 0 ? t('course:sameDay') : t('since.day', { count: days }))
}
