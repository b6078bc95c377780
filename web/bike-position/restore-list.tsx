import { toleranceOf } from '#domain/measurements/restoring.ts'
import { measurementDefinitionKey, referenceKey } from '#domain/measurements/text-keys.ts'
import { latestReading, type Reading, type ReportRow, restoringRows } from '#domain/report/fit-report.ts'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useWordingInUnits } from './use-wording-in-units.ts'

function Step({ row, reading }: { row: ReportRow; reading: Reading }) {
  const { t } = useTranslation('measurements', 'report')
  const words = useWordingInUnits()
  const tolerance = toleranceOf(row.key)
  return (
    <li className="grid break-inside-avoid grid-cols-1 gap-x-4 border-line border-b py-2 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto]">
      <span className="font-semibold">{words.name(row.key, row.side)}</span>
      <span className="tabular-nums sm:text-end">
        <b>{words.value(row.key, reading.value)}</b>
        {tolerance && (
          <span className="ms-2 text-muted">
            {t('report:restore.within', { tolerance: words.value(row.key, tolerance.within) })}
          </span>
        )}
      </span>
      <span className="text-secondary text-muted sm:col-span-2">
        {t(measurementDefinitionKey(row.key))}
        {reading.reference &&
          ` ${t('report:restore.from', { reference: t(referenceKey(reading.reference)) })}`}
      </span>
    </li>
  )
}

/** How to set the position up on another bike, step by step. Renders nothing if no number of it is known. */
export function RestoreList({ rows }: { rows: readonly ReportRow[] }) {
  const { t } = useTranslation('report')
  const steps = restoringRows(rows).flatMap((row) => {
    const reading = latestReading(row)
    return reading ? [{ row, reading }] : []
  })
  if (steps.length === 0) return null
  return (
    <Card title={t('restore.title')} className="print:break-inside-auto!">
      <p className="mb-2 max-w-prose text-muted">
        {t('restore.lead')} {t('restore.exactly')}
      </p>
      <ol className="list-none">
        {steps.map(({ row, reading }) => (
          <Step key={`${row.key} ${row.side}`} row={row} reading={reading} />
        ))}
      </ol>
    </Card>
  )
}
