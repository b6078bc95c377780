import { BrokenCsv, type CsvRow, namesSeparator, readCsv, separatorOf, withoutGuard } from '../csv/csv.ts'
import { boundedForm } from '../text/normal-form.ts'
import { readText } from '../text/typed-text.ts'
import { readNumber } from './exchange-row.ts'
import type { MeasuredUnit } from './measured-units.ts'
import { unitNamed } from './measured-units.ts'

/** Where the labels of a table are: each column is a measurement, or each row. */
export const LABELS_IN = ['firstRow', 'firstColumn'] as const
export type LabelsIn = (typeof LABELS_IN)[number]

/** The longest label in UTF-16 units; a longer one is cut. */
export const LONGEST_LABEL = 120
/** The most labels and lines of values of a table. */
export const MOST_LABELS = 300
export const MOST_LINES = 60

/** A measurement of another system's table. */
export type TableLabel = {
  /** As it is in the file. A repeated label has its number in brackets. */
  label: string
  /** The unit that the label or a line of units names; null if none does. */
  unit: MeasuredUnit | null
  /** Its value in each line, with the line of the file that contains it. Empty where it has none. */
  values: readonly { row: number; text: string }[]
}

/** A line of values: a row if the labels are in the first row, otherwise a column. */
export type TableLine = {
  /** The text that names a column; empty for a row. */
  title: string
  /** The row's or column's number in the file, from 1. */
  number: number
  /** Its first values, by which a person recognises it. */
  sample: readonly string[]
}

export type ImportTable = {
  labels: readonly TableLabel[]
  lines: readonly TableLine[]
  /** How many further lines were left out. */
  left: number
}

type Grid = readonly { row: number; cells: readonly string[] }[]

const NO_VALUE = /^[-–—]?$/
const valueIn = (cell: string | undefined): string => (NO_VALUE.test(cell ?? '') ? '' : (cell ?? ''))

/** A label as it can be stored and compared; empty for one that cannot. */
function labelOf(cell: string | undefined): string {
  const bounded = boundedForm('NFC', cell ?? '', LONGEST_LABEL).replace(/[\p{Cc}\p{Cs}]/gu, ' ')
  const read = readText(bounded, { longest: LONGEST_LABEL })
  return 'text' in read ? read.text : ''
}

const isUnitLine = (cells: readonly (string | undefined)[]): boolean => {
  const filled = cells.filter((cell) => valueIn(cell) !== '')
  return filled.length > 0 && filled.every((cell) => unitNamed(cell ?? '') !== undefined)
}

const IN_BRACKETS = /[([]([^()[\]]+)[)\]]\s*$/
const LAST_WORD = /[\s,;_/]([^\s,;_/]+)$/
/** Words that are a unit only in brackets. */
const AMBIGUOUS = ['in', 'points', '"']

/** The unit at the end of a label: `(mm)`, `[cm]` or a last word that means nothing else. */
export function unitInLabel(label: string): MeasuredUnit | null {
  const [, inBrackets] = IN_BRACKETS.exec(label) ?? []
  if (inBrackets !== undefined) return unitNamed(inBrackets.trim()) ?? null
  const [, last = ''] = LAST_WORD.exec(label) ?? []
  return AMBIGUOUS.includes(last.toLowerCase()) ? null : (unitNamed(last) ?? null)
}

/** A label without the unit at its end. */
export function withoutUnit(label: string): string {
  if (unitInLabel(label) === null) return label
  return label.replace(IN_BRACKETS.test(label) ? IN_BRACKETS : LAST_WORD, '')
}

/** Repeated labels are numbered, so that each names one measurement. Those without a text are left out. */
function numbered(labels: readonly TableLabel[]): TableLabel[] {
  const seen = new Map<string, number>()
  return labels
    .filter(({ label }) => label !== '')
    .map((one) => {
      const count = (seen.get(one.label) ?? 0) + 1
      seen.set(one.label, count)
      return count === 1 ? one : { ...one, label: `${one.label} (${count})` }
    })
    .slice(0, MOST_LABELS)
}

/** The first values of a line that are shown. */
const SAMPLED = 3
const sampleOf = (cells: readonly string[]): string[] =>
  cells.filter((cell) => valueIn(cell) !== '').slice(0, SAMPLED)

function byRows([head, ...body]: Grid): ImportTable {
  const [first] = body
  const units = first && isUnitLine(first.cells.slice(1)) ? first.cells : undefined
  const rows = units ? body.slice(1) : body
  const kept = rows.slice(0, MOST_LINES)
  const labels = (head?.cells ?? []).map((cell, index): TableLabel => {
    const label = labelOf(cell)
    return {
      label,
      unit: unitNamed(units?.[index] ?? '') ?? unitInLabel(label),
      values: kept.map(({ row, cells }) => ({ row, text: valueIn(cells[index]) })),
    }
  })
  const lines = kept.map(({ row, cells }) => ({ title: '', number: row, sample: sampleOf(cells) }))
  return { labels: numbered(labels), lines, left: rows.length - kept.length }
}

const isTitleRow = (cells: readonly string[]): boolean =>
  cells.slice(1).every((cell) => readNumber(cell) === undefined && unitNamed(cell) === undefined)

function byColumns(grid: Grid): ImportTable {
  const [first] = grid
  const titles = first && isTitleRow(first.cells) ? first.cells : undefined
  const body = titles ? grid.slice(1) : grid
  const widest = Math.max(0, ...body.map(({ cells }) => cells.length))
  const columns = Array.from({ length: Math.max(0, widest - 1) }, (_, index) => index + 1)
  const unitColumn = columns.find((column) => isUnitLine(body.map(({ cells }) => cells[column])))
  const values = columns.filter((column) => column !== unitColumn)
  const kept = values.slice(0, MOST_LINES)
  const labels = body.map(({ row, cells }): TableLabel => {
    const label = labelOf(cells[0])
    const named = unitColumn === undefined ? '' : (cells[unitColumn] ?? '')
    return {
      label,
      unit: unitNamed(named) ?? unitInLabel(label),
      values: kept.map((column) => ({ row, text: valueIn(cells[column]) })),
    }
  })
  const lines = kept.map((column) => ({
    title: labelOf(titles?.[column]),
    number: column + 1,
    sample: sampleOf(body.map(({ cells }) => cells[column] ?? '')),
  }))
  return { labels: numbered(labels), lines, left: values.length - kept.length }
}

const gridOf = (rows: readonly CsvRow[]): Grid =>
  rows.map(({ line, cells }) => ({ row: line, cells: cells.map((cell) => withoutGuard(cell).trim()) }))

/**
 * Reads the table of another system: comma-separated values with the separators of `importCsv`, whose labels are in the
 * first row or in the first column. A line that contains only units gives each label its unit.
 * @returns null for a text without labels and values, or with a misplaced quote
 */
export function importTableOf(text: string, labelsIn: LabelsIn): ImportTable | null {
  try {
    const grid = gridOf(readCsv(text, separatorOf(text)).slice(namesSeparator(text) ? 1 : 0))
    const table = labelsIn === 'firstRow' ? byRows(grid) : byColumns(grid)
    return table.labels.length > 0 && table.lines.length > 0 ? table : null
  } catch (error) {
    if (error instanceof BrokenCsv) return null
    throw error
  }
}
