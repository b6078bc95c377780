interface HowSelectProps<Word extends string> {
  label: string
  value: string | null
  words: readonly Word[]
  say: (word: Word) => string
  /** Whether a word can be chosen for the values that are there. */
  allows?: (word: Word) => boolean
  /** The label of the empty option; if it is absent, there is no empty option. */
  none?: string
  onChange: (word: Word | null) => void
}

/** One of a few words about how a value was taken. */
export function HowSelect<Word extends string>(props: HowSelectProps<Word>) {
  const { label, value, words, say, allows, none, onChange } = props
  return (
    <label className="grid grid-cols-1 gap-0.5 text-detail text-muted">
      {label}
      <select
        className="input text-ink"
        value={value ?? ''}
        onChange={(event) => onChange(words.find((word) => word === event.target.value) ?? null)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {words.map((word) => (
          <option key={word} value={word} disabled={allows?.(word) === false}>
            {say(word)}
          </option>
        ))}
      </select>
    </label>
  )
}
