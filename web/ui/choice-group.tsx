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
  /** Columns where there is room; on a phone there is one, unless the options are `short`. */
  columns?: 1 | 2 | 3 | undefined
  /** Where most options are a word or two, there are two columns on a phone too, and a longer option has both. */
  short?: boolean | undefined
}

/** At most three columns, and fewer where a wide screen shows the group beside something else. */
const grid = {
  1: '',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 md:grid-cols-[repeat(auto-fill,minmax(max(11rem,30%),1fr))]',
}
/** The most characters of an option that a half of a phone's width has room for on two lines. */
const SHORT = 24
/** The most characters of a word that it has room for on one. */
const SHORT_WORD = 12
const isShort = (label: string) =>
  label.length <= SHORT && label.split(/[\s-]/).every((word) => word.length <= SHORT_WORD)
const gridOf = ({ columns = 1, short = false }: Layout, options: readonly { label: string }[]) => {
  const isMostlyShort = options.filter(({ label }) => isShort(label)).length > options.length / 2
  return `grid ${short && isMostlyShort ? 'grid-cols-2 gap-1 sm:gap-2' : 'gap-2'} ${grid[columns]}`
}
const choiceOf = ({ label }: { label: string }) => `choice ${isShort(label) ? '' : 'max-sm:col-span-full'}`

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
  const { options, value, onChange, columns, short, ...field } = props
  const name = useId()
  return (
    <FieldGroup
      {...field}
      aside={clearBeside({ ...field, answered: value !== null, onClear: () => onChange(null) })}
    >
      {({ 'aria-describedby': describedBy }) => (
        <div className={gridOf({ columns, short }, options)}>
          {options.map((option) => (
            <label key={option.value} className={choiceOf(option)}>
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
  const { options, value, onChange, exclusive, columns, short, hint, ...field } = props
  const { t } = useTranslation('common')
  const toggle = (pressed: Value, on: boolean) => {
    const kept = (other: Value) => on && pressed !== exclusive && other !== exclusive
    const stays = (other: Value) => (other === pressed ? on : value.includes(other) && (!on || kept(other)))
    onChange(options.map((option) => option.value).filter(stays))
  }
  return (
    <FieldGroup {...field} hint={hint ?? t('field.severalAllowed')}>
      {({ 'aria-describedby': describedBy }) => (
        <div className={gridOf({ columns, short }, options)}>
          {options.map((option) => (
            <label key={option.value} className={choiceOf(option)}>
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
