import { describe, expect, it } from 'vitest'
import { readCsv } from '#domain/csv/csv.ts'
import type { DataColumn } from './chart.ts'
import { chartCsv, chartFileName } from './chart-file.ts'

interface Row {
  name: string
  mean: number | null
}

const columns: readonly DataColumn<Row>[] = [
  { key: 'name', header: 'Zone', shown: ({ name }) => name },
  { key: 'mean', header: 'Mean', shown: () => 'for people', plain: ({ mean }) => mean },
]
const YEAR = { from: '2025-01-01', to: '2025-12-31' }
const asRead = (text: string) => readCsv(text).map(({ cells }) => cells)

describe('the file of a chart', () => {
  it('has plain numbers, and the period in every row', () => {
    const text = chartCsv({
      columns,
      rows: [
        { name: 'Knees, left', mean: -1234.5 },
        { name: '=1+1', mean: 1 / 3 },
        { name: 'Hands', mean: null },
      ],
      period: YEAR,
      periodHeaders: { from: 'From', to: 'To' },
    })
    expect(asRead(text)).toEqual([
      ['Zone', 'Mean', 'From', 'To'],
      ['Knees, left', '-1234.5', '2025-01-01', '2025-12-31'],
      ["'=1+1", '0.333333', '2025-01-01', '2025-12-31'],
      ['Hands', '', '2025-01-01', '2025-12-31'],
    ])
  })

  it('is named by the chart and the period', () => {
    expect(chartFileName('shares', YEAR, 'csv')).toBe('spokewell-shares-2025-01-01-2025-12-31.csv')
    expect(chartFileName('radar', { from: null, to: '2026-01-01' }, 'png')).toBe(
      'spokewell-radar-2026-01-01.png',
    )
  })
})
