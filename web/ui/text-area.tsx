import { type RefObject, type TextareaHTMLAttributes, useEffect, useRef } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { type Native, useTextProblem } from './text-field.tsx'

/** Brings a problem into sight that appears below a field of several lines while somebody types or pastes there. */
export function useProblemInSight(problem: string | undefined): RefObject<HTMLTextAreaElement | null> {
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const { current } = area
    if (problem === undefined || current === null || current !== document.activeElement) return
    current.parentElement?.querySelector('[data-field-error]')?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  return area
}

interface TextAreaProps
  extends FieldProps,
    Omit<Native<TextareaHTMLAttributes<HTMLTextAreaElement>>, 'maxLength'> {
  value: string
  onChange: (value: string) => void
  /** The most characters. The field takes more and says so, because a browser would cut off a pasted text silently. */
  longest?: number
}

/**
 * A text field of several lines. It grows with its content where the browser supports it. A text that cannot be stored
 * stays in the field; `focusUnsendable` finds it before a form is sent.
 */
export function TextArea({
  label,
  hint,
  error,
  optional,
  required,
  value,
  onChange,
  longest,
  rows = 3,
  ...area
}: TextAreaProps) {
  const problem = useTextProblem(value, longest)
  const own = useProblemInSight(problem)
  return (
    <Field label={label} hint={hint} error={error ?? problem} optional={optional} required={required}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          ref={own}
          data-unsendable={problem && ''}
          rows={rows}
          className="input"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
