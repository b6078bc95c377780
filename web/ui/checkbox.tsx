import { type ReactNode, useId } from 'react'

interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  /** A sentence under the label. Screen readers read it as the description. */
  hint?: ReactNode
  error?: string | undefined
}

/** A statement to agree with, such as a consent. The whole text is the target. */
export function Checkbox({ checked, onChange, children, hint, error }: CheckboxProps) {
  const id = useId()
  const describedBy = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ') || undefined
  return (
    <div className="grid gap-1">
      <label className="flex items-start gap-3 py-1.5">
        <input
          type="checkbox"
          className="tick mt-0.5"
          checked={checked}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {hint && (
        <div id={`${id}hint`} className="ps-8 text-secondary text-muted">
          {hint}
        </div>
      )}
      {error && (
        <p id={`${id}error`} className="ps-8 font-medium text-coral-text" data-field-error>
          {error}
        </p>
      )}
    </div>
  )
}
