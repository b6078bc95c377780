import { nameWithPoint } from '#domain/report/conventions.ts'
import { drawnCurrentPosition } from '#domain/report/drawn-position.ts'
import { latestReading } from '#domain/report/fit-report.ts'
import { reportRows } from '#domain/report/report-rows.ts'
import { shopCardRows, shopCardSections } from '#domain/report/shop-card.ts'
import { PositionDrawing } from '#web/bike-position/position-drawing.tsx'
import { RestoreList } from '#web/bike-position/restore-list.tsx'
import { useWordingInUnits } from '#web/bike-position/use-wording-in-units.ts'
import { useUnits } from '#web/questionnaire/use-units.ts'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { PdfButtons } from './pdf-buttons.tsx'
import type { FitReport, ReportReader } from './report.ts'
import { ReportHead } from './report-head.tsx'

type Rows = ReturnType<typeof shopCardRows>

function Parts({ parts }: { parts: Rows }) {
  const { t } = useTranslation('report', 'measurements')
  const words = useWordingInUnits()
  if (parts.length === 0) return null
  return (
    <Card title={t('shopCard.parts')}>
      <dl className="grid grid-cols-1 gap-x-8 sm:grid-cols-2 print:grid-cols-2">
        {parts.map((row) => {
          const reading = latestReading(row)
          return (
            reading && (
              <div
                key={`${row.key} ${row.side}`}
                className="flex flex-wrap justify-between gap-x-4 border-line border-b py-1"
              >
                <dt>{nameWithPoint(row.key, reading, words.name(row.key, row.side), t)}</dt>
                <dd className="font-semibold tabular-nums" dir="auto">
                  {words.value(row.key, reading.value)}
                </dd>
              </div>
            )
          )
        })}
      </dl>
    </Card>
  )
}

/** What a workshop gets: the numbers of the bike, and nothing about the rider's body, wishes or discomfort. */
export function ShopCard({ report, as }: { report: FitReport; as: ReportReader }) {
  const { t } = useTranslation('report')
  const wording = useWordingInUnits()
  const rows = shopCardRows(reportRows(report.measurements, useUnits()))
  const drawing = drawnCurrentPosition(rows)
  return (
    <article className="grid grid-cols-1 gap-5 print:block print:*:mb-5">
      <ReportHead report={report} as={as} title={t('shopCard.title')}>
        <PdfButtons sessionId={report.sessionId} document="shop_card" />
      </ReportHead>
      <p className="max-w-prose">{t('shopCard.lead')}</p>
      {rows.length === 0 && <p className="text-muted">{t('shopCard.none')}</p>}
      {drawing && (
        <Card title={t('shopCard.drawing')} className="max-w-2xl">
          <PositionDrawing drawing={drawing} label={t('shopCard.described')} wording={wording} />
        </Card>
      )}
      <RestoreList rows={rows} title={t('shopCard.setUp')} />
      <Parts parts={shopCardSections(rows).parts} />
    </article>
  )
}
