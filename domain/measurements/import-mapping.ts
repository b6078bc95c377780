import type { Imported } from './exchange.ts'
import { readRows } from './exchange.ts'
import type { ImportProblem, RawRow } from './exchange-row.ts'
import { readNumber } from './exchange-row.ts'
import type { ImportTable, LabelsIn, TableLine } from './import-table.ts'
import { importTableOf } from './import-table.ts'
import { includedAngle, isUnitOf, type MeasuredUnit, measuredUnitsOf } from './measured-units.ts'
import type { CaptureMethod, Phase, ReferencePoint, Side } from './measurement.ts'
import { isNumeric, phasesTaken } from './measurement.ts'
import type { MeasurementKey } from './vocabulary.ts'
import { measurementOf } from './vocabulary.ts'

/** How an angle of a joint is given: as it is stored (0 is straight), or as the included angle (180 is straight). */
export const ANGLE_CONVENTIONS = ['flexion', 'included'] as const
export type AngleConvention = (typeof ANGLE_CONVENTIONS)[number]

/** What a label of another system's file means. */
export type LabelMapping = {
  label: string
  /** Null for a label that is not imported. */
  key: MeasurementKey | null
  /** Null if the measurement has one value, or if the lines say the side. */
  side: Side
  unit: MeasuredUnit | null
  convention: AngleConvention | null
  reference: ReferencePoint | null
  method: CaptureMethod | null
}

/** What a line of values is. */
export type LineMapping = {
  title: string
  /** Null for a line that is not imported. */
  phase: Phase | null
  side: Side
}

/** How a file of another system is read. */
export type ImportMapping = {
  labelsIn: LabelsIn
  labels: readonly LabelMapping[]
  lines: readonly LineMapping[]
}

/** What a fitter must still say of a label. */
export const LABEL_NEEDS = ['side', 'unit', 'convention', 'reference'] as const
export type LabelNeed = (typeof LABEL_NEEDS)[number]

export const ignoredLabel = (label: string): LabelMapping => ({
  label,
  key: null,
  side: null,
  unit: null,
  convention: null,
  reference: null,
  method: null,
})

/** The units among which a fitter chooses; empty for options and texts. */
export function unitsToChoose(key: MeasurementKey): readonly MeasuredUnit[] {
  const description = measurementOf(key)
  return isNumeric(description) ? measuredUnitsOf(description.kind) : []
}

/** Whether a measurement is an angle with two conventions. */
export function hasConventions(key: MeasurementKey): boolean {
  const description = measurementOf(key)
  return isNumeric(description) && description.convention !== undefined
}

function needsUnit(key: MeasurementKey, unit: MeasuredUnit | null): boolean {
  const description = measurementOf(key)
  return isNumeric(description) && (unit === null || !isUnitOf(description.kind, unit))
}

function needsReference(key: MeasurementKey, reference: ReferencePoint | null): boolean {
  const { references } = measurementOf(key)
  return references !== undefined && (reference === null || !references.includes(reference))
}

/** What is missing before the values of a label can be read; nothing for a label that is not imported. */
export function needsOf(one: LabelMapping, lines: readonly LineMapping[]): LabelNeed[] {
  const { key } = one
  if (key === null) return []
  const sided = measurementOf(key).sides === 'leftRight'
  const needs: Record<LabelNeed, boolean> = {
    side: sided && one.side === null && lines.some(({ phase, side }) => phase !== null && side === null),
    unit: needsUnit(key, one.unit),
    convention: hasConventions(key) && one.convention === null,
    reference: needsReference(key, one.reference),
  }
  return LABEL_NEEDS.filter((need) => needs[need])
}

/** Whether everything is said, and something is imported. */
export const isComplete = ({ labels, lines }: ImportMapping): boolean =>
  labels.some(({ key }) => key !== null) &&
  lines.some(({ phase }) => phase !== null) &&
  labels.every((one) => needsOf(one, lines).length === 0)

/** The value as `readRow` reads it: an included angle becomes the flexion. A text that is no number is left alone. */
function givenValue({ convention }: LabelMapping, text: string): string | number {
  const number = convention === 'included' ? readNumber(text) : undefined
  return number === undefined ? text : includedAngle(number)
}

