import { Checkbox } from '#web/ui/checkbox.tsx'
import { CheckGroup, ChoiceGroup } from '#web/ui/choice-group.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { type ControlProps, useForm } from './form.ts'

/** What the browser may fill in for the rider, by the key of the question. */
const purposes: Partial<Record<string, string>> = { name: 'name', occupation: 'organization-title' }

/** Text is kept as typed; nothing to see is no answer. */
const textOf = (value: string) => (value === '' ? undefined : value)

export function LineControl({ field, group: _, value, onChange, ...shown }: ControlProps) {
  return (
    <TextField
      {...shown}
      value={typeof value === 'string' ? value : ''}
      onChange={(text) => onChange(textOf(text))}
      dir="auto"
      autoComplete={purposes[field.key] ?? 'off'}
    />
  )
}

export function EmailControl({ field: _, group: __, value, onChange, ...shown }: ControlProps) {
  return (
    <TextField
      {...shown}
      value={typeof value === 'string' ? value : ''}
      onChange={(text) => onChange(textOf(text))}
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

export function PhoneControl({ field: _, group: __, value, onChange, ...shown }: ControlProps) {
  return (
    <TextField
      {...shown}
      type="tel"
      value={typeof value === 'string' ? value : ''}
      onChange={(text) => onChange(textOf(text))}
      autoComplete="tel"
    />
  )
}

export function LongTextControl({ field: _, group: __, value, onChange, ...shown }: ControlProps) {
  return (
    <TextArea
      {...shown}
      value={typeof value === 'string' ? value : ''}
      onChange={(text) => onChange(textOf(text))}
      dir="auto"
    />
  )
}

export function DateControl({ field: _, group: __, value, onChange, ...shown }: ControlProps) {
  return (
    <DateField
      {...shown}
      birthday
      unfinished
      value={typeof value === 'string' ? value : null}
      onChange={(date) => onChange(date ?? undefined)}
    />
  )
}

const numberIn = (value: unknown) => (typeof value === 'number' ? value : null)

export function YearControl({ field: _, group: __, value, onChange, ...shown }: ControlProps) {
  return (
    <NumberField {...shown} whole value={numberIn(value)} onChange={(year) => onChange(year ?? undefined)} />
  )
}

export function QuantityControl({ field, group: _, value, onChange, ...shown }: ControlProps) {
  const { systemOf } = useForm()
  if (!('quantity' in field)) return null
  return (
    <QuantityField
      {...shown}
      quantity={field.quantity}
      system={systemOf(field.quantity)}
      whole={field.kind === 'integer'}
      value={numberIn(value)}
      onChange={(stored) => onChange(stored ?? undefined)}
    />
  )
}

/** Two and four options stand in two columns, others in three. */
const columnsFor = (count: number) => (count === 2 || count === 4 ? 2 : 3)

function useOptions({ field }: ControlProps) {
  const { texts } = useForm()
  const keys = 'options' in field ? field.options : []
  return keys.map((value) => ({ value, label: texts.option(field, value) }))
}

export function ChoiceControl(props: ControlProps) {
  const { field: _, group: __, value, onChange, ...shown } = props
  const options = useOptions(props)
  return (
    <ChoiceGroup
      {...shown}
      options={options}
      columns={columnsFor(options.length)}
      value={typeof value === 'string' ? value : null}
      onChange={(chosen) => onChange(chosen ?? undefined)}
    />
  )
}

export function ChoicesControl(props: ControlProps) {
  const { field, group: _, value, onChange, ...shown } = props
  const options = useOptions(props)
  const chosen = Array.isArray(value) ? value.map(String) : []
  return (
    <CheckGroup
      {...shown}
      options={options}
      columns={columnsFor(options.length)}
      exclusive={'exclusive' in field ? field.exclusive : undefined}
      value={chosen}
      onChange={(next) => onChange(next.length === 0 ? undefined : next)}
    />
  )
}

function YesNo({ field: _, group: __, value, onChange, ...shown }: ControlProps) {
  const { t } = useTranslation('common')
  const answers = { yes: true, no: false }
  return (
    <ChoiceGroup
      {...shown}
      columns={2}
      options={[
        { value: 'yes', label: t('state.yes') },
        { value: 'no', label: t('state.no') },
      ]}
      value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : null}
      onChange={(chosen) => onChange(chosen === null ? undefined : answers[chosen])}
    />
  )
}

/** A yes that is asked for: not given, it is no answer. */
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

/** A consent stands apart from the questions, off until it is given. */
function Consent(props: ControlProps) {
  const { t } = useTranslation('intake')
  return (
    <section className="rounded-lg border border-line bg-card p-5">
      <h2 className="mb-2 font-semibold text-base tracking-normal">{t('wizard.research')}</h2>
      <Confirmation {...props} />
    </section>
  )
}

export function BooleanControl(props: ControlProps) {
  const { field } = props
  if (field.kind !== 'boolean') return null
  if (field.consent) return <Consent {...props} />
  if (!field.confirm) return <YesNo {...props} />
  return <Confirmation {...props} />
}
