import { type Item, itemsOf, memberOf } from '#domain/questionnaires/answers.ts'
import type { Entry, Field, Group, Step } from '#domain/questionnaires/questionnaire.ts'
import { isShown } from '#domain/questionnaires/visible-answers.ts'
import { questionName } from '#domain/text/question-name.ts'
import { Button } from '#web/ui/button.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { entryFacts, entryName } from './entry-logic.ts'
import { type Form, useForm } from './form.ts'

/** What the rider wants to change: a question, an entry of a group, or the group. */
export interface Place {
  step: Step
  entry: Entry
  item?: Item
}

interface ReviewProps {
  /** Opens the step of an answer, at that answer. */
  onEdit: (place: Place) => void
}

interface Line {
  key: string
  place: Place
  label: string
  /** Empty if nothing was answered. */
  answer: string
}

function linesOfGroup(step: Step, group: Group, { answers, texts }: Form, none: string): Line[] {
  const items = itemsOf(answers, group.key)
  if (items.length === 0)
    return [{ key: group.key, place: { step, entry: group }, label: texts.name(group.key), answer: none }]
  return items.map((item) => ({
    key: item.id,
    place: { step, entry: group, item },
    label: entryName(group, item, texts) ?? texts.name(group.key),
    answer: entryFacts(group, item, texts),
  }))
}

const isConsent = (field: Field): boolean => field.kind === 'boolean' && field.consent !== undefined

/** The lines of a step: its questions and the entries of its groups, without the consent, which is below the review. */
function linesOf(step: Step, form: Form, none: string): Line[] {
  const { answers, today, texts } = form
  return step.entries
    .filter((entry) => isShown(entry, answers, answers, today))
    .flatMap((entry): Line[] => {
      if (entry.kind === 'group') return linesOfGroup(step, entry, form, none)
      if (isConsent(entry)) return []
      const label = texts.field(entry, 'label')
      const answer = texts.brief(entry, memberOf(answers, entry.key), undefined)
      return [{ key: entry.key, place: { step, entry }, label, answer }]
    })
}

/** An answer that the rider must see whole to check it. The other ones have one line. */
const isWhole = ({ kind }: Entry): boolean => kind === 'email' || kind === 'phone'

function LineRow({ line: { place, label, answer }, onEdit }: ReviewProps & { line: Line }) {
  const { t } = useTranslation('review', 'common')
  return (
    <li className="flex min-h-11 items-center gap-3 border-line border-b last:border-b-0">
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,5fr)_minmax(0,6fr)] items-center gap-x-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]">
        <span className="hyphens-auto text-detail text-muted leading-tight">{label}</span>{' '}
        <span className={`font-medium ${isWhole(place.entry) ? 'wrap-anywhere' : 'truncate'}`} dir="auto">
          {answer}
        </span>
      </span>
      <Button kind="text" size="small" aria-label={t('edit', { name: label })} onClick={() => onEdit(place)}>
        {t('common:action.edit')}
      </Button>
    </li>
  )
}

function StepReview({ step, onEdit }: ReviewProps & { step: Step }) {
  const { t } = useTranslation('review', 'common')
  const format = useFormat()
  const form = useForm()
  const lines = linesOf(step, form, t('none'))
  const silent = lines.filter(({ answer }) => answer === '')
  const [first] = silent
  const said = lines.filter(({ answer }) => answer !== '')
  return (
    <section className="grid grid-cols-1">
      <h3 className="mt-3 mb-1">{form.texts.step(step, 'title')}</h3>
      <ul className="rounded-lg border border-line bg-card px-4 text-secondary">
        {said.map((line) => (
          <LineRow key={line.key} line={line} onEdit={onEdit} />
        ))}
        {first && (
          <li className="flex min-h-11 items-center gap-3 text-detail text-muted">
            <span className="min-w-0 flex-1 py-1.5">
              {t('notAnswered', { fields: format.list(silent.map(({ label }) => questionName(label))) })}
            </span>
            <Button
              kind="text"
              size="small"
              aria-label={t('edit', { name: first.label })}
              onClick={() => onEdit(first.place)}
            >
              {t('common:action.edit')}
            </Button>
          </li>
        )}
      </ul>
    </section>
  )
}

/** All answers of the form, one to a line, before it is submitted. */
export function Review({ onEdit }: ReviewProps) {
  const { t } = useTranslation('review')
  const { questionnaire } = useForm()
  return (
    <section aria-labelledby="review" data-review className="col-span-full mt-3 sm:mt-0">
      <h2 id="review" tabIndex={-1} data-quiet-focus>
        {t('title')}
      </h2>
      {questionnaire.steps.map((step) => (
        <StepReview key={step.key} step={step} onEdit={onEdit} />
      ))}
    </section>
  )
}
