import { writeCsv } from '#domain/csv/csv.ts'
import type { PeriodDays } from '#domain/outcomes/period.ts'
import { PRODUCT_SLUG } from '#domain/product.ts'
import type { DataColumn } from './chart.ts'

/** Spreadsheets read the text as UTF-8 only with it. */
const BYTE_ORDER_MARK = '\ufeff'
/** As many digits as a figure is ever compared by. */
const DIGITS = 6

/** A number for a computer: a dot, no groups, no trailing zeros. */
const numberText = (value: number): string => String(Number(value.toFixed(DIGITS)))

function cellOf<Row>({ shown, plain }: DataColumn<Row>, row: Row): string {
  const value = plain ? plain(row) : shown(row)
  if (value === null) return ''
  return typeof value === 'number' ? numberText(value) : value
}

interface ChartData<Row> {
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  period: PeriodDays
  /** The headers of the two columns of the period, which every row repeats. */
  periodHeaders: { from: string; to: string }
}

/** The data of a chart as comma-separated values: what the table shows, and the period in every row. */
export function chartCsv<Row>({ columns, rows, period, periodHeaders }: ChartData<Row>): string {
  const days = [period.from ?? '', period.to]
  return (
    BYTE_ORDER_MARK +
    writeCsv([
      [...columns.map(({ header }) => header), periodHeaders.from, periodHeaders.to],
      ...rows.map((row) => [...columns.map((column) => cellOf(column, row)), ...days]),
    ])
  )
}

/** The name of a chart's file: `spokewell-shares-2025-01-01-2025-12-31.csv`. */
export const chartFileName = (name: string, { from, to }: PeriodDays, ending: 'csv' | 'png'): string =>
  `${[PRODUCT_SLUG, name, from, to].filter((part) => part !== null).join('-')}.${ending}`
