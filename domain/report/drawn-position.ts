import { type DrawnPosition, positionOn } from '../drawing/position.ts'
import type { MeasurementKey } from '../measurements/vocabulary.ts'
import { latestReading, type Reading, type ReportRow } from './fit-report.ts'

function drawnFrom(
  rows: readonly ReportRow[],
  read: (row: ReportRow) => Reading | null,
): DrawnPosition | null {
  const number = (key: MeasurementKey): number | null => {
    const row = rows.find((each) => each.key === key)
    const value = row ? read(row)?.value : null
    return typeof value === 'number' ? value : null
  }
  const height = number('saddle_height')
  if (height === null) return null
  return positionOn({
    saddle_height: height,
    saddle_setback: number('saddle_setback'),
    saddle_to_bar_reach: number('saddle_to_bar_reach'),
    bar_drop: number('bar_drop'),
  })
}

/** The contact points before and after, on the side view; null if the saddle height is not known. */
export const drawnPositions = (rows: readonly ReportRow[]) => ({
  before: drawnFrom(rows, (row) => row.before),
  after: drawnFrom(rows, latestReading),
})
