import { Field, type FieldProps } from './field.tsx'

interface SelectFieldProps<Value extends string> extends FieldProps {
  options: readonly { value: Value; label: string }[]
  /** The first entry, which means that nothing is chosen. */
  none?: string | undefined
  value: Value | null
  onChange: (value: Value | null) => void
}

/** Single choice from a long list, with the browser's own control. Null can be chosen only if `none` is given. */
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
