import {
  type ImportMapping,
  ignoredLabel,
  type LabelMapping,
  type LineMapping,
  unitsToChoose,
} from './import-mapping.ts'
import type { ImportTable, LabelsIn, TableLabel } from './import-table.ts'
import { importTableOf, LABELS_IN, withoutUnit } from './import-table.ts'
import { PHASES, type Side } from './measurement.ts'
import { MEASUREMENTS, type MeasurementKey, measurementOf } from './vocabulary.ts'

/** The name of a measurement, with which labels are compared. */
export type NameOf = (key: MeasurementKey) => string

/** Lower-case letters and digits, in words. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const SIDE_WORDS: ReadonlyMap<string, Side> = new Map([
  ['left', 'left'],
  ['l', 'left'],
  ['right', 'right'],
  ['r', 'right'],
])

/** The side that the first or last word of a label names, and the label without it. */
function sideIn(label: string): { side: Side; rest: string } {
  const words = plain(withoutUnit(label)).split(' ')
  const last = SIDE_WORDS.get(words.at(-1) ?? '')
  if (last) return { side: last, rest: words.slice(0, -1).join(' ') }
  const first = SIDE_WORDS.get(words[0] ?? '')
  return first ? { side: first, rest: words.slice(1).join(' ') } : { side: null, rest: words.join(' ') }
}

/** The measurement whose name or key is this label, apart from case, punctuation, unit and side; null if none is. */
function keyOf(label: string, nameOf: NameOf): MeasurementKey | null {
  const { side, rest } = sideIn(label)
  const whole = [plain(label), plain(withoutUnit(label))]
  const found = MEASUREMENTS.find(({ key, sides }) => {
    const known = [plain(nameOf(key)), plain(key)]
    const isWhole = known.some((word) => whole.includes(word))
    return isWhole || (side !== null && sides === 'leftRight' && known.includes(rest))
  })
  return found?.key ?? null
}

/**
 * A label with the measurement that was chosen for it. The side and the unit are those that the file names. A unit that
 * is not named is left to the fitter, unless the measurement has only one; so are convention, reference point and method.
 */
export function labelAs(
  { label, unit }: Pick<TableLabel, 'label' | 'unit'>,
  key: MeasurementKey,
): LabelMapping {
  const units = unitsToChoose(key)
  const [only = null, ...others] = units
  const named = units.find((one) => one === unit) ?? null
  return {
    ...ignoredLabel(label),
    key,
    side: measurementOf(key).sides === 'leftRight' ? sideIn(label).side : null,
    unit: named ?? (others.length === 0 ? only : null),
  }
}

const lineOf = (title: string): LineMapping => {
  const words = plain(title).split(' ')
  const sides = new Set(words.flatMap((word) => SIDE_WORDS.get(word) ?? []))
  const [side = null] = sides
  return {
    title,
    phase: PHASES.find((phase) => words.includes(phase)) ?? null,
    side: sides.size === 1 ? side : null,
  }
}

/** A first mapping of a table: labels that are the name or key of a measurement, and titles that say phase or side. */
export const guessMapping = (table: ImportTable, labelsIn: LabelsIn, nameOf: NameOf): ImportMapping => ({
  labelsIn,
  labels: table.labels.map((one) => {
    const key = keyOf(one.label, nameOf)
    return key === null ? ignoredLabel(one.label) : labelAs(one, key)
  }),
  lines: table.lines.map(({ title }) => lineOf(title)),
})

/**
 * Where the labels of a text seem to be: where more of them name a measurement. If none does, in the first row of a wide
 * table and in the first column of a long one.
 */
export function guessLabelsIn(text: string, nameOf: NameOf): LabelsIn {
  const counted = LABELS_IN.map((labelsIn) => {
    const table = importTableOf(text, labelsIn)
    const labels = table?.labels ?? []
    return {
      labelsIn,
      named: labels.filter(({ label }) => keyOf(label, nameOf) !== null).length,
      labels: labels.length,
    }
  })
  return counted.reduce((best, one) =>
    one.named > best.named || (one.named === best.named && one.labels > best.labels) ? one : best,
  ).labelsIn
}
