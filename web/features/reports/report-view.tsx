import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { drawnPosition } from '#domain/report/drawn-position.ts'
import { reportRows } from '#domain/report/report-rows.ts'
import { ZONES } from '#domain/zones.ts'
import { PositionDrawing } from '#web/bike-position/position-drawing.tsx'
import { useWordingInUnits } from '#web/bike-position/use-wording-in-units.ts'
import { pages } from '#web/paths.ts'
import { useUnits } from '#web/questionnaire/use-units.ts'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { QrCode } from '#web/ui/qr-code.tsx'
import type { Marks } from '#web/ui/rider-drawing/marks.ts'
import { RiderDrawing } from '#web/ui/rider-drawing/rider-drawing.tsx'
import { severities } from '#web/ui/severity.tsx'
import { WebAddress } from '#web/ui/web-address.tsx'
import { MailReport } from './mail-report.tsx'
import { PdfButtons } from './pdf-buttons.tsx'
import { type FitReport, isInSession, type ReportReader } from './report.ts'
import { ReportAdvice } from './report-advice.tsx'
import { ReportChanges } from './report-changes.tsx'
import { ReportHead } from './report-head.tsx'
import { ReportNumbers } from './report-numbers.tsx'
import { ReportPhotos } from './report-photos.tsx'
import { ReportAfterwards, ReportGoals, ReportSummary } from './report-words.tsx'

interface ReportProps {
  report: FitReport
  as: ReportReader
  /** Information for this reader, shown below the header. */
  notice?: ReactNode
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

/** Tells the fitter that the report does not say how to reach them. */
function NoContact() {
  const { t } = useTranslation('reportPages')
  return (
    <p className="text-muted" data-screen-only>
      {t('noContact')}{' '}
      <Link to={pages.fitterProfile} className="text-teal underline underline-offset-4">
        {t('addContact')}
      </Link>
    </p>
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
        <p>
          <WebAddress>{link}</WebAddress>
        </p>
      </div>
    </section>
  )
}

/** The report of a fit, for the rider and the fitter. */
export function ReportView({ report, as, notice }: ReportProps) {
  const { t } = useTranslation('report', 'common')
  const rows = reportRows(report.measurements, useUnits())
  const drawing = drawnPosition(rows)
  const wording = useWordingInUnits()
  return (
    <article className="grid grid-cols-1 gap-5 print:block print:*:mb-5">
      <ReportHead report={report} as={as} title={t('title')}>
        <PdfButtons sessionId={report.sessionId} document="report" forRider={isInSession(as)} />
        {as === 'fitter' && report.fittedAt && <MailReport sessionId={report.sessionId} />}
      </ReportHead>
      {notice}
      {as === 'fitter' && !report.fitter.contact && <NoContact />}
      <ReportSummary summary={report.summary} />
      <ReportGoals goals={report.goals} activities={report.activities} success={report.success} />
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2 print:grid-cols-2">
        {drawing && (
          <Card title={t('position.title')}>
            <PositionDrawing drawing={drawing} label={t('position.described')} wording={wording} />
          </Card>
        )}
        <Discomfort report={report} />
      </div>
      <ReportChanges changes={report.changes} />
      <ReportNumbers rows={rows} />
      <ReportPhotos report={report} />
      <ReportAdvice report={report} as={as} />
      <ReportAfterwards report={report} />
      <Online link={report.link} />
      <div className="grid max-w-prose gap-2 text-secondary text-muted">
        <p>{t('common:betterByItself')}</p>
        <p>{t('note')}</p>
      </div>
    </article>
  )
}
