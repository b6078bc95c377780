import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { CLIENT_FILTERS, COUNTED_UP_TO } from '#domain/sessions/lists.ts'
import { read } from '#web/api/read.ts'
import { FilterChips } from '#web/list-controls/filter-chips.tsx'
import { ListPage } from '#web/list-controls/list-page.tsx'
import { SortSelect } from '#web/list-controls/sort-select.tsx'
import { useListOrder } from '#web/list-controls/use-list-order.ts'
import { pages } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { CursorPages, useCursor } from '#web/ui/cursor-pages.tsx'
import { NothingFound } from '#web/ui/empty-state.tsx'
import { useCountWords } from '#web/ui/language/use-count-words.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { ClientTable } from './client-table.tsx'
import { NoClients, RestrictedNote, restrictedQuery } from './restricted-clients.tsx'

const pageSize = 30
const countsQuery = read('GET /api/client-counts')

/** The filter from the URL. */
function useFilter() {
  const [address] = useSearchParams()
  return CLIENT_FILTERS.find((each) => each === address.get('filter')) ?? 'all'
}

function Filters() {
  const { t } = useTranslation('clients')
  const filter = useFilter()
  const countWords = useCountWords()
  const { data: counts } = useQuery(countsQuery)
  return (
    <FilterChips
      label={t('filters')}
      name="filter"
      chosen={filter}
      options={CLIENT_FILTERS.map((each) => ({
        value: each,
        label: t(`filter.${each}`),
        count: counts && (each === 'all' || counts[each] > 0) ? countWords(counts[each]) : null,
      }))}
    />
  )
}

function Found({ search, onClear }: { search: string; onClear: () => void }) {
  const { t } = useTranslation('clients')
  const filter = useFilter()
  const order = useListOrder()
  const cursor = useCursor()
  // Asked together with the list. What is said below it, or in its place, depends on it.
  useQuery(restrictedQuery)
  const { data, error, refetch } = useQuery({
    ...read('GET /api/clients', {
      query: { filter, order, cursor, search: search || undefined, limit: pageSize },
    }),
    placeholderData: keepPreviousData,
  })
  if (error && !data) return <RequestFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} />
  if (data.items.length > 0)
    return (
      <>
        <ClientTable clients={data.items} />
        <CursorPages label={t('pages')} next={data.next} />
        <RestrictedNote />
      </>
    )
  if (!search && filter === 'all') return <NoClients />
  return (
    <>
      <NothingFound onClear={onClear} />
      <RestrictedNote />
    </>
  )
}

function Lead() {
  const { t } = useTranslation('clients')
  const countWords = useCountWords()
  const { data: counts, isPending } = useQuery(countsQuery)
  if (isPending) return <p className="text-muted">&nbsp;</p>
  if (!counts) return null
  return (
    <p className="text-muted">
      {counts.all > COUNTED_UP_TO
        ? t('leadMany', { number: countWords(counts.all) })
        : t('lead', { count: counts.all })}
    </p>
  )
}

/** The fitter's clients, one row for each person, with a search by name, filters and an order. */
export default function ClientsPage() {
  const { t } = useTranslation('clients', 'frame')
  const { isPending } = useQuery(countsQuery)
  return (
    <ListPage
      waiting={isPending}
      title={t('frame:title.clients')}
      lead={<Lead />}
      action={<LinkButton to={pages.invite}>{t('invite')}</LinkButton>}
      filters={<Filters />}
      sort={<SortSelect label={t('sort')} words={(order) => t(`order.${order}`)} />}
    >
      {(search, clear) => <Found search={search} onClear={clear} />}
    </ListPage>
  )
}
