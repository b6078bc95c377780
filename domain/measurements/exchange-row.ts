import type { Taken } from './change.ts'
import type { Judgement } from './check.ts'
import { checkMeasurement, fitsReference, fitsSide, keptValue } from './check.ts'
import { fromUnit, isUnitOf, measuredUnitsOf, unitNamed } from './measured-units.ts'
import type {
  CaptureMethod,
  MeasuredKind,
  MeasurementDescription,
  Phase,
  ReferencePoint,
  Side,
} from './measurement.ts'
import { CAPTURE_METHODS, isNumeric, PHASES, SIDES } from './measurement.ts'
import type { MeasurementKey } from './vocabulary.ts'
import { isMeasurementKey, measurementOf } from './vocabulary.ts'

/** A measurement as it is exported. Numbers are in their stored unit, and the unit is named. */
export type Exchanged = Taken & { phase: Phase }

export const COLUMNS = ['phase', 'key', 'side', 'value', 'unit', 'reference', 'method'] as const
export type Column = (typeof COLUMNS)[number]

/** Every fault that a file or a row can have. */
export const IMPORT_PROBLEMS = [
  'not_readable',
  'too_many_rows',
  'missing_column',
  'unknown_phase',
  'unknown_measurement',
  'wrong_side',
  'not_a_number',
  'unknown_unit',
  'unknown_reference',
  'unknown_method',
  'duplicate',
  'impossible',
] as const
export type ImportProblemCode = (typeof IMPORT_PROBLEMS)[number]

/** One fault: the row (line of a CSV, position of a JSON list, from 1; 0 for the whole) and the column. */
export type ImportProblem = {
  row: number
  column: Column | null
  /** In a file of another system: the label of the value. */
  label?: string
  code: ImportProblemCode
  /** For an impossible value: its bounds, in the stored unit. */
  params: Readonly<Record<string, number>>
  kind?: MeasuredKind
}

/** The cells of a row as they were given, with its position, or the position and label of a single value. */
export type RawRow = {
  row: number
  label?: string
  cells: Readonly<Partial<Record<Column, string | number>>>
}
type Fault = Pick<ImportProblem, 'column' | 'code' | 'kind'> & Partial<Pick<ImportProblem, 'params'>>
type Part<T> = { value: T } | { fault: Fault }

const fault = (column: Column | null, code: ImportProblemCode, params = {}): { fault: Fault } => ({
  fault: { column, code, params },
})
const textOf = (cell: string | number | undefined): string => String(cell ?? '').trim()
export const wordOf = (cell: string | number | undefined): string => textOf(cell).toLowerCase()

function oneOf<T extends string>(
  options: readonly T[],
  cell: string | number | undefined,
): T | null | undefined {
  const word = wordOf(cell)
  return word === '' ? null : options.find((option) => option === word)
}

/** Accepts a decimal point or comma, and any typographic sign; thousands are not grouped. */
export function readNumber(cell: string | number): number | undefined {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : undefined
  const plain = cell.trim().replace(/^[−–]/, '-').replace(',', '.')
  return /^[+-]?\d{1,9}(?:\.\d{1,9})?$/.test(plain) ? Number(plain) : undefined
}

function readValue(key: MeasurementKey, { cells }: RawRow): Part<number | string> {
  const description = measurementOf(key)
  const cell = cells.value ?? ''
  if (!isNumeric(description)) {
    return { value: description.kind === 'choice' ? wordOf(cell) : textOf(cell) }
  }
  const number = readNumber(cell)
  if (number === undefined) return fault('value', 'not_a_number')
  const named = wordOf(cells.unit)
  const unit = named === '' ? measuredUnitsOf(description.kind)[0] : unitNamed(named)
  if (unit === undefined || !isUnitOf(description.kind, unit)) return fault('unit', 'unknown_unit')
  return { value: fromUnit(description.kind, unit, number) }
}

function readSide(key: MeasurementKey, row: RawRow): Part<Side> {
  const side = oneOf(SIDES, row.cells.side)
  return side !== undefined && fitsSide(key, side) ? { value: side } : fault('side', 'wrong_side')
}

/**
 * A missing reference point is a fault. The usual one cannot be assumed, because values from different points cannot be
 * compared.
 */
function readReference(key: MeasurementKey, row: RawRow): Part<ReferencePoint | null> {
  const { references = [] }: MeasurementDescription = measurementOf(key)
  const reference = oneOf(references, row.cells.reference)
  return reference !== undefined && fitsReference(key, reference)
    ? { value: reference }
    : fault('reference', 'unknown_reference')
}

function readMethod(row: RawRow): Part<CaptureMethod | null> {
  const method = oneOf(CAPTURE_METHODS, row.cells.method)
  return method === undefined ? fault('method', 'unknown_method') : { value: method }
}

const faultsOf = (...parts: readonly Part<unknown>[]): Fault[] =>
  parts.flatMap((part) => ('fault' in part ? [part.fault] : []))

/** The content of a row, with the verdict on its value; or all its faults. */
type ReadRow = { faults: readonly Fault[] } | { read: Exchanged; judgement: Judgement }

/** Reads one row of an import. */
export function readRow(row: RawRow): ReadRow {
  const phase = oneOf(PHASES, row.cells.phase)
  const key = wordOf(row.cells.key)
  const phasePart: Part<Phase> = phase ? { value: phase } : fault('phase', 'unknown_phase')
  if (!isMeasurementKey(key)) return { faults: faultsOf(phasePart, fault('key', 'unknown_measurement')) }
  const side = readSide(key, row)
  const value = readValue(key, row)
  const reference = readReference(key, row)
  const method = readMethod(row)
  if (
    'fault' in phasePart ||
    'fault' in side ||
    'fault' in value ||
    'fault' in reference ||
    'fault' in method
  ) {
    return { faults: faultsOf(phasePart, side, value, reference, method) }
  }
  const judgement = checkMeasurement(key, value.value, reference.value)
  if (judgement.verdict === 'impossible') {
    const { kind } = measurementOf(key)
    const of = kind === 'choice' || kind === 'text' ? {} : { kind }
    return { faults: [{ column: 'value', code: 'impossible', params: judgement.params, ...of }] }
  }
  const kept = keptValue(key, value.value)
  return {
    read: {
      phase: phasePart.value,
      key,
      side: side.value,
      value: kept,
      reference: reference.value,
      method: method.value,
    },
    judgement,
  }
}
