import { CheckGroup, ChoiceGroup } from '#web/ui/choice-group.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type ControlProps, useForm } from './form.ts'

/** What the browser may fill in for the rider, by the key of the question. */
const purposes: Partial<Record<string, string>> = { name: 'name', occupation: 'organization-title' }

/** Text is kept as it was typed. An empty text means that there is no answer. */
export const textOf = (value: string) => (value === '' ? undefined : value)

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

export const numberIn = (value: unknown) => (typeof value === 'number' ? value : null)

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

/** Two or four options are shown in two columns, any other number in three. */
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
      short
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
      short
      exclusive={'exclusive' in field ? field.exclusive : undefined}
      value={chosen}
      onChange={(next) => onChange(next.length === 0 ? undefined : next)}
    />
  )
}
