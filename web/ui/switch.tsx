import { useId } from 'react'

interface SwitchProps {
  checked: boolean
  onChange: (checked: boolean) => void
  label: string
  hint?: string
  disabled?: boolean
}

/** A setting that is applied at once when it is switched. */
export function Switch({ checked, onChange, label, hint, disabled }: SwitchProps) {
  const id = useId()
  return (
    <label className="flex items-center justify-between gap-4 py-2">
      <span className="wrap-anywhere min-w-0">
        <span id={`${id}label`} className="font-semibold">
          {label}
        </span>
        {hint && (
          <span id={id} className="block text-secondary text-muted">
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}label`}
        aria-describedby={hint ? id : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
