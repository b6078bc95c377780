import { Whisker } from '#web/outcome-charts/axis.tsx'
import type { ChartProps, ChartRow, DataColumn, Estimate } from '#web/outcome-charts/chart.ts'
import { ChartFrame } from '#web/outcome-charts/chart-frame.tsx'
import { estimateColumns, nameColumn, numberColumn } from '#web/outcome-charts/columns.ts'
import { Decoration } from '#web/outcome-charts/decoration.tsx'
import { drawRows } from '#web/outcome-charts/draw-rows.tsx'
import { type ChartWords, useChartWords } from '#web/outcome-charts/use-chart-words.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** A share of the fitter's riders beside the same share of the pool, from 0 to 1. */
export interface BesideRow extends ChartRow {
  own: Estimate | null
  pool: Estimate | null
  /** How many riders the pool's figure is of; null if it is not shown. */
  poolRiders: number | null
}

const HEIGHT = 40
const APART = 9
const MARK = 5
const TICKS = [0, 0.25, 0.5, 0.75, 1]

type Scale = (value: number) => number

/** The own share as a filled square, the pool's as a ring, each with its interval. */
function Marks({ row: { own, pool }, x, y }: { row: BesideRow; x: Scale; y: number }) {
  const interval = (estimate: Estimate | null, at: number) =>
    estimate?.interval && <Whisker from={x(estimate.interval.low)} to={x(estimate.interval.high)} y={at} />
  return (
    <Decoration>
      {interval(own, y - APART)}
      {own && (
        <rect
          x={x(own.value) - MARK}
          y={y - APART - MARK}
          width={2 * MARK}
          height={2 * MARK}
          className="fill-teal stroke-card"
          strokeWidth="1.5"
        />
      )}
      {interval(pool, y + APART)}
      {pool && <circle cx={x(pool.value)} cy={y + APART} r={MARK} className="fill-ink stroke-card" />}
    </Decoration>
  )
}

function useBesideWords() {
  const { t } = useTranslation('benchmarks')
  const words = useChartWords()
  const said = (estimate: Estimate | null, none: string) =>
    estimate ? words.withInterval('share', estimate) : none
  return {
    t,
    words,
    inBrief: ({ own, pool }: BesideRow) =>
      t('chart.brief', { own: said(own, t('chart.few')), pool: said(pool, t('chart.notShown')) }),
  }
}

function columnsOf(t: ReturnType<typeof useBesideWords>['t'], words: ChartWords): DataColumn<BesideRow>[] {
  return [
    nameColumn(t('zone')),
    numberColumn({ key: 'riders', header: t('chart.ownRiders') }, words.count, ({ counts }) => counts.riders),
    ...estimateColumns<BesideRow>(words, 'share', t('chart.own'), ({ own }) => own),
    numberColumn({ key: 'poolRiders', header: t('chart.poolRiders') }, words.count, (row) => row.poolRiders),
    ...estimateColumns<BesideRow>(words, 'share', t('chart.pool'), ({ pool }) => pool),
  ]
}

/** Shares of the fitter's riders beside those of the pool, zone by zone. */
export function BesideChart({
  rows,
  name,
  ...shared
}: ChartProps & { rows: readonly BesideRow[]; name: string }) {
  const { t, words, inBrief } = useBesideWords()
  return (
    <ChartFrame
      {...shared}
      name={name}
      inWords={rows.map((row) =>
        words.t('inWords.value', { label: row.label, value: inBrief(row), counts: words.counts(row.counts) }),
      )}
      legend={[
        { kind: 'change', label: t('chart.own') },
        { kind: 'value', label: t('chart.pool') },
        { kind: 'interval', label: words.t('legend.interval') },
      ]}
      columns={columnsOf(t, words)}
      rows={rows}
      rowKey={({ key }) => key}
      draw={(width) =>
        drawRows({
          width,
          rows,
          words,
          plotHeight: HEIGHT,
          domain: [0, 1],
          ticks: TICKS.map((value) => ({ value, label: words.share(value) })),
          inBrief,
          plot: (row, { x, y }) => <Marks row={row} x={x} y={y} />,
        })
      }
    />
  )
}
