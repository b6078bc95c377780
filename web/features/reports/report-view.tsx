import type { ReactNode } from 'react'
import { drawnPosition } from '#domain/report/drawn-position.ts'
import { reportRows } from '#domain/report/report-rows.ts'
import { ZONES } from '#domain/zones.ts'
import { bikeWords } from '#web/bike-position/bike-words.ts'
import { PositionDrawing } from '#web/bike-position/position-drawing.tsx'
import { RestoreList } from '#web/bike-position/restore-list.tsx'
import { useWordingInUnits } from '#web/bike-position/use-wording-in-units.ts'
import { PhotoCompare } from '#web/photo-view/photo-compare.tsx'
import { useUnits } from '#web/questionnaire/use-units.ts'
import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { QrCode } from '#web/ui/qr-code.tsx'
import type { Marks } from '#web/ui/rider-drawing/marks.ts'
import { RiderDrawing } from '#web/ui/rider-drawing/rider-drawing.tsx'
import { severities } from '#web/ui/severity.tsx'
import { MailReport } from './mail-report.tsx'
import { PdfButtons } from './pdf-buttons.tsx'
import type { FitReport } from './report.ts'
import { ReportAdvice } from './report-advice.tsx'
import { ReportChanges } from './report-changes.tsx'
import { ReportNumbers } from './report-numbers.tsx'

/** Who reads the report: its rider, the fitter, or a guest who opened the link in its mail. */
export type ReportReader = 'rider' | 'fitter' | 'guest'

interface ReportProps {
  report: FitReport
  as: ReportReader
  /** Information for this reader, shown below the header. */
  notice?: ReactNode
}

function Facts({ report }: { report: FitReport }) {
  const { t } = useTranslation('report')
  const format = useFormat()
  const { name: fitter, business } = report.fitter
  const bike =
    report.bike && [bikeWords(report.bike), t(`bikeType.${report.bike.type}`)].filter(Boolean).join(', ')
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

function Head({ report, as }: ReportProps) {
  const { t } = useTranslation('report')
  const { business, name, logo } = report.fitter
  const Heading = as === 'fitter' ? 'h2' : 'h1'
  return (
    <header className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <Heading className={as === 'fitter' ? 'text-xl' : ''}>{t('title')}</Heading>
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
      <PdfButtons sessionId={report.sessionId} />
      {as === 'fitter' && <MailReport sessionId={report.sessionId} />}
    </header>
  )
}

function Discomfort({ report }: { report: FitReport }) {
  const { t } = useTranslation('report', 'common')
  const marks = ZONES.flatMap((zone) => {
    const score = severities.find((each) => each === report.discomfort[zone])
    return score ? [[zone, { label: t(`common:zone.${zone}`), score }] as const] : []
  })
  const zones: Marks = Object.fromEntries(marks)
  return (
    <Card title={t('discomfort.title')}>
      {marks.length === 0 && <p className="text-muted">{t('discomfort.none')}</p>}
      <RiderDrawing zones={zones} label={t('discomfort.title')} />
    </Card>
  )
}

function Online({ link }: { link: string }) {
  const { t } = useTranslation('report')
  return (
    <section className="hidden items-center gap-4 print:flex" data-print-block>
      <div className="w-28 flex-none">
        <QrCode text={link} label={t('online.described', { address: link })} />
      </div>
      <div>
        <h2>{t('online.title')}</h2>
        <p>{t('online.lead')}</p>
        <p className="break-all">{link}</p>
      </div>
    </section>
  )
}

/** The report of a fit, for the rider and the fitter. */
export function ReportView({ report, as, notice }: ReportProps) {
  const { t } = useTranslation('report', 'reportPages', 'common')
  const rows = reportRows(report.measurements, useUnits())
  const drawing = drawnPosition(rows)
  const wording = useWordingInUnits()
  return (
    <article className="grid grid-cols-1 gap-5 print:block print:*:mb-5">
      <Head report={report} as={as} />
      {notice}
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2 print:grid-cols-2">
        {drawing && (
          <Card title={t('position.title')}>
            <PositionDrawing drawing={drawing} label={t('position.described')} wording={wording} />
          </Card>
        )}
        <Discomfort report={report} />
      </div>
      <ReportChanges changes={report.changes} />
      <ReportAdvice report={report} as={as} />
      <ReportNumbers rows={rows} />
      {report.photos.length > 0 && (
        <Card title={t('reportPages:photos')}>
          <PhotoCompare sessionId={report.sessionId} photos={report.photos} />
        </Card>
      )}
      <RestoreList rows={rows} />
      <Online link={report.link} />
      <div className="grid max-w-prose gap-2 text-secondary text-muted">
        <p>{t('common:betterByItself')}</p>
        <p>{t('note')}</p>
      </div>
    </article>
  )
}
