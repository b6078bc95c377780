import type { ReactNode } from 'react'
import type { Interval } from '#domain/outcomes/interval.ts'
import type { PeriodDays } from '#domain/outcomes/period.ts'
import type { Counts } from '#domain/outcomes/rider-groups.ts'

/** What every chart is given besides its data. */
export interface ChartProps {
  /** The heading of the card, which also names the chart and its files. */
  title: string
  /** The fits that are counted, by their day. It is part of every file. */
  period: PeriodDays
  /** Short sentences that belong to the figures, also on the picture: "responders only". */
  facts?: readonly string[]
}

/** What every row of a chart has: a name, what it rests on, and the address of the list of exactly those sessions. */
export interface ChartRow {
  key: string
  label: string
  counts: Counts
  /** The address of the sessions behind the row. */
  sessions?: string | undefined
}

/** A value with its 95 % interval; null if there is none, because all riders have the same value. */
export interface Estimate {
  value: number
  interval: Interval | null
}

/** One column of the table behind a chart, and of its file. */
export interface DataColumn<Row> {
  key: string
  header: string
  /** As it is read on the page. */
  shown: (row: Row) => string
  /** As it is in the file, for a computer; as on the page if absent. Null if the row has none. */
  plain?: (row: Row) => number | string | null
  align?: 'end'
  /** The address of the sessions behind the row, for the cell that names it. */
  sessions?: (row: Row) => string | undefined
}

/** What marks a part of a chart, in its legend. */
export type SwatchKind =
  | 'before'
  | 'after'
  | 'better'
  | 'possibly_better'
  | 'unchanged'
  | 'possibly_worse'
  | 'worse'
  | 'interval'
  | 'change'
  | 'value'
  | 'median'
  | 'half'

export interface LegendEntry {
  kind: SwatchKind
  label: string
}

/** A chart drawn for one width. */
export interface Drawing {
  height: number
  content: ReactNode
}

export interface ChartFrameProps<Row> extends ChartProps {
  /** The chart's part of a file name. */
  name: string
  /** What the chart shows, in one sentence for each row or point. */
  inWords: readonly string[]
  legend: readonly LegendEntry[]
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  draw: (width: number) => Drawing
}
