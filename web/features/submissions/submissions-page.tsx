import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { FORM_FILTERS } from '#domain/sessions/lists.ts'
import { read } from '#web/api/read.ts'
import { FilterChips } from '#web/list-controls/filter-chips.tsx'
import { ListPage } from '#web/list-controls/list-page.tsx'
import { SortSelect } from '#web/list-controls/sort-select.tsx'
import { useListOrder } from '#web/list-controls/use-list-order.ts'
import { pages } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { CursorPages, useCursor } from '#web/ui/cursor-pages.tsx'
import { EmptyState, NothingFound } from '#web/ui/empty-state.tsx'
import { useCountWords } from '#web/ui/language/use-count-words.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { SubmissionTable } from './submission-table.tsx'

const pageSize = 30

/** The filter from the URL; undefined for all forms. */
function useFilter() {
  const [address] = useSearchParams()
  return FORM_FILTERS.find((each) => each === address.get('only'))
}

function Found({ search, onClear }: { search: string; onClear: () => void }) {
  const { t } = useTranslation('submissions')
  const only = useFilter()
  const order = useListOrder()
  const cursor = useCursor()
  const { data, error, refetch } = useQuery({
    ...read('GET /api/submissions', {
      query: { cursor, only, order, search: search || undefined, limit: pageSize },
    }),
    placeholderData: keepPreviousData,
  })
  if (error) return <RequestFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} />
  if (data.items.length === 0 && (search || only)) return <NothingFound onClear={onClear} />
  if (data.items.length === 0) {
    return (
      <EmptyState
        title={t('list.empty')}
        text={t('list.emptyText')}
        action={<LinkButton to={pages.invite}>{t('list.invite')}</LinkButton>}
      />
    )
  }
  return (
    <>
      <SubmissionTable submissions={data.items} as="fitter" />
      <CursorPages label={t('list.pages')} next={data.next} />
    </>
  )
}

function Filters() {
  const { t } = useTranslation('submissions')
  const only = useFilter()
  const countWords = useCountWords()
  const { data: waiting } = useQuery(read('GET /api/waiting-counts'))
  const unread = waiting && waiting.unreadForms > 0 ? countWords(waiting.unreadForms) : null
  return (
    <FilterChips
      label={t('list.filters')}
      name="only"
      chosen={only ?? 'all'}
      options={(['all', ...FORM_FILTERS] as const).map((value) => ({
        value,
        label: t(`list.filter.${value}`),
        count: value === 'unread' ? unread : null,
      }))}
    />
  )
}

/** The forms that the fitter's riders submitted, with a search by name, filters and an order. */
export default function SubmissionsPage() {
  const { t } = useTranslation('submissions', 'frame')
  return (
    <ListPage
      title={t('frame:title.allSubmissions')}
      action={<LinkButton to={pages.invite}>{t('list.invite')}</LinkButton>}
      filters={<Filters />}
      sort={<SortSelect label={t('list.sort')} words={(order) => t(`list.order.${order}`)} />}
    >
      {(search, clear) => <Found search={search} onClear={clear} />}
    </ListPage>
  )
}
