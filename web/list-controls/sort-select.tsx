import { useId } from 'react'
import { useSearchParams } from 'react-router'

interface SortSelectProps<Value extends string> {
  label: string
  chosen: Value
  /** The first one is the usual order and is not named in the URL. */
  options: readonly { value: Value; label: string }[]
}

/** The order of a list, kept in the URL. Another order starts on the first page. */
export function SortSelect<Value extends string>({ label, chosen, options }: SortSelectProps<Value>) {
  const id = useId()
  const [, setAddress] = useSearchParams()
  const choose = (value: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('after')
        if (value === options[0]?.value) next.delete('order')
        else next.set('order', value)
        return next
      },
      { replace: true },
    )
  return (
    <div className="flex min-w-0 max-w-full flex-wrap items-center gap-2 text-secondary" data-screen-only>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input w-auto min-w-0 max-w-full py-1"
        value={chosen}
        onChange={(event) => choose(event.target.value)}
      >
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
