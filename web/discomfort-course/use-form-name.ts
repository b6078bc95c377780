import { milestoneWords } from '#web/follow-ups/milestone-words.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { ScoredForm } from './course.ts'

/** Names the form that scores come from: Intake; Follow-up, 6 weeks. */
export function useFormName(): (form: Pick<ScoredForm, 'daysAfterFit'>) => string {
  const { t } = useTranslation('course')
  const format = useFormat()
  return ({ daysAfterFit }) =>
    daysAfterFit === null ? t('intake') : t('followUp', { after: milestoneWords(format, daysAfterFit) })
}
