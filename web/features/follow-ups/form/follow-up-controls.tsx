import { ChoiceControl, QuantityControl } from '#web/form/controls.tsx'
import { type ControlProps, type Controls, useForm } from '#web/form/form.ts'
import { DateField } from '#web/ui/date-field.tsx'
import { Field as Labelled } from '#web/ui/field.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { AlternativeAnswer, alternativeOf } from './alternative-answer.tsx'
import { FollowUpScale } from './follow-up-scale.tsx'

/** The most options that are shown below one another. */
const MOST_IN_SIGHT = 12

/** A choice with many options, as a select list. */
function LongChoiceControl({ field, group: _, value, onChange, ...shown }: ControlProps) {
  const { t } = useTranslation('followUpPages')
  const { texts } = useForm()
  const options = 'options' in field ? field.options : []
  return (
    <Labelled {...shown}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value || undefined)}
        >
          <option value="">{t('form.choose')}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {texts.option(field, option)}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

function AnyChoiceControl(props: ControlProps) {
  const { field } = props
  const long = 'options' in field && field.options.length > MOST_IN_SIGHT
  return long ? <LongChoiceControl {...props} /> : <ChoiceControl {...props} />
}

/** One press gives the hours per week of the intake. They are never filled in unasked. */
function SameHours({ value, onChange }: Pick<ControlProps, 'value' | 'onChange'>) {
  const { t } = useTranslation('followUpPages')
  const { draft } = useForm()
  const format = useFormat()
  const hours = draft.followUp?.weeklyHours
  if (typeof hours !== 'number') return null
  const pressed = value === hours
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className="button justify-self-start"
      data-kind={pressed ? 'primary' : 'quiet'}
      onClick={() => onChange(pressed ? undefined : hours)}
    >
      {pressed && <span aria-hidden="true">✓ </span>}
      {t('form.sameHours', { count: hours, hours: format.number(hours) })}
    </button>
  )
}

function NumberControl(props: ControlProps) {
  const { field, value, onChange } = props
  if (field.key === 'weeklyHours')
    return (
      <div className="grid content-start gap-2">
        <QuantityControl {...props} />
        <SameHours value={value} onChange={onChange} />
      </div>
    )
  if (!alternativeOf(field)) return <QuantityControl {...props} />
  return (
    <div className="grid content-start gap-2">
      <QuantityControl {...props} />
      <AlternativeAnswer field={field} value={value} onChange={onChange} />
    </div>
  )
}

function DayControl({ field: _, group: __, value, onChange, ...shown }: ControlProps) {
  return (
    <DateField
      {...shown}
      unfinished
      value={typeof value === 'string' ? value : null}
      onChange={(date) => onChange(date ?? undefined)}
    />
  )
}

/** The controls that only follow-ups have. */
export const followUpControls: Controls = {
  scale: FollowUpScale,
  integer: NumberControl,
  number: NumberControl,
  choice: AnyChoiceControl,
  date: DayControl,
}
