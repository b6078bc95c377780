import { useId } from 'react'

interface SearchBoxProps {
  typed: string
  onType: (text: string) => void
  label: string
  /** What is searched. */
  hint?: string
}

/** A search of a list. */
export function SearchBox({ typed, onType, label, hint }: SearchBoxProps) {
  const id = useId()
  return (
    <search className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-secondary text-muted">
          {hint}
        </p>
      )}
      <input
        id={id}
        type="search"
        className="input max-w-md"
        autoComplete="off"
        aria-describedby={hint && `${id}-hint`}
        maxLength={200}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
    </search>
  )
}
