import { useState } from 'react'
import { isLocalDate } from '#domain/calendar/local-date.ts'
import { DateField } from '#web/ui/date-field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { RECOMMENDATION_KINDS } from '../recommendation-kinds.ts'
import type { Recommendation } from '../session.ts'

interface RecommendationFormProps {
  title: string
  start: Pick<Recommendation, 'kind' | 'words' | 'dueOn'>
  onSave: (recommendation: Pick<Recommendation, 'kind' | 'words' | 'dueOn'>) => void
  onClose: () => void
}

/** The form of a recommendation: its kind, its text and its due date. */
export function RecommendationForm({ title, start, onSave, onClose }: RecommendationFormProps) {
  const { t } = useTranslation('sessions')
  const [kind, setKind] = useState(start.kind)
  const [words, setWords] = useState(start.words)
  const [dueOn, setDueOn] = useState(start.dueOn)
  const [tried, setTried] = useState(false)
  const missing = words.trim() === ''
  const noDay = dueOn !== null && !isLocalDate(dueOn)
  const submit = () => {
    setTried(true)
    if (!missing && !noDay) onSave({ kind, words: words.trim(), dueOn })
  }
  return (
    <FormDialog title={title} className="grid grid-cols-1 gap-5" onSubmit={submit} onClose={onClose}>
      <SelectField
        label={t('recommend.kind')}
        options={RECOMMENDATION_KINDS.map((each) => ({ value: each, label: t(`recommend.kinds.${each}`) }))}
        value={kind}
        onChange={(chosen) => chosen && setKind(chosen)}
      />
      <TextArea
        label={t('recommend.words')}
        hint={t('recommend.wordsHint')}
        longest={4000}
        error={tried && missing ? t('recommend.wordsMissing') : undefined}
        value={words}
        onChange={setWords}
      />
      <DateField
        label={t('recommend.due')}
        optional
        unfinished
        error={tried && noDay ? t('recommend.noDay') : undefined}
        value={dueOn}
        onChange={setDueOn}
      />
    </FormDialog>
  )
}
