import { useId, useState } from 'react'
import { useFormatLocale } from '#web/ui/language/use-format-locale.ts'
import { nextNumberText, numberOf, numberText } from './decimal-text.ts'
import { type ControlProps, Field, type FieldProps } from './field.tsx'

interface NumberInputProps {
  value: number | null
  onChange: (value: number | null) => void
  /** Whole numbers only, so that phones show a number pad without separators. */
  whole?: boolean | undefined
  /** The translated unit after the number. */
  unit?: string | undefined
  control?: Partial<ControlProps>
  label?: string
  onBlur?: () => void
}

/** Keeps the text as typed while it means the current value. A different value from outside replaces it. */
function useNumberText(value: number | null, onChange: (value: number | null) => void) {
  const locale = useFormatLocale()
  const [text, setText] = useState(() => numberText(value, locale))
  const shown = numberOf(text) === value ? text : numberText(value, locale)
  const type = (typed: string) => {
    const next = nextNumberText(shown, typed)
    setText(next)
    onChange(numberOf(next))
  }
  return { shown, type }
}

/** The bare input with its unit. Use it inside a field. */
export function NumberInput({ value, onChange, whole, unit, control, label, onBlur }: NumberInputProps) {
  const { shown, type } = useNumberText(value, onChange)
  const unitId = useId()
  // A label of its own names the unit.
  const described = label ? undefined : unit && unitId
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2">
      <input
        {...control}
        aria-label={label}
        aria-describedby={[described, control?.['aria-describedby']].filter(Boolean).join(' ') || undefined}
        className="input max-w-36"
        type="text"
        inputMode={whole ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={shown}
        onChange={(event) => type(event.target.value)}
        onBlur={onBlur}
      />
      {unit && (
        <span
          id={unitId}
          className="wrap-break-word max-w-3/5 flex-none text-muted"
          aria-hidden={label ? true : undefined}
        >
          {unit}
        </span>
      )}
    </span>
  )
}

export type NumberFieldProps = FieldProps &
  Pick<NumberInputProps, 'value' | 'onChange' | 'whole' | 'unit' | 'onBlur'>

/** A number, typed with a comma or a point; null while the text is not a number. */
export function NumberField({ label, hint, error, optional, required, ...input }: NumberFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} required={required}>
      {(control) => <NumberInput {...input} control={control} />}
    </Field>
  )
}
