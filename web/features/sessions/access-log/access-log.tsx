import type { CallResponse } from '#web/api/api.ts'
import { useAddressChoices } from '#web/list-controls/use-address-choices.ts'
import { Card } from '#web/ui/card.tsx'
import { CursorPages } from '#web/ui/cursor-pages.tsx'
import { NothingFound } from '#web/ui/empty-state.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { LogEntries } from './log-entries.tsx'
import { type LogFile, LogFilterBar } from './log-filter-bar.tsx'
import { LOG_FILTERS, type LogFilters } from './log-filters.ts'
import { Verification } from './verification.tsx'

/** How many entries a page has. */
export const PAGE_SIZE = 30

interface AccessLogProps {
  filters: LogFilters
  /** The rider's files; null if a fitter reads the log. */
  files: readonly LogFile[] | null
  log: {
    data: Pick<CallResponse<'GET /api/access-log'>, 'items' | 'next' | 'verification'> | undefined
    error: unknown
    refetch: () => unknown
  }
}

function Page({ log: { data }, files }: AccessLogProps) {
  const { t } = useTranslation('accessLog')
  const { narrowed, clear } = useAddressChoices(LOG_FILTERS)
  if (!data) return <Skeleton lines={8} />
  if (data.items.length === 0)
    return narrowed ? <NothingFound onClear={() => clear()} /> : <p className="text-muted">{t('none')}</p>
  return (
    <>
      <LogEntries entries={data.items} readByRider={files !== null} severalFiles={(files ?? []).length > 1} />
      <CursorPages label={t('pages')} next={data.next} />
    </>
  )
}

/** Who looked at a rider's data and who changed it, with filters, and whether the log is complete. */
export function AccessLog(props: AccessLogProps) {
  const { t } = useTranslation('accessLog')
  const { filters, files, log } = props
  return (
    <div className="grid grid-cols-1 gap-5">
      <LogFilterBar filters={filters} files={files} />
      <Card title={t('title')}>
        {log.error ? (
          <RequestFailure error={log.error} onRetry={() => void log.refetch()} />
        ) : (
          <Page {...props} />
        )}
        <p className="mt-4 border-line border-t pt-3 text-secondary text-muted">
          {t(files ? 'explained' : 'explainedFitter')}
        </p>
      </Card>
      {log.data && <Verification latest={log.data.verification} />}
    </div>
  )
}
