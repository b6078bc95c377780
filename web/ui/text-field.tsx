import type { InputHTMLAttributes } from 'react'
import { characterFault, textFault } from '#domain/text/typed-text.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Field, type FieldProps } from './field.tsx'

/** The attributes of an element of HTML, besides those that a field sets. */
export type Native<Element> = Omit<Element, 'onChange' | 'value' | 'id' | 'children'>

export interface TextFieldProps extends FieldProps, Native<InputHTMLAttributes<HTMLInputElement>> {
  value: string
  onChange: (value: string) => void
}

/**
 * The problem with a text's characters or length, shown as soon as they are typed or pasted. The server applies the same
 * rule.
 * @param longest the most characters, in a field of several lines
 */
export function useTextProblem(value: string, longest?: number): string | undefined {
  const { t } = useTranslation('common')
  const fault = longest === undefined ? characterFault(value) : textFault(value, { longest, lines: 'many' })
  return fault && t(`field.${fault}`, { count: longest ?? 0 })
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
