import { textWidth, widestText } from './text-width.ts'

/** The sizes of text on a chart, in pixels. */
export const LABEL = 14
export const DETAIL = 13

const GAP = 16
/** The largest part of the width that names take beside the plot. */
const MOST_FOR_NAMES = 0.34
/** Narrower charts have the names above the plot. */
const NARROW = 520
const LINE = 19
/** Between the lines of text and the plot below them. */
const ABOVE_PLOT = 4

interface RowTexts {
  label: string
  /** What the row rests on. */
  counts: string
  /** What the row says, in words. */
  value: string
}

/** How a chart with one row for each name is laid out. All lengths are in pixels. */
export interface RowGrid {
  width: number
  /** Names and values are above the plot, as on a phone. */
  stacked: boolean
  /** Where the plot of a row begins, and how wide it is. */
  plotX: number
  plotWidth: number
  /** The lines of text above the plot. */
  head: number
  rowHeight: number
}

/**
 * Lays out a chart with a plot for each name. On a wide chart the name is before the plot and the value behind it; on a
 * narrow one, or beside long names, both are above.
 * @param plotHeight the height of one row's plot
 */
export function rowGrid(width: number, rows: readonly RowTexts[], plotHeight: number): RowGrid {
  const names = Math.max(
    widestText(
      rows.map(({ label }) => label),
      LABEL,
      600,
    ),
    widestText(
      rows.map(({ counts }) => counts),
      DETAIL,
    ),
  )
  const values = widestText(
    rows.map(({ value }) => value),
    DETAIL,
  )
  const plotX = Math.ceil(names) + GAP
  const plotWidth = width - plotX - Math.ceil(values) - GAP
  if (width >= NARROW && names <= width * MOST_FOR_NAMES && plotWidth >= width / 3) {
    return {
      width,
      stacked: false,
      plotX,
      plotWidth,
      head: 0,
      rowHeight: Math.max(plotHeight, 2 * LINE) + GAP,
    }
  }
  // The value has a line of its own if it does not fit behind a name.
  const tight = rows.some(
    ({ label, value }) => textWidth(label, LABEL, 600) + textWidth(value, DETAIL) + GAP > width,
  )
  const head = (tight ? 3 : 2) * LINE + ABOVE_PLOT
  return { width, stacked: true, plotX: 0, plotWidth: width, head, rowHeight: head + plotHeight + GAP }
}

/** Where the texts of a row are, from its top. */
export function textPlaces({ stacked, width, head, rowHeight }: RowGrid) {
  if (!stacked) {
    const middle = (rowHeight - GAP) / 2
    return {
      label: middle - 3,
      counts: middle + 14,
      value: { x: width, y: middle + 4, textAnchor: 'end' },
    } as const
  }
  const tight = head > 2 * LINE + ABOVE_PLOT
  return {
    label: 14,
    counts: 14 + LINE,
    value: tight
      ? ({ x: 0, y: 14 + 2 * LINE, textAnchor: 'start' } as const)
      : ({ x: width, y: 14, textAnchor: 'end' } as const),
  }
}

/** The middle of a row's plot, from the row's top. */
export const plotMiddle = ({ stacked, head, rowHeight }: RowGrid): number =>
  stacked ? head + (rowHeight - head - GAP) / 2 : (rowHeight - GAP) / 2
