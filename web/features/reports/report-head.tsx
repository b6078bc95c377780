import type { ReactNode } from 'react'
import { bikeWords } from '#web/bike-position/bike-words.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type FitReport, isInSession, type ReportReader } from './report.ts'

function Facts({ report }: { report: FitReport }) {
  const { t } = useTranslation('report')
  const format = useFormat()
  const { name: fitter, business } = report.fitter
  const bike = report.bike && format.phrases([bikeWords(report.bike), t(`bikeType.${report.bike.type}`)])
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      <div>
        <dt className="text-detail text-muted">{t('fact.fitted')}</dt>
        <dd>{format.date(report.fittedOn)}</dd>
      </div>
      <div>
        <dt className="text-detail text-muted">{t('fact.by')}</dt>
        <dd dir="auto">{business ? t('fitterOf', { fitter, business }) : fitter}</dd>
      </div>
      {bike && (
        <div>
          <dt className="text-detail text-muted">{t('fact.bike')}</dt>
          <dd dir="auto">{bike}</dd>
        </div>
      )}
    </dl>
  )
}

interface ReportHeadProps {
  report: FitReport
  as: ReportReader
  title: string
  /** What can be done with this document. */
  children: ReactNode
}

/** The head of a document about a fit: its title, for whom, by whom, and the actions. */
export function ReportHead({ report, as, title, children }: ReportHeadProps) {
  const { t } = useTranslation('report')
  const { business, name, logo } = report.fitter
  const inSession = isInSession(as)
  const Heading = inSession ? 'h2' : 'h1'
  return (
    <header className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <Heading className={inSession ? 'text-xl' : ''}>{title}</Heading>
          <p className="text-lg" dir="auto">
            {report.rider.name}
          </p>
        </div>
        {logo && (
          <img
            src={logo}
            alt={t('logo', { business: business ?? name })}
            className="max-h-16 max-w-44 rounded-sm bg-white object-contain p-1"
          />
        )}
      </div>
      <Facts report={report} />
      {children}
    </header>
  )
}
