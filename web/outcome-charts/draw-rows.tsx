import type { ReactNode } from 'react'
import { AXIS_HEIGHT, HorizontalAxis } from './axis.tsx'
import type { ChartRow, Drawing } from './chart.ts'
import { plotMiddle, type RowGrid, rowGrid } from './row-grid.ts'
import { RowText } from './row-text.tsx'
import { linear } from './scale.ts'
import type { ChartWords } from './use-chart-words.ts'

/** The room at both ends of a plot, so that marks and numbers at its ends are inside. */
const INSET = 10

interface RowsToDraw<Row extends ChartRow> {
  width: number
  rows: readonly Row[]
  words: ChartWords
  plotHeight: number
  /** The ends of the axis. */
  domain: readonly [number, number]
  ticks: readonly { value: number; label: string }[]
  /** The tick that is drawn stronger. */
  zero?: number
  /** The room behind the largest value, for a number there. */
  behind?: number
  /** What a row says in words, beside its plot. */
  inBrief: (row: Row) => string
  /** The plot of a row around the height `y`. */
  plot: (row: Row, place: { x: (value: number) => number; y: number; grid: RowGrid }) => ReactNode
}

/** Draws a chart with one row for each name, over one axis. */
export function drawRows<Row extends ChartRow>(chart: RowsToDraw<Row>): Drawing {
  const { width, rows, words, plotHeight, domain, ticks, zero, behind = INSET, inBrief, plot } = chart
  const texts = rows.map((row) => ({
    label: row.label,
    counts: words.counts(row.counts),
    value: inBrief(row),
  }))
  const grid = rowGrid(width, texts, plotHeight)
  const x = linear(domain, [grid.plotX + INSET, grid.plotX + grid.plotWidth - behind])
  const bottom = rows.length * grid.rowHeight
  return {
    height: bottom + AXIS_HEIGHT,
    content: (
      <>
        <HorizontalAxis
          ticks={ticks.map(({ value, label }) => ({ x: x(value), label }))}
          top={grid.stacked ? grid.head : 0}
          bottom={bottom}
          {...(zero === undefined ? {} : { zero: x(zero) })}
        />
        {rows.map((row, index) => (
          <g key={row.key} transform={`translate(0 ${index * grid.rowHeight})`}>
            <RowText grid={grid} row={row} value={inBrief(row)} />
            {plot(row, { x, y: plotMiddle(grid), grid })}
          </g>
        ))}
      </>
    ),
  }
}
