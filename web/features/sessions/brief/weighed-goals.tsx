import { ANSWERABLE_GOALS, GOALS, type Goal } from '#domain/goals.ts'
import { memberOf } from '#domain/questionnaires/answers.ts'
import { entriesOf, type Field } from '#domain/questionnaires/questionnaire.ts'
import { labelOf } from '#domain/questionnaires/say-answer.ts'
import type { FormRead } from '#web/form-reading/form-read.ts'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { useFit } from '../saving/fit-work.ts'
import { useTypedText } from '../saving/use-typed-text.ts'
import { WEIGHTS, weightKey } from '../weights.ts'

function Weight({ goal, name }: { goal: Goal; name: string }) {
  const { t } = useTranslation('sessions')
  const { session, open, changeSession } = useFit()
  const weight = session.goalWeights[goal] ?? 1
  const choose = (next: number) => changeSession({ goalWeights: { ...session.goalWeights, [goal]: next } })
  return (
    <>
      <fieldset className="flex flex-wrap gap-1" disabled={!open} data-screen-only>
        <legend className="sr-only">{t('brief.weight', { goal: name })}</legend>
        {WEIGHTS.map((each) => (
          <label
            key={each}
            className="grid min-h-11 cursor-pointer place-items-center rounded-sm border-[1.5px] border-line px-3 has-checked:border-teal has-checked:bg-teal-soft has-checked:font-semibold has-checked:text-teal-deep has-focus-visible:outline-3 has-focus-visible:outline-teal"
          >
            <input
              type="radio"
              className="sr-only"
              name={`weight-${goal}`}
              checked={each === weight}
              onChange={() => choose(each)}
            />
            {t(weightKey(each))}
          </label>
        ))}
      </fieldset>
      <span className="hidden print:inline">{t(weightKey(weight))}</span>
    </>
  )
}

const LEVEL = { longest: 500, lines: 'many' } as const

/** What counts as reached, written together with the rider. It saves itself. */
function Level({ goal, name }: { goal: Goal; name: string }) {
  const { t } = useTranslation('sessions')
  const { session, open, changeSession } = useFit()
  const { typed, type, leave } = useTypedText(`goalLevels.${goal}`, LEVEL)
  const stored = session.goalLevels[goal] ?? ''
  const change = (words: string) => {
    if (type(words) !== null) changeSession({ goalLevels: { ...session.goalLevels, [goal]: words } })
  }
  return (
    <>
      <div data-screen-only>
        <TextArea
          label={t('brief.level', { goal: name })}
          rows={1}
          longest={LEVEL.longest}
          readOnly={!open}
          value={typed ?? stored}
          onChange={change}
          onBlur={leave}
        />
      </div>
      {stored !== '' && (
        <p className="hidden print:block" dir="auto">
          {t('brief.levelOf', { goal: t('brief.reached'), level: stored })}
        </p>
      )}
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

/** The rider's goals, each with its weight and with what counts as reached. */
export function WeighedGoals({ form }: { form: FormRead }) {
  const { t } = useTranslation('sessions', 'intake')
  const { session } = useFit()
  const goals = GOALS.filter((goal) => session.goals.includes(goal))
  return (
    <Card title={t('brief.goals')}>
      <p className="mb-3 text-secondary text-muted" data-screen-only>
        {t('brief.levelsHint')}
      </p>
      <ul className="grid grid-cols-1 gap-4 print:gap-1">
        {goals.map((goal) => {
          const name = t(`intake:options.goals.${goal}`)
          return (
            <li key={goal} className="grid grid-cols-1 gap-2 print:gap-0">
              <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <span className="min-w-0 font-semibold">{name}</span>
                <Weight goal={goal} name={name} />
              </div>
              {ANSWERABLE_GOALS.some((each) => each === goal) && <Level goal={goal} name={name} />}
            </li>
          )
        })}
      </ul>
      <Success form={form} />
    </Card>
  )
}
