import type { ComponentType } from 'react'
import type { FieldKind } from '#domain/questionnaires/questionnaire.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { numberIn, textOf } from './controls.tsx'
import type { ControlProps } from './form.ts'
import { ScaleControl } from './scale-control.tsx'

function LongTextControl({ field: _, group: __, value, onChange, ...shown }: ControlProps) {
  return (
    <TextArea
      {...shown}
      value={typeof value === 'string' ? value : ''}
      onChange={(text) => onChange(textOf(text))}
      dir="auto"
    />
  )
}

function YearControl({ field: _, group: __, value, onChange, ...shown }: ControlProps) {
  return (
    <NumberField {...shown} whole value={numberIn(value)} onChange={(year) => onChange(year ?? undefined)} />
  )
}

function YesNo({ field: _, group: __, value, onChange, ...shown }: ControlProps) {
  const { t } = useTranslation('common')
  const answers = { yes: true, no: false }
  return (
    <ChoiceGroup
      {...shown}
      columns={2}
      short
      options={[
        { value: 'yes', label: t('state.yes') },
        { value: 'no', label: t('state.no') },
      ]}
      value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : null}
      onChange={(chosen) => onChange(chosen === null ? undefined : answers[chosen])}
    />
  )
}

/** A confirmation. If it is not ticked, there is no answer. */
function Confirmation({ label, hint, error, value, onChange }: ControlProps) {
  return (
    <Checkbox
      checked={value === true}
      onChange={(checked) => onChange(checked || undefined)}
      hint={hint}
      error={error}
    >
      {label}
    </Checkbox>
  )
}

/** A consent, shown apart from the questions. It is off until the rider ticks it. */
function Consent(props: ControlProps) {
  const { t } = useTranslation('intake')
  return (
    <section className="rounded-lg border border-line bg-card p-5">
      <h2 className="mb-2 font-semibold text-base tracking-normal">{t('wizard.research')}</h2>
      <Confirmation {...props} />
    </section>
  )
}

function BooleanControl(props: ControlProps) {
  const { field } = props
  if (field.kind !== 'boolean') return null
  if (field.consent) return <Consent {...props} />
  if (!field.confirm) return <YesNo {...props} />
  return <Confirmation {...props} />
}

const controls: Partial<Record<FieldKind, ComponentType<ControlProps>>> = {
  longText: LongTextControl,
  year: YearControl,
  scale: ScaleControl,
  boolean: BooleanControl,
}

/** The controls of kinds of questions that no form begins with. They are loaded when they are needed. */
export function LazyControl(props: ControlProps) {
  const Control = controls[props.field.kind]
  return Control ? <Control {...props} /> : null
}
