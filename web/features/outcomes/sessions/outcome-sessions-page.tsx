import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { read } from '#web/api/read.ts'
import { useChartWords } from '#web/outcome-charts/use-chart-words.ts'
import OutcomeFilterBar from '#web/outcome-filters/outcome-filter-bar.tsx'
import { pages, withQuery } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CursorPages, useCursor } from '#web/ui/cursor-pages.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { useFurtherFilters } from '../stratum-filters.tsx'
import { useOutcomePage } from '../use-outcome-page.ts'
import { SessionTable } from './session-table.tsx'
import { useSelectionWords } from './use-selection-words.ts'

const pageSize = 30

function Unknown() {
  const { t } = useTranslation('outcomes')
  return (
    <EmptyState
      title={t('sessions.unknownTitle')}
      text={t('sessions.unknownText')}
      action={<LinkButton to={pages.outcomes}>{t('sessions.back')}</LinkButton>}
    />
  )
}

function Found({ of }: { of: string }) {
  const { t } = useTranslation('outcomes')
  const words = useChartWords()
  const { query } = useOutcomePage()
  const cursor = useCursor()
  const { data, error, refetch } = useQuery({
    ...read('GET /api/outcomes/sessions', { query: { ...query, of, cursor, limit: pageSize } }),
    placeholderData: keepPreviousData,
  })
  if (error && !data) return <RequestFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} />
  if (data.items.length === 0)
    return <EmptyState title={t('sessions.empty')} text={t('sessions.emptyText')} />
  return (
    <>
      <p className="text-muted">{words.counts(data.counts)}</p>
      <Card>
        <SessionTable sessions={data.items} />
        <CursorPages label={t('sessions.pages')} next={data.next} />
      </Card>
    </>
  )
}

/** Exactly the fits behind one figure, with the filters of the page that it comes from. */
export default function OutcomeSessionsPage() {
  const { t } = useTranslation('outcomes', 'frame')
  const [address] = useSearchParams()
  const { query } = useOutcomePage()
  const further = useFurtherFilters()
  const of = address.get('of') ?? ''
  const title = useSelectionWords()(of)
  usePageTitle(title)
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-5 px-5 py-7 md:px-9">
      <div>
        <p className="mb-1">
          <Link to={withQuery(pages.outcomes, query)}>{t('sessions.back')}</Link>
        </p>
        <h1>{title ?? t('frame:title.outcomeSessions')}</h1>
      </div>
      {title === null ? (
        <Unknown />
      ) : (
        <>
          <OutcomeFilterBar further={further} />
          <Found of={of} />
        </>
      )}
    </div>
  )
}
