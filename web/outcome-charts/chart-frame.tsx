import { lazy, Suspense, useId, useState } from 'react'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/navigation.tsx'
import { useSample } from '#web/ui/sample.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import type { ChartFrameProps, DataColumn, LegendEntry } from './chart.ts'
import { chartCsv, chartFileName } from './chart-file.ts'
import { useHatching } from './hatching.tsx'
import { SWATCH, Swatch } from './swatch.tsx'
import { useChartWords } from './use-chart-words.ts'
import { useWidth } from './use-width.ts'

/** Loaded when somebody saves a picture. */
const PictureExport = lazy(() => import('./picture-export.tsx'))

function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  const hatching = useHatching()
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-caption text-muted">
      {entries.map(({ kind, label }) => (
        <li key={kind} className="flex items-center gap-2">
          <svg width={SWATCH.width} height={SWATCH.height} aria-hidden="true">
            {hatching.definitions}
            <Swatch kind={kind} hatching={hatching} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}

interface DataCellProps<Row> {
  column: DataColumn<Row>
  row: Row
}

/** The text of a cell. The name of a row leads to the sessions behind it, which also lets the keyboard scroll there. */
function DataCell<Row>({ column: { shown, sessions }, row }: DataCellProps<Row>) {
  const to = sessions?.(row)
  return to === undefined ? shown(row) : <Link to={to}>{shown(row)}</Link>
}

function DataTable<Row>({ title, columns, rows, rowKey }: ChartFrameProps<Row>) {
  const cells = columns.map(
    (column, index): Column<Row> => ({
      key: column.key,
      header: column.header,
      cell: (row) => <DataCell column={column} row={row} />,
      names: index === 0,
      align: column.align ?? 'start',
    }),
  )
  return (
    <div className="overflow-x-auto">
      <Table caption={title} columns={cells} rows={rows} rowKey={rowKey} />
    </div>
  )
}

const partsOf = <Row,>({ title, facts = [], period, legend, draw }: ChartFrameProps<Row>) => ({
  title,
  facts,
  period,
  legend,
  draw,
})

/** The buttons that save a chart: as a picture, or its data. */
function SaveButtons<Row>({ chart }: { chart: ChartFrameProps<Row> }) {
  const { t } = useChartWords()
  const [picture, setPicture] = useState<'no' | 'making' | 'failed'>('no')
  const { name, period, columns, rows } = chart
  const saveData = () => {
    const periodHeaders = { from: t('column.from'), to: t('column.to') }
    const text = chartCsv({ columns, rows, period, periodHeaders })
    saveFile(chartFileName(name, period, 'csv'), new Blob([text], { type: 'text/csv' }))
  }
  const savePicture = (png: Blob) => {
    saveFile(chartFileName(name, period, 'png'), png)
    announce(t('pictureSaved'))
    setPicture('no')
  }
  return (
    <>
      <Button kind="text" size="small" busy={picture === 'making'} onClick={() => setPicture('making')}>
        {t('picture')}
      </Button>
      <Button kind="text" size="small" onClick={saveData}>
        {t('data')}
      </Button>
      {picture === 'failed' && (
        <p role="alert" className="basis-full font-medium text-coral-text">
          {t('pictureFailed')}
        </p>
      )}
      {picture === 'making' && (
        <Suspense fallback={null}>
          <PictureExport {...partsOf(chart)} onDone={savePicture} onFailure={() => setPicture('failed')} />
        </Suspense>
      )}
    </>
  )
}

function BehindChart<Row>({ chart }: { chart: ChartFrameProps<Row> }) {
  const { t } = useChartWords()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <div className="-mx-2 mt-1 -mb-2 flex flex-wrap gap-x-1" data-screen-only>
        <Button
          kind="text"
          size="small"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen((shown) => !shown)}
        >
          {t(open ? 'hideTable' : 'showTable')}
        </Button>
        <SaveButtons chart={chart} />
      </div>
      <div id={id} className={open ? 'mt-3' : ''}>
        {open && <DataTable {...chart} />}
      </div>
    </>
  )
}

/**
 * A chart as a figure: the drawing as wide as its place, a legend, what it shows in words for screen readers, the table
 * one press behind it, and the buttons that save it.
 */
export function ChartFrame<Row>(chart: ChartFrameProps<Row>) {
  const { title, inWords, legend, draw } = chart
  const [place, width] = useWidth<HTMLDivElement>()
  const { height, content } = draw(width)
  const isSample = useSample() !== null
  return (
    <figure aria-label={title} className="min-w-0">
      <ul className="sr-only">
        {inWords.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div ref={place} data-drawing>
        <svg viewBox={`0 0 ${width} ${height}`} className="block h-auto w-full overflow-visible">
          <title>{title}</title>
          {content}
        </svg>
      </div>
      {legend.length > 0 && <Legend entries={legend} />}
      {!isSample && <BehindChart chart={chart} />}
    </figure>
  )
}
