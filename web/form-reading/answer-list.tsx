import type { Answered } from '#domain/questionnaires/chapters.ts'
import type { Group } from '#domain/questionnaires/questionnaire.ts'
import { ageIn, labelOf, sayAnswer } from '#domain/questionnaires/say-answer.ts'
import { questionName } from '#domain/text/question-name.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { isOwnWords, useForeign } from './answered-in.tsx'
import type { FormRead } from './form-read.ts'

interface SaidProps {
  form: FormRead
  answered: Answered
  group?: Group
}

/** One answer as text. A date of birth includes the age. */
function Words({ form, answered, group }: SaidProps) {
  const { t } = useTranslation('submissions')
  const said = sayAnswer(form.reader, answered.field, answered.value, group)
  const age = ageIn(answered.field, answered.value, form.sentOn)
  return age === null ? said : t('detail.age', { date: said ?? '', count: age })
}

interface AnswerListProps {
  form: FormRead
  answers: readonly Answered[]
  group?: Group
}

/** Questions with their answers. Unanswered questions are listed in one muted line. */
export function AnswerList({ form, answers, group }: AnswerListProps) {
  const { t } = useTranslation('submissions')
  const { reader } = form
  const foreign = useForeign(form.language)
  const isSaid = ({ field, value }: Answered) => sayAnswer(reader, field, value, group) !== null
  const said = answers.filter(isSaid)
  const silent = answers.filter((answered) => !isSaid(answered))
  return (
    <>
      {said.length > 0 && (
        <dl className="grid grid-cols-1 gap-x-4 gap-y-2.5 sm:grid-cols-[minmax(0,3fr)_minmax(0,5fr)] print:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:gap-x-3 print:gap-y-0.5">
          {said.map((answered) => (
            <div key={answered.field.key} className="contents">
              <dt className="text-muted max-sm:-mb-2.5">{labelOf(reader, answered.field, group)}</dt>
              <dd
                className="whitespace-pre-line font-medium"
                dir="auto"
                lang={isOwnWords(answered.field) ? foreign : undefined}
              >
                <Words form={form} answered={answered} {...(group ? { group } : {})} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {silent.length > 0 && (
        <p className="mt-3 text-detail text-muted print:mt-1">
          {t('detail.notAnswered', {
            fields: reader.format.list(
              silent.map(({ field }) => questionName(labelOf(reader, field, group))),
            ),
          })}
        </p>
      )}
    </>
  )
}
