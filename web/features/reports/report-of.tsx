import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { reportQuery } from './report.ts'
import { type ReportReader, ReportView } from './report-view.tsx'

interface ReportOfProps {
  sessionId: string
  as: ReportReader
  /** Information for this reader, shown with the report. */
  notice?: ReactNode
}

/** The report of a fit, or why there is none yet. */
export function ReportOf({ sessionId, as, notice }: ReportOfProps) {
  const { t } = useTranslation('reportPages')
  const { data, error, refetch } = useQuery(reportQuery(sessionId))
  if (data) return <ReportView report={data} as={as} notice={notice} />
  if (error instanceof ApiError && error.code === 'not_fitted')
    return (
      <>
        {as !== 'fitter' && <h1 className="sr-only">{t('notYet.page')}</h1>}
        <EmptyState title={t('notYet.title')} text={t(`notYet.${as === 'fitter' ? 'fitter' : 'rider'}`)} />
      </>
    )
  if (error) return <RequestFailure error={error} onRetry={() => void refetch()} />
  return <Skeleton lines={9} />
}
