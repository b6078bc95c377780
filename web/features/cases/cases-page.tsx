import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { read } from '#web/api/read.ts'
import { askAgain, OpeningProgress } from '#web/list-controls/opening-progress.tsx'
import { SearchBox } from '#web/list-controls/search-box.tsx'
import { isSearchTooLong, SearchTooLong } from '#web/list-controls/search-too-long.tsx'
import { useAddress } from '#web/list-controls/use-address.ts'
import { useSearch } from '#web/list-controls/use-search.ts'
import { pages } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CursorPages, useCursor } from '#web/ui/cursor-pages.tsx'
import { EmptyState, NothingFound } from '#web/ui/empty-state.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { type CaseFilterValues, readCaseAddress } from './address.ts'
import { CaseFilterBar } from './case-filter-bar.tsx'
import { CaseList } from './case-list.tsx'

const pageSize = 20

interface FoundProps {
  search: string
  filters: CaseFilterValues
  onClear: () => void
}

/** The cases that the address asks for, and how far their search is. */
function useCases({ search, filters }: FoundProps) {
  const { language } = useTranslation('cases')
  const cursor = useCursor()
  const severity = filters.severity && Number(filters.severity)
  const query = { ...filters, severity, words: search || undefined, language, cursor, limit: pageSize }
  return useQuery({
    ...read('GET /api/cases', { query }),
    placeholderData: keepPreviousData,
    refetchInterval: askAgain,
  })
}

function Found(props: FoundProps) {
  const { t } = useTranslation('cases')
  const { number } = useFormat()
  const { data, error, refetch } = useCases(props)
  // A search that fails leaves its progress behind, which would be shown for ever.
  if (error && (!data || data.opening)) return <RequestFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} />
  if (data.opening) return <OpeningProgress {...data.opening} />
  if (data.cases === 0)
    return (
      <EmptyState
        title={t('empty')}
        text={t('emptyText')}
        action={<LinkButton to={pages.invite}>{t('invite')}</LinkButton>}
      />
    )
  if (data.items.length === 0) return <NothingFound onClear={props.onClear} />
  const all = data.found === data.cases
  return (
    <>
      <p role="status" className="mb-5 text-muted text-secondary">
        {all
          ? t('found', { count: data.found })
          : t('foundOf', { found: number(data.found), count: data.cases })}
      </p>
      <CaseList cases={data.items} words={data.words} />
      <CursorPages label={t('pages')} next={data.next} words={{ first: t('first'), following: t('more') }} />
    </>
  )
}

/** A search of the fitter's own sessions, with what came of each. */
export default function CasesPage() {
  const { t } = useTranslation('cases', 'frame')
  const { typed, type, search } = useSearch()
  const [address, setAddress] = useAddress()
  const { filters, ignored } = useMemo(() => readCaseAddress(address), [address])
  const clear = () => {
    type('')
    setAddress(() => new URLSearchParams())
  }
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-5 px-5 py-7 md:px-9">
      <div>
        <h1>{t('frame:title.cases')}</h1>
        <p className="max-w-prose text-muted">{t('lead')}</p>
      </div>
      <SearchBox typed={typed} onType={type} label={t('search')} hint={t('searchHint')} />
      <CaseFilterBar filters={filters} ignored={ignored} />
      <Card>
        {isSearchTooLong(search) ? (
          <SearchTooLong onClear={clear} />
        ) : (
          <Found search={search} filters={filters} onClear={clear} />
        )}
      </Card>
    </div>
  )
}
