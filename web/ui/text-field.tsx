import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { characterFault } from '#domain/text/typed-text.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Field, type FieldProps } from './field.tsx'

type Native<Element> = Omit<Element, 'onChange' | 'value' | 'id' | 'children'>

export interface TextFieldProps extends FieldProps, Native<InputHTMLAttributes<HTMLInputElement>> {
  value: string
  onChange: (value: string) => void
}

/**
 * The problem with a text's characters, shown as soon as they are typed or pasted. The server applies the same rule.
 */
export function useTextProblem(value: string): string | undefined {
  const { t } = useTranslation('common')
  const fault = characterFault(value)
  return fault && t(`field.${fault}`)
}

/** A text field of one line. Set `type`, `autoComplete` and `inputMode` to match the content. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, required, value, onChange, ...input } = props
  const problem = useTextProblem(value)
  return (
    <Field label={label} hint={hint} error={error ?? problem} optional={optional} required={required}>
      {(control) => (
        <input
          {...input}
          {...control}
          className="input"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

interface TextAreaProps extends FieldProps, Native<TextareaHTMLAttributes<HTMLTextAreaElement>> {
  value: string
  onChange: (value: string) => void
}

/** A text field of several lines. It grows with its content where the browser supports it. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  required,
  value,
  onChange,
  rows = 3,
  ...area
}: TextAreaProps) {
  const problem = useTextProblem(value)
  return (
    <Field label={label} hint={hint} error={error ?? problem} optional={optional} required={required}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          rows={rows}
          className="input field-sizing-content max-h-96"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
