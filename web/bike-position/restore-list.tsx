import { toleranceOf } from '#domain/measurements/restoring.ts'
import { measurementDefinitionKey } from '#domain/measurements/text-keys.ts'
import { settingWords } from '#domain/report/conventions.ts'
import { latestReading, type Reading, type ReportRow, restoringRows } from '#domain/report/fit-report.ts'
import { otherCranks } from '#domain/report/shop-card.ts'
import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useWordingInUnits } from './use-wording-in-units.ts'

/** What another crank does to the saddle. */
function OtherCrank({ rows }: { rows: readonly ReportRow[] }) {
  const { t } = useTranslation('report')
  const words = useWordingInUnits()
  const format = useFormat()
  const said = otherCranks(rows).map(({ crank, saddleHeight }) =>
    t('restore.withCrank', {
      crank: words.value('crank_length', crank),
      height: words.value('saddle_height', saddleHeight),
    }),
  )
  return <> {format.sentences([t('restore.otherCrank'), ...said])}</>
}

interface StepProps {
  row: ReportRow
  reading: Reading
  rows: readonly ReportRow[]
}

function Step({ row, reading, rows }: StepProps) {
  const { t } = useTranslation('measurements', 'report')
  const { t: say } = useTranslation('report', 'measurements')
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
        {` ${settingWords(row.key, reading, say)}`}
        {row.key === 'crank_length' && <OtherCrank rows={rows} />}
      </span>
    </li>
  )
}

/** How to set the position up on another bike, step by step. Renders nothing if no number of it is known. */
export function RestoreList({ rows, title }: { rows: readonly ReportRow[]; title?: string }) {
  const { t } = useTranslation('report')
  const steps = restoringRows(rows).flatMap((row) => {
    const reading = latestReading(row)
    return reading ? [{ row, reading }] : []
  })
  if (steps.length === 0) return null
  return (
    <Card title={title ?? t('restore.title')} className="print:break-inside-auto!">
      <p className="mb-2 max-w-prose text-muted">
        {t('restore.lead')} {t('restore.exactly')}
      </p>
      <ol className="list-none">
        {steps.map(({ row, reading }) => (
          <Step key={`${row.key} ${row.side}`} row={row} reading={reading} rows={rows} />
        ))}
      </ol>
    </Card>
  )
}
