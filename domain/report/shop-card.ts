import { neighbouringCranks } from '../measurements/crank.ts'
import { RESTORING } from '../measurements/restoring.ts'
import { dependsOnSaddle } from '../measurements/saddle-swap.ts'
import type { MeasurementKey } from '../measurements/vocabulary.ts'
import { latestReading, type Reading, type ReportRow, restoringRows } from './fit-report.ts'

/**
 * What a workshop is told of the parts, besides the position. A list of what may stand there, so that nothing about the
 * rider's body comes onto the card: no wedge, shim or insole, no angle of a joint, no pressure.
 */
const PARTS: readonly MeasurementKey[] = [
  'saddle_model',
  'saddle_width',
  'saddle_length',
  'seatpost_offset',
  'stem_length',
  'stem_angle',
  'spacers',
  'bar_width_cc',
  'bar_width_oo',
  'hood_width',
  'bar_stack',
  'bar_reach_xy',
  'bar_component_reach',
  'bar_component_drop',
  'hood_rotation',
  'bar_roll',
  'lever_sweep',
  'aero_pad_drop',
  'aero_extension_length',
  'q_factor',
  'stance_width',
  'pedal_spindle_length',
  'pedal_washers',
  'pedal_model',
  'cleat_model',
  'cleat_float',
  'frame_stack',
  'frame_reach',
  'tyre_width',
  'tyre_pressure_front',
  'tyre_pressure_rear',
]

const ON_CARD: ReadonlySet<MeasurementKey> = new Set([...RESTORING.map(({ key }) => key), ...PARTS])

/** The reading after the fit. One before is unchanged, but not from the nose of a saddle that was taken off. */
function currentReading(row: ReportRow): Reading | null {
  const left = latestReading(row)
  return left && row.after === null && row.swapped && dependsOnSaddle(row.key, left.reference) ? null : left
}

/** The rows of a fit that the shop card may show: numbers of the bike, after the fit. */
export const shopCardRows = (rows: readonly ReportRow[]): ReportRow[] =>
  rows.flatMap((row) => {
    const after = currentReading(row)
    return after && ON_CARD.has(row.key) ? [{ ...row, before: null, after }] : []
  })

/** What is set up step by step, in order, and the parts. */
export function shopCardSections(rows: readonly ReportRow[]): { steps: ReportRow[]; parts: ReportRow[] } {
  const shown = shopCardRows(rows)
  return {
    steps: restoringRows(shown),
    parts: PARTS.flatMap((key) => shown.filter((row) => row.key === key)),
  }
}

/** The saddle height with the next shorter and longer crank; empty while crank or saddle height is unknown. */
export function otherCranks(rows: readonly ReportRow[]) {
  const numberOf = (key: MeasurementKey) => {
    const row = rows.find((each) => each.key === key)
    const value = row && latestReading(row)?.value
    return typeof value === 'number' ? value : null
  }
  const [crank, saddleHeight] = [numberOf('crank_length'), numberOf('saddle_height')]
  return crank === null || saddleHeight === null ? [] : neighbouringCranks({ crank, saddleHeight })
}
