import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Skeleton } from '#web/ui/waiting.tsx'
import { SearchBox } from './search-box.tsx'
import { isSearchTooLong, SearchTooLong } from './search-too-long.tsx'
import { useAddress } from './use-address.ts'
import { useSearch } from './use-search.ts'

interface ListPageProps {
  title: string
  /** One line under the title. */
  lead?: ReactNode
  /** What adds to the list. */
  action: ReactNode
  filters: ReactNode
  sort: ReactNode
  /** Whether the filters are not complete yet. Until then a placeholder stands for them and the list. */
  waiting?: boolean
  /** The page of the list for a search text; `clear` removes the search, the filters and the order. */
  children: (search: string, clear: () => void) => ReactNode
}

/** A page with one long list: a search by name, filters and an order above it. */
export function ListPage({ title, lead, action, filters, sort, waiting = false, children }: ListPageProps) {
  const { t } = useTranslation('submissions')
  const { typed, type, search } = useSearch()
  const [, setAddress] = useAddress()
  const clear = () => {
    type('')
    setAddress(() => new URLSearchParams())
  }
  return (
    <div className="mx-auto grid grid-cols-1 max-w-6xl gap-5 px-5 py-7 md:px-9">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <h1>{title}</h1>
          {lead}
        </div>
        {action}
      </div>
      {waiting && <Skeleton lines={8} />}
      <div className="grid grid-cols-1 gap-5" hidden={waiting}>
        <SearchBox typed={typed} onType={type} label={t('list.search')} />
        <div className="flex flex-wrap items-end justify-between gap-3">
          {filters}
          {sort}
        </div>
        <Card>{isSearchTooLong(search) ? <SearchTooLong onClear={clear} /> : children(search, clear)}</Card>
      </div>
    </div>
  )
}
