import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '#web/api/read.ts'
import { useCursor } from '#web/ui/cursor-pages.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { usePageName } from '#web/ui/page-name.ts'
import { AccessLog, PAGE_SIZE } from './access-log.tsx'
import { useLogFilters } from './log-filters.ts'

const NO_FILES: readonly never[] = []

/** Who looked at the rider's own data and who changed it, in all files. */
export default function AccessLogPage() {
  const { t } = useTranslation('accessLog')
  const name = usePageName()
  const cursor = useCursor()
  const filters = useLogFilters()
  const query = { ...filters.query, riderId: filters.file, cursor, limit: PAGE_SIZE }
  const log = useQuery({
    ...read('GET /api/access-log', { query }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  return (
    <div className="px-5 py-6 md:py-10">
      <h1>{name}</h1>
      <p className="mt-1 mb-6 text-muted">{t('lead')}</p>
      <AccessLog filters={filters} files={log.data?.files ?? NO_FILES} log={log} />
    </div>
  )
}
