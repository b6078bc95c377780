import { Suspense, use, useId } from 'react'
import type { Problem } from '#domain/questionnaires/problems.ts'
import type { Entry, Field, Step } from '#domain/questionnaires/questionnaire.ts'
import { isShown } from '#domain/questionnaires/visible-answers.ts'
import { type UnitSystem, unitsOf } from '#domain/units/quantities.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Skeleton } from '#web/ui/waiting.tsx'
import { Asked } from './asked.tsx'
import { type BodyProps, useForm } from './form.ts'
import { ShownStep, StepHeading } from './form-steps.tsx'

const systems: readonly UnitSystem[] = ['metric', 'imperial']

/** Switches between metric and imperial units. The stored values do not change. */
function UnitSwitch() {
  const { t } = useTranslation('intakeOpening')
  const { systemOf, edit } = useForm()
  const name = useId()
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4">
      <legend className="sr-only">{t('wizard.units.label')}</legend>
      {systems.map((system) => (
        <label key={system} className="flex min-h-9 items-center gap-2 text-secondary">
          <input
            type="radio"
            className="tick"
            name={name}
            checked={systemOf('length') === system}
            onChange={() => edit({ units: system })}
          />
          {t(`wizard.units.${system}`)}
        </label>
      ))}
    </fieldset>
  )
}

function isMeasured(entry: Entry): boolean {
  if (entry.kind === 'group') return entry.fields.some(isMeasured)
  if (!('quantity' in entry)) return false
  return unitsOf(entry.quantity, 'metric').join() !== unitsOf(entry.quantity, 'imperial').join()
}

/** Whether a step asks for a quantity whose unit differs between the two systems. */
const stepIsMeasured = (step: Step): boolean => step.entries.some(isMeasured)

/** Says once for the whole step which answers are required. */
function Heading({ step, fields }: { step: Step; fields: readonly Field[] }) {
  const { t } = useTranslation('intakeOpening')
  const { texts } = useForm()
  const needed = fields.some(({ required }) => required) ? 'marked' : 'nothing'
  return <StepHeading lead={`${texts.step(step, 'lead')} ${t(`wizard.needed.${needed}`)}`} />
}

/** All answers before they are submitted. */
export const review = lazyPart(
  async () => ({ default: (await import('./review.tsx')).Review }),
  ['review', 'zoneDetails'],
)

const isConsent = (field: Field): boolean => field.kind === 'boolean' && field.consent !== undefined

interface FieldStepProps {
  step: Step
  problems: readonly Problem[]
}

/** A step with questions. The last step shows the review above the consent. */
function FieldStep({ step, problems }: FieldStepProps) {
  const { answers, today } = useForm()
  const onEdit = use(ShownStep)?.onEdit
  const fields = step.entries
    .flatMap((entry) => (entry.kind === 'group' ? [] : [entry]))
    .filter((field) => isShown(field, answers, answers, today))
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-4 sm:gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.2fr)]">
      <div className="grid grid-cols-1 gap-2 sm:gap-5 lg:sticky lg:top-6">
        <Heading step={step} fields={fields} />
        {stepIsMeasured(step) && <UnitSwitch />}
      </div>
      <div className="@container">
        <div className="grid grid-cols-2 items-end has-data-field-error:items-start gap-x-4 gap-y-2.5 max-sm:leading-snug sm:gap-x-6 sm:gap-y-7">
          <Asked fields={fields.filter((field) => !isConsent(field))} problems={problems} />
          {onEdit && (
            <Suspense fallback={<Skeleton lines={8} />}>
              <review.Part onEdit={onEdit} />
            </Suspense>
          )}
          <Asked fields={fields.filter(isConsent)} problems={problems} />
        </div>
      </div>
    </div>
  )
}

/** The entries of a group, with the drawing. */
export const groupStep = lazyPart(
  async () => ({ default: (await import('./group-step.tsx')).GroupStep }),
  ['zoneDetails'],
)

/** A step that a form does not begin with. It waits for all texts, also for those of another language. */
function LaterStep(props: FieldStepProps) {
  useTranslation('intake')
  return <FieldStep {...props} />
}

export const laterStep = lazyPart(async () => ({ default: LaterStep }), ['intake'])

/** The content of a step: the entries of a group, or questions. */
export function StepBody({ screen: { step }, problems }: BodyProps) {
  const [first] = step.entries
  const { questionnaire } = useForm()
  if (step === questionnaire.steps[0] && first?.kind !== 'group')
    return <FieldStep key={step.key} step={step} problems={problems} />
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      {first?.kind === 'group' ? (
        <groupStep.Part key={step.key} group={first} step={step} problems={problems} />
      ) : (
        <laterStep.Part key={step.key} step={step} problems={problems} />
      )}
    </Suspense>
  )
}
