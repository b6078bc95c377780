import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { LONGEST_SEARCH } from '#domain/past-cases/case-words.ts'
import { addressOf } from '#web/api/call-path.ts'
import { thrownText } from '#web/api/error-text.ts'
import { read } from '#web/api/read.ts'
import { askAgain, OpeningProgress } from '#web/list-controls/opening-progress.tsx'
import { SearchBox } from '#web/list-controls/search-box.tsx'
import { useAddress } from '#web/list-controls/use-address.ts'
import { useSearch } from '#web/list-controls/use-search.ts'
import { pages } from '#web/paths.ts'
import { saveDocument } from '#web/pdf/save-pdf.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CursorPages, useCursor } from '#web/ui/cursor-pages.tsx'
import { EmptyState, NothingFound } from '#web/ui/empty-state.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { LOG_FILTERS, readLogAddress } from './address.ts'
import { LogFilterBar } from './log-filter-bar.tsx'
import { LogTable } from './log-table.tsx'

const pageSize = 50

/** What the address asks for. A longer search than can be typed is cut. */
function useLogAddress() {
  const { language } = useTranslation('interventionLog')
  const [address] = useAddress()
  const { filters, ignored } = useMemo(() => readLogAddress(address), [address])
  const search = address.get('search')?.slice(0, LONGEST_SEARCH) || undefined
  return {
    filters,
    ignored,
    query: { ...filters, search, language },
    narrowed: search !== undefined || LOG_FILTERS.some((name) => filters[name] !== undefined),
  }
}

/** Saves the log as a file, with the filters of the page. */
function ExportButton() {
  const { t } = useTranslation('interventionLog')
  const { t: errors } = useTranslation('errors', 'common')
  const { query } = useLogAddress()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const save = async () => {
    setBusy(true)
    setError(null)
    await saveDocument(addressOf('GET /api/interventions/csv', { query }).path).catch(setError)
    setBusy(false)
  }
  return (
    <div data-screen-only>
      <Button kind="quiet" busy={busy} onClick={() => void save()}>
        {busy ? t('exporting') : t('export')}
      </Button>
      {error !== null && (
        <p role="alert" className="mt-1 text-coral-deep text-secondary">
          {thrownText(errors, error)}
        </p>
      )}
    </div>
  )
}

function Found({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('interventionLog')
  const { query, narrowed } = useLogAddress()
  const cursor = useCursor()
  const { data, error, refetch } = useQuery({
    ...read('GET /api/interventions', { query: { ...query, cursor, limit: pageSize } }),
    placeholderData: keepPreviousData,
    refetchInterval: askAgain,
  })
  // A search that fails leaves its progress behind, which would be shown for ever.
  if (error && (!data || data.opening)) return <RequestFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} />
  if (data.opening) return <OpeningProgress {...data.opening} />
  if (data.items.length === 0 && narrowed) return <NothingFound onClear={onClear} />
  if (data.items.length === 0)
    return (
      <EmptyState
        title={t('empty')}
        text={t('emptyText')}
        action={<LinkButton to={pages.clients}>{t('toClients')}</LinkButton>}
      />
    )
  return (
    <>
      <LogTable changes={data.items} />
      <CursorPages label={t('pages')} next={data.next} />
    </>
  )
}

/** What the fitter changed in all fits: searched, filtered, and saved as a file. */
export default function InterventionLogPage() {
  const { t } = useTranslation('interventionLog', 'frame')
  const { typed, type } = useSearch()
  const [, setAddress] = useAddress()
  const { filters, ignored } = useLogAddress()
  const clear = () => {
    type('')
    setAddress(() => new URLSearchParams())
  }
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-5 px-5 py-7 md:px-9">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1>{t('frame:title.interventionLog')}</h1>
          <p className="max-w-prose text-muted">{t('lead')}</p>
        </div>
        <ExportButton />
      </div>
      <SearchBox typed={typed} onType={type} label={t('search')} hint={t('searchHint')} />
      <LogFilterBar filters={filters} ignored={ignored} />
      <Card>
        <Found onClear={clear} />
      </Card>
    </div>
  )
}
