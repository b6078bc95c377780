import { useId, useRef } from 'react'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useSearchKeys } from './use-search.ts'

interface SearchBoxProps {
  typed: string
  onType: (text: string) => void
}

/** A search by name, with its keyboard shortcuts shown beside it. */
export function SearchBox({ typed, onType }: SearchBoxProps) {
  const { t } = useTranslation('submissions')
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  useSearchKeys(input)
  return (
    <search className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {t('list.search')}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        className="input max-w-md"
        autoComplete="off"
        maxLength={200}
        aria-describedby={`${id}keys`}
        aria-keyshortcuts="/ Control+K"
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      <p id={`${id}keys`} className="text-detail text-muted max-lg:hidden">
        {t('list.searchHint')}
      </p>
    </search>
  )
}
