import { changeBetween } from '#domain/measurements/change.ts'
import { MEASUREMENT_GROUPS, phasesTaken } from '#domain/measurements/measurement.ts'
import { directionOf } from '#domain/measurements/saddle-swap.ts'
import { measurementGroupKey } from '#domain/measurements/text-keys.ts'
import { measurementOf } from '#domain/measurements/vocabulary.ts'
import { conventionWords } from '#domain/report/conventions.ts'
import { latestReading, type Reading, type ReportRow } from '#domain/report/fit-report.ts'
import { useWordingInUnits } from '#web/bike-position/use-wording-in-units.ts'
import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type Column, Table } from '#web/ui/table.tsx'

/** The change of a value as text. */
function Change({ row }: { row: ReportRow }) {
  const { t } = useTranslation('report', 'measurements')
  const words = useWordingInUnits()
  const { key, side, before, after, swapped, wideBack } = row
  if (!before || !after) return '–'
  const change = changeBetween({ key, side, ...before }, { key, side, ...after }, swapped)
  if (change.kind === 'unchanged') return t('measurements:change.unchanged')
  if (change.kind === 'replaced') return t('numbers.replaced')
  if (change.kind === 'incomparable') {
    const because = t(`numbers.apart.${change.because}`)
    if (wideBack === undefined) return because
    const by = words.number('length', Math.abs(wideBack))
    return t(`numbers.moved.${directionOf(wideBack)}`, { because, by })
  }
  return <b>{words.difference(key, change.by)}</b>
}

/** How a row's numbers were taken: the reference point, the method and what an angle means. */
function Conventions({ row }: { row: ReportRow }) {
  const { t } = useTranslation('report', 'measurements')
  const { clauses } = useFormat()
  const words = conventionWords(row, t, clauses)
  if (words === '') return null
  return <span className="block font-normal text-detail text-muted">{words}</span>
}

/** The columns of a group that is measured before and after, and of one that is measured once. */
function useColumns(): Record<'compared' | 'once', Column<ReportRow>[]> {
  const { t } = useTranslation('report')
  const words = useWordingInUnits()
  const said = ({ key }: ReportRow, reading: Reading | null) =>
    reading ? words.value(key, reading.value) : '–'
  const name: Column<ReportRow> = {
    key: 'name',
    header: t('numbers.measurement'),
    names: true,
    cell: (row) => (
      <>
        {words.name(row.key, row.side)}
        <Conventions row={row} />
      </>
    ),
  }
  const number = (
    key: 'before' | 'after' | 'change' | 'value',
    cell: Column<ReportRow>['cell'],
  ): Column<ReportRow> => ({ key, header: t(`numbers.${key}`), align: 'end', cell })
  return {
    compared: [
      name,
      number('before', (row) => said(row, row.before)),
      number('after', (row) => <b>{said(row, row.after)}</b>),
      number('change', (row) => <Change row={row} />),
    ],
    once: [name, number('value', (row) => <b>{said(row, latestReading(row))}</b>)],
  }
}

/** The values before and after, by group in the order of a fit. */
export function ReportNumbers({ rows }: { rows: readonly ReportRow[] }) {
  const { t } = useTranslation('report', 'measurements')
  const columns = useColumns()
  const groups = MEASUREMENT_GROUPS.map((group) => ({
    group,
    own: rows.filter(({ key }) => measurementOf(key).group === group),
  })).filter(({ own }) => own.length > 0)
  return (
    <Card title={t('numbers.title')} className="print:break-inside-auto!">
      {groups.length === 0 && <p className="text-muted">{t('numbers.none')}</p>}
      <div className="grid grid-cols-1 gap-5 print:block [&_table]:table-fixed [&_thead_th:first-child]:w-2/5">
        {groups.map(({ group, own }) => (
          <section key={group} className="break-inside-avoid print:mb-4">
            <h3 className="mb-1">{t(measurementGroupKey(group))}</h3>
            <Table
              caption={t(measurementGroupKey(group))}
              columns={phasesTaken({ group }).length === 1 ? columns.once : columns.compared}
              rows={own}
              rowKey={({ key, side }) => `${key} ${side}`}
            />
          </section>
        ))}
      </div>
    </Card>
  )
}
