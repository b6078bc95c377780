import { DateField } from '#web/ui/date-field.tsx'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import type { ControlProps } from './control-props.ts'

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
