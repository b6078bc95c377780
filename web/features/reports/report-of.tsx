import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { DocumentLinks, useShownDocument } from './document-links.tsx'
import { type FitReport, isInSession, type ReportReader, reportQuery } from './report.ts'
import { ReportView } from './report-view.tsx'
import { ShopCard } from './shop-card.tsx'

interface ReportOfProps {
  sessionId: string
  as: ReportReader
  /** Information for this reader, shown with the report. */
  notice?: ReactNode
  /** What the fitter has written and is not read from the server yet. */
  written?: { summary: string }
}

/** The rider's report or the shop card, whichever the URL names. */
function Documents({ report, as, notice }: { report: FitReport; as: ReportReader; notice: ReactNode }) {
  const { t } = useTranslation('reportPages')
  const shown = useShownDocument()
  return (
    <div className="grid grid-cols-1 gap-5 print:block">
      {report.fittedAt === null && (
        <p className="rounded-md bg-amber-soft px-4 py-3 text-amber-deep" data-screen-only>
          {t('preview')}
        </p>
      )}
      <DocumentLinks />
      {shown === 'shop_card' ? (
        <ShopCard report={report} as={as} />
      ) : (
        <ReportView report={report} as={as} notice={notice} />
      )}
    </div>
  )
}

/** The report of a fit, or why there is none yet. Its fitter sees a preview before the fit is complete. */
export function ReportOf({ sessionId, as, notice, written }: ReportOfProps) {
  const { t } = useTranslation('reportPages')
  const { data, error, refetch } = useQuery(reportQuery(sessionId))
  if (data) return <Documents report={{ ...data, ...written }} as={as} notice={notice} />
  if (error instanceof ApiError && error.code === 'not_fitted')
    return (
      <>
        {!isInSession(as) && <h1 className="sr-only">{t('notYet.page')}</h1>}
        <EmptyState title={t('notYet.title')} text={t(`notYet.${isInSession(as) ? 'fitter' : 'rider'}`)} />
      </>
    )
  if (error) return <RequestFailure error={error} onRetry={() => void refetch()} />
  return <Skeleton lines={9} />
}
