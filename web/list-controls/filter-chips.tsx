import { Link } from 'react-router'
import { placeOf, useAddress } from './use-address.ts'

interface FilterChipsProps<Value extends string> {
  /** What is filtered, for screen readers. */
  label: string
  /** The filter's name in the URL. The first option is the one without a name there. */
  name: string
  chosen: Value
  options: readonly { value: Value; label: string; count?: string | null }[]
}

/** A filter of a list as links, each with its own URL. A new filter starts on the first page. */
export function FilterChips<Value extends string>({ label, name, chosen, options }: FilterChipsProps<Value>) {
  const [address] = useAddress()
  const to = (value: Value) => {
    const wanted = new URLSearchParams(address)
    wanted.delete('after')
    if (value === options[0]?.value) wanted.delete(name)
    else wanted.set(name, value)
    return placeOf(wanted)
  }
  return (
    <nav aria-label={label} data-screen-only>
      <ul className="flex flex-wrap gap-2">
        {options.map(({ value, label: text, count }) => (
          <li key={value}>
            <Link
              to={to(value)}
              replace
              aria-current={value === chosen ? 'true' : undefined}
              className={`inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 font-semibold text-secondary ${
                value === chosen
                  ? 'border-teal bg-teal text-on-teal'
                  : 'border-line bg-card text-ink hover:border-muted'
              }`}
            >
              {text}
              {count && <span>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
