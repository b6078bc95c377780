import type { CsvRow } from '../csv/csv.ts'
import { BrokenCsv, namesSeparator, readCsv, separatorOf, withoutGuard, writeCsv } from '../csv/csv.ts'
import { isObject } from '../json/json.ts'
import type { Column, Exchanged, ImportProblem, ImportProblemCode, RawRow } from './exchange-row.ts'
import { COLUMNS, readRow, wordOf } from './exchange-row.ts'
import type { MeasuredUnit } from './measured-units.ts'
import { measuredUnitsOf } from './measured-units.ts'
import { isNumeric, phasesTaken, sidesOf } from './measurement.ts'
import type { MeasurementKey } from './vocabulary.ts'
import { MEASUREMENTS, measurementOf } from './vocabulary.ts'

export type Imported = {
  /** Empty when there is a fault: a file is imported as a whole or not at all. */
  measurements: readonly Exchanged[]
  problems: readonly ImportProblem[]
  /** Implausible values, by their index in `measurements`. */
  implausible: readonly number[]
}

export const MAX_IMPORT_ROWS = 1000

const placeOf = ({ phase, key, side }: Exchanged): string => [phase, key, side].join(' ')

const positionOf = ({ row, label }: RawRow) => ({ row, ...(label !== undefined && { label }) })

/** Measurements from rows. All faults are returned, each with the position of its row. */
export function readRows(rows: readonly RawRow[]): Imported {
  if (rows.length > MAX_IMPORT_ROWS) return refused(0, null, 'too_many_rows', { max: MAX_IMPORT_ROWS })
  const problems: ImportProblem[] = []
  const measurements: Exchanged[] = []
  const implausible: number[] = []
  const taken = new Set<string>()
  for (const row of rows) {
    const result = readRow(row)
    if ('faults' in result) {
      problems.push(...result.faults.map((fault) => ({ ...positionOf(row), params: {}, ...fault })))
      continue
    }
    const place = placeOf(result.read)
    if (taken.has(place)) problems.push({ ...positionOf(row), column: 'key', code: 'duplicate', params: {} })
    taken.add(place)
    if (result.judgement.verdict === 'implausible') implausible.push(measurements.length)
    measurements.push(result.read)
  }
  return problems.length > 0
    ? { measurements: [], problems, implausible: [] }
    : { measurements, problems, implausible }
}

const refused = (
  row: number,
  column: Column | null,
  code: ImportProblemCode,
  params: Readonly<Record<string, number>> = {},
): Imported => ({ measurements: [], problems: [{ row, column, code, params }], implausible: [] })

const isColumn = (name: string): name is Column => COLUMNS.some((column) => column === name)

function rawRow({ line, cells }: CsvRow, header: readonly string[]): RawRow {
  const named = header.flatMap((name, index): [Column, string][] =>
    isColumn(name) ? [[name, withoutGuard(cells[index] ?? '')]] : [],
  )
  return { row: line, cells: Object.fromEntries(named) }
}

/**
 * Measurements from comma-separated values with a header of `COLUMNS`, in any order; other columns are ignored. The
 * separator is a comma, semicolon or tab, optionally named by a first line `sep=;`. Numbers have a decimal point or
 * comma. The unit may be mm, cm or in, bar or psi, or degrees; without one the number is in the stored unit. A row
 * without a value is skipped, as in `templateCsv`. Accepts any text: each fault is returned with its row and column.
 */
export function importCsv(text: string): Imported {
  try {
    const [head, ...rows] = readCsv(text, separatorOf(text)).slice(namesSeparator(text) ? 1 : 0)
    const header = (head?.cells ?? []).map(wordOf)
    const missing = (['phase', 'key', 'value'] as const).find((column) => !header.includes(column))
    if (missing) return refused(head?.line ?? 1, missing, 'missing_column')
    return readRows(rows.map((row) => rawRow(row, header)).filter(({ cells }) => wordOf(cells.value) !== ''))
  } catch (error) {
    if (error instanceof BrokenCsv) return refused(error.line, null, 'not_readable')
    throw error
  }
}

const isCell = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

/** Measurements from JSON: a list of objects with the members `COLUMNS`, or an object with it as `measurements`. */
export function importJson(text: string): Imported {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return refused(0, null, 'not_readable')
  }
  const list = isObject(parsed) && Object.hasOwn(parsed, 'measurements') ? parsed.measurements : parsed
  if (!Array.isArray(list) || !list.every(isObject)) return refused(0, null, 'not_readable')
  return readRows(
    list.map((entry, index) => ({
      row: index + 1,
      cells: Object.fromEntries(
        COLUMNS.flatMap((column): [Column, string | number][] => {
          const cell = Object.hasOwn(entry, column) ? entry[column] : undefined
          return isCell(cell) ? [[column, cell]] : []
        }),
      ),
    })),
  )
}

/** The unit a value is exported in: the stored one; none for options and texts. */
function unitOf(key: MeasurementKey): MeasuredUnit | null {
  const description = measurementOf(key)
  return isNumeric(description) ? (measuredUnitsOf(description.kind)[0] ?? null) : null
}

/** Older spreadsheet programs need it to recognise UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

const sheetOf = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + writeCsv([COLUMNS, ...rows])

/** Measurements as comma-separated values that `importCsv` reads back unchanged, safe to open in a spreadsheet. */
export const exportCsv = (measurements: readonly Exchanged[]): string =>
  sheetOf(
    measurements.map(({ phase, key, side, value, reference, method }) => [
      phase,
      key,
      side ?? '',
      String(value),
      unitOf(key) ?? '',
      reference ?? '',
      method ?? '',
    ]),
  )

/** A sheet to fill in: every place of the vocabulary with its usual reference point, without values. */
export const templateCsv = (): string =>
  sheetOf(
    MEASUREMENTS.flatMap((description) =>
      phasesTaken(description).flatMap((phase) =>
        sidesOf(description).map((side) => [
          phase,
          description.key,
          side ?? '',
          '',
          unitOf(description.key) ?? '',
          description.references?.[0] ?? '',
          '',
        ]),
      ),
    ),
  )

/** Measurements as JSON that `importJson` reads back unchanged. */
export const exportJson = (measurements: readonly Exchanged[]): string =>
  JSON.stringify(
    {
      measurements: measurements.map(({ phase, key, side, value, reference, method }) => ({
        phase,
        key,
        side,
        value,
        unit: unitOf(key),
        reference,
        method,
      })),
    },
    null,
    2,
  )
