import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '#web/api/read.ts'
import { pages } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CursorPages, useCursor } from '#web/ui/cursor-pages.tsx'
import { EmptyState, NothingFound } from '#web/ui/empty-state.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { SearchBox } from './search-box.tsx'
import { SubmissionTable } from './submission-table.tsx'
import { useSearch } from './use-search.ts'

const pageSize = 30

function Found({ search, onClear }: { search: string; onClear: () => void }) {
  const { t } = useTranslation('submissions')
  const cursor = useCursor()
  const { data, error, refetch } = useQuery({
    ...read('GET /api/submissions', { query: { cursor, search: search || undefined, limit: pageSize } }),
    placeholderData: keepPreviousData,
  })
  if (error) return <RequestFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} />
  if (data.items.length === 0 && search) return <NothingFound onClear={onClear} />
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

/** The forms that the fitter's riders submitted, newest first, with a search by name. */
export default function SubmissionsPage() {
  const { t } = useTranslation('submissions', 'frame')
  const { typed, type, search, clear } = useSearch()
  return (
    <div className="mx-auto grid grid-cols-1 max-w-6xl gap-6 px-5 py-7 md:px-9">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="min-w-0">{t('frame:title.submissions')}</h1>
        <LinkButton to={pages.invite}>{t('list.invite')}</LinkButton>
      </div>
      <SearchBox typed={typed} onType={type} />
      <Card>
        <Found search={search} onClear={clear} />
      </Card>
    </div>
  )
}
