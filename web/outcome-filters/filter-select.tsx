import { useId } from 'react'

interface FilterSelectProps<Value extends string> {
  /** What is filtered, for screen readers; sighted people see it in the chosen option. */
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  /** Whether it leaves out any fits. */
  narrows: boolean
  onChange: (value: Value) => void
}

/** One filter with the browser's own control, as wide as its text. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, options, narrows, onChange } = props
  const id = useId()
  return (
    <div className="min-w-0 max-w-full">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        className={`input w-auto max-w-full rounded-full py-1 font-semibold text-secondary ${
          narrows ? 'border-teal bg-teal-soft text-teal-deep' : ''
        }`}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
