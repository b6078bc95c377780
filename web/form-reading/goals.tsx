import { memberOf } from '#domain/questionnaires/answers.ts'
import { entriesOf, type Field } from '#domain/questionnaires/questionnaire.ts'
import { labelOf } from '#domain/questionnaires/say-answer.ts'
import { optionKey } from '#domain/questionnaires/text-keys.ts'
import { Card, Pill } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useForeign } from './answered-in.tsx'
import type { FormRead } from './form-read.ts'

const isGoals = (field: Field): boolean => 'figure' in field && field.figure === 'goal'

/** The rider's goals, and how the rider will know that they were reached. */
export function Goals({ form }: { form: FormRead }) {
  const { t } = useTranslation('submissions')
  const { questionnaire, answers, reader } = form
  const foreign = useForeign(form.language)
  const fields = entriesOf(questionnaire).flatMap((entry) => (entry.kind === 'group' ? [] : [entry]))
  const goals = fields.find(isGoals)
  const success = fields.find(({ key }) => key === 'successDefinition')
  const chosen = goals && memberOf(answers, goals.key)
  const words = success && memberOf(answers, success.key)
  return (
    <Card title={t('detail.goals')}>
      {goals && Array.isArray(chosen) && (
        <ul className="flex flex-wrap gap-2">
          {chosen.map((goal) => (
            <li key={String(goal)}>
              <Pill tone="teal">{reader.text(optionKey(goals, String(goal)))}</Pill>
            </li>
          ))}
        </ul>
      )}
      {success && typeof words === 'string' && (
        <figure className="mt-4">
          <figcaption className="text-detail text-muted">{labelOf(reader, success)}</figcaption>
          <blockquote className="mt-1 whitespace-pre-line text-lg" dir="auto" lang={foreign}>
            {words}
          </blockquote>
        </figure>
      )}
    </Card>
  )
}
