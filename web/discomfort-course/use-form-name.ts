import { useMilestoneWords } from '#web/discomfort-course/use-milestone-words.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { ScoredForm } from './course.ts'

/** Names the form that scores come from: "Intake", "Follow-up, 6 weeks", "Follow-up on the day of the fit". */
export function useFormName(): (form: Pick<ScoredForm, 'daysAfterFit'>) => string {
  const { t } = useTranslation('course')
  const say = useMilestoneWords()
  return ({ daysAfterFit }) => {
    if (daysAfterFit === null) return t('intake')
    return daysAfterFit === 0 ? t('followUpSameDay') : t('followUp', { after: say(daysAfterFit) })
  }
}