/**
 * The phase of a value. What is measured once counts as after the fit, also in a line from before it, unless a line from
 * after it has a value as well; null leaves the value out.
 */
function phaseOf(key: MeasurementKey, phase: Phase, filledAfter: boolean): Phase | null {
  const phases = phasesTaken(measurementOf(key))
  if (phases.includes(phase)) return phase
  return filledAfter ? null : (phases[0] ?? null)
}

function rowsOf(table: ImportTable, { lines }: ImportMapping, one: LabelMapping): RawRow[] {
  const { key } = one
  const values = table.labels.find(({ label }) => label === one.label)?.values ?? []
  if (key === null) return []
  const sided = measurementOf(key).sides === 'leftRight'
  const filledAfter = values.some(({ text }, index) => text !== '' && lines[index]?.phase === 'after')
  return values.flatMap(({ row, text }, index): RawRow[] => {
    const line = lines[index]
    const phase = line?.phase ? phaseOf(key, line.phase, filledAfter) : null
    if (!line || phase === null || text === '') return []
    const side = sided ? (one.side ?? line.side ?? '') : ''
    const { unit, reference, method } = one
    const cells = { phase, key, side, value: givenValue(one, text), unit: unit ?? '' }
    return [{ row, label: one.label, cells: { ...cells, reference: reference ?? '', method: method ?? '' } }]
  })
}

/** The bounds of an impossible value in the convention of the file. */
function inConvention(problem: ImportProblem, labels: readonly LabelMapping[]): ImportProblem {
  const { min, max } = problem.params
  const included = labels.some(
    ({ label, convention }) => label === problem.label && convention === 'included',
  )
  if (!included || min === undefined || max === undefined) return problem
  return { ...problem, params: { min: includedAngle(max), max: includedAngle(min) } }
}

/**
 * Measurements from another system's table, as `importCsv` returns them: a value that is impossible for its reference
 * point is a fault with its line and label, an implausible one has to be confirmed.
 */
export function readMapped(table: ImportTable, mapping: ImportMapping): Imported {
  const imported = readRows(mapping.labels.flatMap((one) => rowsOf(table, mapping, one)))
  return { ...imported, problems: imported.problems.map((one) => inConvention(one, mapping.labels)) }
}

/** The part of a mapping that is kept: what is imported. Other labels of a later file are not imported. */
export const keptPart = ({ labels, ...mapping }: ImportMapping): ImportMapping => ({
  ...mapping,
  labels: labels.filter(({ key }) => key !== null),
})

/** A kept row or column is used again only if the file has the same number of them with the same titles. */
function linesFor(kept: readonly LineMapping[], lines: readonly TableLine[]): LineMapping[] {
  const same = kept.length === lines.length && kept.every(({ title }, index) => title === lines[index]?.title)
  return same ? [...kept] : lines.map(({ title }) => ({ title, phase: null, side: null }))
}

/** A kept mapping for the labels and lines of this table. */
export const mappingFor = (table: ImportTable, kept: ImportMapping): ImportMapping => ({
  labelsIn: kept.labelsIn,
  labels: table.labels.map(
    ({ label }) => kept.labels.find((one) => one.label === label) ?? ignoredLabel(label),
  ),
  lines: linesFor(kept.lines, table.lines),
})

/** The kept mapping whose labels the text has all; of several the one with the most labels. Undefined if none fits. */
export function recognise<Kept extends { mapping: ImportMapping }>(
  text: string,
  kept: readonly Kept[],
): Kept | undefined {
  const fitting = kept.filter(({ mapping: { labels, labelsIn } }) => {
    const present = new Set(importTableOf(text, labelsIn)?.labels.map(({ label }) => label))
    return labels.length > 0 && labels.every(({ label }) => present.has(label))
  })
  return fitting.reduce<Kept | undefined>(
    (best, one) => (one.mapping.labels.length > (best?.mapping.labels.length ?? 0) ? one : best),
    undefined,
  )
}
