import { Whisker } from './axis.tsx'
import type { ChartProps, ChartRow, DataColumn, Estimate } from './chart.ts'
import { ChartFrame } from './chart-frame.tsx'
import { countColumns, estimateColumns, nameColumn } from './columns.ts'
import { Decoration } from './decoration.tsx'
import { drawRows } from './draw-rows.tsx'
import { type ChartWords, useChartWords } from './use-chart-words.ts'

export interface ChangeRow extends ChartRow {
  /** After minus before: below 0 is better. Null with fewer than five riders. */
  change: Estimate | null
}

const LEAST_EXTENT = 2
const HEIGHT = 24
const MARK = 5

/** The ends of the axis: whole steps, the same to both sides of no change. */
function extentOf(rows: readonly ChangeRow[]): number {
  const ends = rows.flatMap(({ change }) =>
    change ? [change.value, change.interval?.low ?? 0, change.interval?.high ?? 0] : [],
  )
  return Math.max(LEAST_EXTENT, ...ends.map((end) => Math.ceil(Math.abs(end))))
}

/** Whole steps from −extent to extent, 0 among them. */
const ticksOf = (extent: number) =>
  Array.from({ length: 2 * extent + 1 }, (_, index) => index - extent).filter(
    (value) => extent <= 3 || value % 2 === 0,
  )

function Mark({ change, x, y }: { change: Estimate; x: (value: number) => number; y: number }) {
  const { value, interval } = change
  return (
    <Decoration>
      {interval && <Whisker from={x(interval.low)} to={x(interval.high)} y={y} />}
      <rect
        x={x(value) - MARK}
        y={y - MARK}
        width={2 * MARK}
        height={2 * MARK}
        className="fill-teal stroke-card"
        strokeWidth="1.5"
      />
    </Decoration>
  )
}

const columnsOf = (words: ChartWords, name: string): DataColumn<ChangeRow>[] => [
  nameColumn(name),
  ...countColumns<ChangeRow>(words),
  ...estimateColumns<ChangeRow>(words, 'change', words.t('column.change'), ({ change }) => change),
]

interface PairedChangesProps extends ChartProps {
  rows: readonly ChangeRow[]
  /** What the rows are: zones, groups of riders. */
  rowsName: string
  /** The chart's part of a file name. */
  name?: string
}

/** The mean change of each zone or group with its 95 % interval, on both sides of no change. */
export function PairedChanges({ rows, rowsName, name = 'changes', ...shared }: PairedChangesProps) {
  const words = useChartWords()
  const { t } = words
  const extent = extentOf(rows)
  const inBrief = ({ change }: ChangeRow) => (change ? words.withInterval('change', change) : t('few'))
  return (
    <ChartFrame
      {...shared}
      name={name}
      inWords={rows.map((row) =>
        t('inWords.value', { label: row.label, value: inBrief(row), counts: words.counts(row.counts) }),
      )}
      legend={[
        { kind: 'change', label: t('legend.change') },
        { kind: 'interval', label: t('legend.interval') },
      ]}
      columns={columnsOf(words, rowsName)}
      rows={rows}
      rowKey={({ key }) => key}
      draw={(width) =>
        drawRows({
          width,
          rows,
          words,
          plotHeight: HEIGHT,
          domain: [-extent, extent],
          zero: 0,
          ticks: ticksOf(extent).map((value) => ({ value, label: words.step(value) })),
          inBrief,
          plot: ({ change }, { x, y }) => change && <Mark change={change} x={x} y={y} />,
        })
      }
    />
  )
}
