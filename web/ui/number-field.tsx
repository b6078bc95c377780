import { useState } from 'react'
import { intlLocale } from '#locales/languages.ts'
import { useLanguage } from '#web/ui/language/use-translation.ts'
import { nextNumberText, numberOf, numberText } from './decimal-text.ts'
import { type ControlProps, Field, type FieldProps } from './field.tsx'

interface NumberInputProps {
  value: number | null
  onChange: (value: number | null) => void
  /** Whole numbers only: the phone then shows its plain number pad. */
  whole?: boolean | undefined
  /** The unit after the number, translated. */
  unit?: string | undefined
  control?: Partial<ControlProps>
  label?: string
  onBlur?: () => void
}

/** What was typed stays as typed while it stands for the value; another value from outside replaces it. */
function useNumberText(value: number | null, onChange: (value: number | null) => void) {
  const language = useLanguage()
  const [text, setText] = useState(() => numberText(value, intlLocale(language)))
  const shown = numberOf(text) === value ? text : numberText(value, intlLocale(language))
  const type = (typed: string) => {
    const next = nextNumberText(shown, typed)
    setText(next)
    onChange(numberOf(next))
  }
  return { shown, type }
}

/** The bare input with its unit; use a field around it. */
export function NumberInput({ value, onChange, whole, unit, control, label, onBlur }: NumberInputProps) {
  const { shown, type } = useNumberText(value, onChange)
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2">
      <input
        {...control}
        aria-label={label}
        className="input max-w-36"
        type="text"
        inputMode={whole ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={shown}
        onChange={(event) => type(event.target.value)}
        onBlur={onBlur}
      />
      {unit && (
        <span className="text-muted" aria-hidden={label ? true : undefined}>
          {unit}
        </span>
      )}
    </span>
  )
}

export type NumberFieldProps = FieldProps &
  Pick<NumberInputProps, 'value' | 'onChange' | 'whole' | 'unit' | 'onBlur'>

/** A number, typed with comma or dot; null while nothing that is a number stands there. */
export function NumberField({ label, hint, error, optional, ...input }: NumberFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <NumberInput {...input} control={control} />}
    </Field>
  )
}
