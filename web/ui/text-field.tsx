import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { Field, type FieldProps } from './field.tsx'

type Native<Element> = Omit<Element, 'onChange' | 'value' | 'id' | 'children'>

export interface TextFieldProps extends FieldProps, Native<InputHTMLAttributes<HTMLInputElement>> {
  value: string
  onChange: (value: string) => void
}

/** One line of text; pass `type`, `autoComplete` and `inputMode` as the content asks. */
export function TextField({ label, hint, error, optional, value, onChange, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
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

/** Several lines; it grows with what is typed where the browser can. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  value,
  onChange,
  rows = 3,
  ...area
}: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
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
