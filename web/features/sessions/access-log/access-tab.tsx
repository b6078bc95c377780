import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '#web/api/read.ts'
import { useCursor } from '#web/ui/cursor-pages.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { AccessLog, PAGE_SIZE } from './access-log.tsx'
import { useLogFilters } from './log-filters.ts'

/** Who looked at a rider's file and who changed it, for its fitter. */
export default function AccessTab({ riderId }: { riderId: string }) {
  const { t } = useTranslation('accessLog')
  const cursor = useCursor()
  const filters = useLogFilters()
  const log = useQuery({
    ...read('GET /api/riders/:riderId/access-log', {
      params: { riderId },
      query: { ...filters.query, cursor, limit: PAGE_SIZE },
    }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  return (
    <>
      <p className="text-muted">{t('leadFitter')}</p>
      <AccessLog filters={filters} files={null} log={log} />
    </>
  )
}
