import { useId } from 'react'
import { Card } from '#web/ui/card.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useProblemInSight } from '#web/ui/text-area.tsx'
import { useTextProblem } from '#web/ui/text-field.tsx'
import { useFit } from '../saving/fit-work.ts'
import { useSessionText } from '../saving/use-session-text.ts'

const LONGEST = 10_000

/** The fitter's working notes. Nobody else can read them. */
export function Notes() {
  const { t } = useTranslation('sessions')
  const { session, open } = useFit()
  const notes = useSessionText('notes', LONGEST)
  const problem = useTextProblem(notes.text, LONGEST)
  const problemId = useId()
  const area = useProblemInSight(problem)
  if (session.notes === null) return null
  return (
    <Card title={<label htmlFor="notes">{t('brief.notes')}</label>} aside={t('brief.notesHint')}>
      <textarea
        ref={area}
        id="notes"
        className="input"
        rows={4}
        readOnly={!open}
        value={notes.text}
        onFocus={notes.begin}
        onChange={(event) => notes.type(event.target.value)}
        onBlur={notes.leave}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && problemId}
        data-screen-only
      />
      <FieldError id={problemId} error={problem} />
      <p className="hidden whitespace-pre-line print:block" dir="auto">
        {session.notes || '–'}
      </p>
    </Card>
  )
}
