import { GOALS, type Goal } from '#domain/goals.ts'
import { memberOf } from '#domain/questionnaires/answers.ts'
import { entriesOf, type Field } from '#domain/questionnaires/questionnaire.ts'
import type { FormRead } from '#web/form-reading/form-read.ts'
import { labelOf } from '#web/questionnaire/say-answer.ts'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useFit } from '../saving/fit-work.ts'

const WEIGHTS = [1, 2, 3] as const

function Weight({ goal, name }: { goal: Goal; name: string }) {
  const { t } = useTranslation('sessions')
  const { session, open, changeSession } = useFit()
  const weight = session.goalWeights[goal] ?? 1
  const choose = (next: number) => changeSession({ goalWeights: { ...session.goalWeights, [goal]: next } })
  return (
    <>
      <fieldset className="flex flex-none gap-1" disabled={!open} data-screen-only>
        <legend className="sr-only">{t('brief.weight', { goal: name })}</legend>
        {WEIGHTS.map((each) => (
          <label
            key={each}
            className="grid size-11 cursor-pointer place-items-center rounded-sm border-[1.5px] border-line tabular-nums has-checked:border-teal has-checked:bg-teal-soft has-checked:font-semibold has-checked:text-teal-deep has-focus-visible:outline-3 has-focus-visible:outline-teal"
          >
            <input
              type="radio"
              className="sr-only"
              name={`weight-${goal}`}
              checked={each === weight}
              onChange={() => choose(each)}
            />
            {each}
          </label>
        ))}
      </fieldset>
      <span className="hidden print:inline">×{weight}</span>
    </>
  )
}

/** The rider's own words for when the fit is a success. */
function Success({ form }: { form: FormRead }) {
  const fields = entriesOf(form.questionnaire).flatMap((entry): Field[] =>
    entry.kind === 'group' ? [] : [entry],
  )
  const field = fields.find(({ key }) => key === 'successDefinition')
  const words = field && memberOf(form.answers, field.key)
  if (!field || typeof words !== 'string' || words === '') return null
  return (
    <figure className="mt-3">
      <figcaption className="text-detail text-muted">{labelOf(form.reader, field)}</figcaption>
      <blockquote className="whitespace-pre-line" dir="auto">
        {words}
      </blockquote>
    </figure>
  )
}

/** The rider's goals, each with its weight. */
export function WeighedGoals({ form }: { form: FormRead }) {
  const { t } = useTranslation('sessions', 'intake')
  const { session } = useFit()
  const goals = GOALS.filter((goal) => session.goals.includes(goal))
  return (
    <Card title={t('brief.goals')} aside={<span data-screen-only>{t('brief.weights')}</span>}>
      <ul className="grid grid-cols-1 gap-2">
        {goals.map((goal) => {
          const name = t(`intake:options.goals.${goal}`)
          return (
            <li key={goal} className="flex items-center justify-between gap-3">
              <span className="min-w-0">{name}</span>
              <Weight goal={goal} name={name} />
            </li>
          )
        })}
      </ul>
      <Success form={form} />
    </Card>
  )
}
