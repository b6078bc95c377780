import { type PositionDrawing, positionDrawing, type ReadPosition } from '../drawing/position-drawing.ts'
import { latestReading, type Reading, type ReportRow } from './fit-report.ts'

const readIn =
  (rows: readonly ReportRow[], read: (row: ReportRow) => Reading | null): ReadPosition =>
  (key) => {
    const row = rows.find((each) => each.key === key)
    const reading = row ? read(row) : null
    return typeof reading?.value === 'number' ? { value: reading.value, reference: reading.reference } : null
  }

const ifDrawn = (drawing: PositionDrawing): PositionDrawing | null =>
  drawing.before || drawing.after ? drawing : null

/** The drawing of the position before and after a fit; null if no saddle height is known. */
export const drawnPosition = (rows: readonly ReportRow[]): PositionDrawing | null =>
  ifDrawn(
    positionDrawing(
      readIn(rows, ({ before }) => before),
      readIn(rows, ({ after }) => after),
      rows.some(({ swapped }) => swapped),
    ),
  )

/** The drawing of a bike's current position alone; null if no saddle height is known. */
export const drawnCurrentPosition = (rows: readonly ReportRow[]): PositionDrawing | null =>
  ifDrawn(positionDrawing(() => null, readIn(rows, latestReading)))
