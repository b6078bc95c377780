import { useId } from 'react'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { clearBeside } from './clear-answer.tsx'
import { FieldGroup, type FieldProps } from './field.tsx'

export interface Option<Value extends string> {
  value: Value
  label: string
  /** A short text under the label. */
  hint?: string
}

interface Layout {
  /** Columns where there is room; on a phone there is one. */
  columns?: 1 | 2 | 3
}

const grid = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' }

function OptionText<Value extends string>({ option }: { option: Option<Value> }) {
  return (
    <span className="min-w-0">
      {option.label}
      {option.hint && <span className="block font-normal text-secondary text-muted">{option.hint}</span>}
    </span>
  )
}

export interface ChoiceGroupProps<Value extends string> extends FieldProps, Layout {
  options: readonly Option<Value>[]
  value: Value | null
  onChange: (value: Value | null) => void
}

/** Single choice. An optional choice can be cleared. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { options, value, onChange, columns = 1, ...field } = props
  const name = useId()
  return (
    <FieldGroup
      {...field}
      aside={clearBeside({ ...field, answered: value !== null, onClear: () => onChange(null) })}
    >
      {({ 'aria-describedby': describedBy }) => (
        <div className={`grid gap-2 ${grid[columns]}`}>
          {options.map((option) => (
            <label key={option.value} className="choice">
              <input
                type="radio"
                className="tick"
                name={name}
                value={option.value}
                checked={value === option.value}
                aria-describedby={describedBy}
                onChange={() => onChange(option.value)}
              />
              <OptionText option={option} />
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}

export interface CheckGroupProps<Value extends string> extends FieldProps, Layout {
  options: readonly Option<Value>[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
  /** An exclusive option: choosing it clears the others, and choosing another clears it. */
  exclusive?: Value | undefined
}

/** Multiple choice. The values are kept in the order of the options. */
export function CheckGroup<Value extends string>(props: CheckGroupProps<Value>) {
  const { options, value, onChange, exclusive, columns = 1, hint, ...field } = props
  const { t } = useTranslation('common')
  const toggle = (pressed: Value, on: boolean) => {
    const kept = (other: Value) => on && pressed !== exclusive && other !== exclusive
    const stays = (other: Value) => (other === pressed ? on : value.includes(other) && (!on || kept(other)))
    onChange(options.map((option) => option.value).filter(stays))
  }
  return (
    <FieldGroup {...field} hint={hint ?? t('field.severalAllowed')}>
      {({ 'aria-describedby': describedBy }) => (
        <div className={`grid gap-2 ${grid[columns]}`}>
          {options.map((option) => (
            <label key={option.value} className="choice">
              <input
                type="checkbox"
                className="tick"
                value={option.value}
                checked={value.includes(option.value)}
                aria-describedby={describedBy}
                onChange={(event) => toggle(option.value, event.target.checked)}
              />
              <OptionText option={option} />
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
