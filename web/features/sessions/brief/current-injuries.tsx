import { listOf } from '#domain/questionnaires/chapters.ts'
import { entriesOf, type Group } from '#domain/questionnaires/questionnaire.ts'
import { sayAnswer } from '#domain/questionnaires/say-answer.ts'
import { AnswerList } from '#web/form-reading/answer-list.tsx'
import type { FormRead } from '#web/form-reading/form-read.ts'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** The rider's current injuries, each with all its answers. */
export function CurrentInjuries({ form }: { form: FormRead }) {
  const { t } = useTranslation('sessions')
  const group = entriesOf(form.questionnaire).find(
    (entry): entry is Group => entry.kind === 'group' && entry.key === 'injuries',
  )
  if (!group) return null
  const current = listOf(group, form.answers, form.sentOn).items.filter(({ answers }) =>
    answers.some(({ field, value }) => field.key === 'current' && value === true),
  )
  return (
    <Card title={t('brief.injuries')}>
      {current.length === 0 && <p className="text-muted">{t('brief.noInjuries')}</p>}
      <ul className="grid grid-cols-1 gap-3">
        {current.map(({ id, answers: [first, ...rest] }) => (
          <li key={id} data-print-block>
            <h3 className="mb-1" dir="auto">
              {first && sayAnswer(form.reader, first.field, first.value, group)}
            </h3>
            <AnswerList
              form={form}
              group={group}
              answers={rest.filter(({ field, value }) => field.key !== 'current' && value !== undefined)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
