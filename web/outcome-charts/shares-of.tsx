import { Whisker } from './axis.tsx'
import type { ChartProps, ChartRow, DataColumn, Estimate } from './chart.ts'
import { ChartFrame } from './chart-frame.tsx'
import { countColumns, estimateColumns, nameColumn, numberColumn } from './columns.ts'
import { Decoration } from './decoration.tsx'
import { drawRows } from './draw-rows.tsx'
import { type ChartWords, useChartWords } from './use-chart-words.ts'

/** One share: how many things of how many have a property. */
export interface ShareOfRow extends ChartRow {
  having: number
  of: number
  /** The share of riders; null with fewer than five. */
  share: Estimate | null
}

const BAR = 16
const PERCENTS = [0, 0.25, 0.5, 0.75, 1]

function Bar({ share, x, y }: { share: Estimate; x: (value: number) => number; y: number }) {
  return (
    <Decoration>
      <rect
        x={x(0)}
        y={y - BAR / 2}
        width={Math.max(x(share.value) - x(0), 1)}
        height={BAR}
        rx="2"
        className="fill-teal"
      />
      {share.interval && <Whisker from={x(share.interval.low)} to={x(share.interval.high)} y={y} />}
    </Decoration>
  )
}

const columnsOf = (words: ChartWords, name: string, title: string): DataColumn<ShareOfRow>[] => [
  nameColumn(name),
  ...countColumns<ShareOfRow>(words),
  numberColumn({ key: 'having', header: title }, words.count, ({ having }) => having),
  numberColumn({ key: 'of', header: words.t('column.of') }, words.count, ({ of }) => of),
  ...estimateColumns<ShareOfRow>(words, 'share', words.t('column.share'), ({ share }) => share),
]

interface SharesOfProps extends ChartProps {
  /** The chart's part of a file name. */
  name: string
  rows: readonly ShareOfRow[]
  rowsName: string
}

/** One share for each row, with its Wilson interval. */
export function SharesOf({ rows, rowsName, ...shared }: SharesOfProps) {
  const words = useChartWords()
  const { t } = words
  const inBrief = ({ having, of, share }: ShareOfRow) => {
    const numbers = { having: words.count(having), of: words.count(of) }
    return share
      ? t('partOfShare', { ...numbers, share: words.withInterval('share', share) })
      : t('partOf', numbers)
  }
  return (
    <ChartFrame
      {...shared}
      inWords={rows.map((row) =>
        t('inWords.value', { label: row.label, value: inBrief(row), counts: words.counts(row.counts) }),
      )}
      legend={[{ kind: 'interval', label: t('legend.interval') }]}
      columns={columnsOf(words, rowsName, shared.title)}
      rows={rows}
      rowKey={({ key }) => key}
      draw={(width) =>
        drawRows({
          width,
          rows,
          words,
          plotHeight: BAR,
          domain: [0, 1],
          ticks: PERCENTS.map((value) => ({ value, label: words.share(value) })),
          inBrief,
          plot: ({ share }, { x, y }) => share && <Bar share={share} x={x} y={y} />,
        })
      }
    />
  )
}
