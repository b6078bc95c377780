import { spanOf } from '#domain/follow-ups/span.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** Names a follow-up on a page about one fit: "2 weeks", "3 months", "on the day of the fit". Texts: `course`. */
export function useMilestoneWords(): (daysAfterFit: number) => string {
  const { t } = useTranslation('course')
  const format = useFormat()
  return (daysAfterFit) => {
    const { unit, count } = spanOf(daysAfterFit)
    if (count === 0) return t('sameDay')
    return format.number(count, { style: 'unit', unit, unitDisplay: 'long' })
  }
}
