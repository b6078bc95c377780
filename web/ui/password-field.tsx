import { useState } from 'react'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Field } from './field.tsx'
import { type TextFieldProps, useTextProblem } from './text-field.tsx'

function EyeIcon({ crossed }: { crossed: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" />
      <circle cx="12" cy="12" r="3" />
      {crossed && <path d="M4 20 20 4" strokeWidth="2.2" />}
    </svg>
  )
}

function ShowButton({ shown, onToggle }: { shown: boolean; onToggle: () => void }) {
  const { t } = useTranslation('common')
  return (
    <button
      type="button"
      className="button"
      data-kind="quiet"
      aria-label={shown ? t('field.hidePassword') : t('field.showPassword')}
      aria-pressed={shown}
      onClick={onToggle}
    >
      <EyeIcon crossed={shown} />
    </button>
  )
}

/** A password field with a button that shows the password. It supports password managers and pasting. */
export function PasswordField({
  label,
  hint,
  error,
  reasons,
  optional,
  value,
  onChange,
  ...input
}: TextFieldProps) {
  const [shown, setShown] = useState(false)
  const problem = useTextProblem(value)
  return (
    <Field label={label} hint={hint} error={error ?? problem} reasons={reasons} optional={optional}>
      {(control) => (
        <span className="flex gap-2">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className="input"
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <ShowButton shown={shown} onToggle={() => setShown(!shown)} />
        </span>
      )}
    </Field>
  )
}
