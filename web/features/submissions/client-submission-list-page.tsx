import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '#web/api/read.ts'
import { pages } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CursorPages, useCursor } from '#web/ui/cursor-pages.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { SubmissionTable } from './submission-table.tsx'

const pageSize = 30

function Sent() {
  const { t } = useTranslation('submissions')
  const cursor = useCursor()
  const { data, error, refetch } = useQuery({
    ...read('GET /api/client/submissions', { query: { cursor, limit: pageSize } }),
    placeholderData: keepPreviousData,
  })
  if (error) return <RequestFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} />
  if (data.items.length === 0) {
    return (
      <EmptyState
        title={t('list.emptyClient')}
        text={t('list.emptyClientText')}
        action={<LinkButton to={pages.clientDashboard}>{t('list.ownHome')}</LinkButton>}
      />
    )
  }
  return (
    <>
      <SubmissionTable submissions={data.items} as="rider" />
      <CursorPages label={t('list.pages')} next={data.next} />
    </>
  )
}

/** The forms that the rider submitted to any fitter, newest first. */
export default function ClientSubmissionListPage() {
  const { t } = useTranslation('frame')
  return (
    <div className="grid grid-cols-1 gap-6 px-5 py-7">
      <h1>{t('title.clientSubmissions')}</h1>
      <Card>
        <Sent />
      </Card>
    </div>
  )
}
