import { Field, type FieldProps } from './field.tsx'

interface SelectFieldProps<Value extends string> extends FieldProps {
  options: readonly { value: Value; label: string }[]
  /** What stands first and means that nothing is chosen. */
  none?: string | undefined
  value: Value | null
  onChange: (value: Value | null) => void
}

/** One of many, in the browser's own list. Null is only chosen where `none` is offered. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { options, none, value, onChange, ...shown } = props
  return (
    <Field {...shown}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={value ?? ''}
          onChange={(event) =>
            onChange(options.find((option) => option.value === event.target.value)?.value ?? null)
          }
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
