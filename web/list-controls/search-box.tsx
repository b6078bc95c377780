import { useId } from 'react'
import { useTranslation } from '#web/ui/language/use-translation.ts'

interface SearchBoxProps {
  typed: string
  onType: (text: string) => void
}

/** A search by name. */
export function SearchBox({ typed, onType }: SearchBoxProps) {
  const { t } = useTranslation('submissions')
  const id = useId()
  return (
    <search className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {t('list.search')}
      </label>
      <input
        id={id}
        type="search"
        className="input max-w-md"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
    </search>
  )
}
