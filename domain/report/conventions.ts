import { isNumeric, type PointRole, pointRole } from '../measurements/measurement.ts'
import { methodKey, referenceKey, takenKey } from '../measurements/text-keys.ts'
import { measurementOf } from '../measurements/vocabulary.ts'
import type { Reading, ReportRow } from './fit-report.ts'

/** A convention of a number, with its text key of the namespace `measurements`. */
export type Convention =
  | { of: 'reference'; key: ReturnType<typeof referenceKey>; role: PointRole }
  | { of: 'method'; key: ReturnType<typeof methodKey> }
  | { of: 'angle'; key: 'measurements:conventions.flexion' }

/** How a row's numbers were taken. What holds for both readings is said once. */
export interface RowConventions {
  both: readonly Convention[]
  before: readonly Convention[]
  after: readonly Convention[]
}

/** The reference point of a reading, with what it is to the measurement; null if it has none. */
function pointOf(key: ReportRow['key'], { reference }: Reading) {
  if (!reference) return null
  const role = pointRole(measurementOf(key).kind, reference)
  return { of: 'reference', key: referenceKey(reference), role } as const
}

const takenAs = (key: ReportRow['key'], reading: Reading | null): Convention[] =>
  reading === null
    ? []
    : [
        pointOf(key, reading),
        reading.method && ({ of: 'method', key: methodKey(reading.method) } as const),
      ].filter((one) => one !== null)

const namesOf = (conventions: readonly Convention[]): string => conventions.map(({ key }) => key).join()

/** The reference point, the method and the angle's convention of a row, for those who read its numbers. */
export function conventionsOf({ key, before, after }: ReportRow): RowConventions {
  const description = measurementOf(key)
  const angle: Convention[] =
    isNumeric(description) && description.convention
      ? [{ of: 'angle', key: 'measurements:conventions.flexion' }]
      : []
  const [first, last] = [takenAs(key, before), takenAs(key, after)]
  if (before && after && namesOf(first) !== namesOf(last)) return { both: angle, before: first, after: last }
  return { both: [...angle, ...(after ? last : first)], before: [], after: [] }
}

type ConventionKey =
  | Convention['key']
  | ReturnType<typeof takenKey>
  | 'numbers.takenBefore'
  | 'numbers.takenAfter'
  | 'numbers.withPoint'
  | 'restore.taken'

/** The texts of the namespace `report`. */
type Say = (key: ConventionKey, values: { how: string; point: string; name: string }) => string
const NONE = { how: '', point: '', name: '' }

function conventionSaid(one: Convention, say: Say): string {
  const words = say(one.key, NONE)
  return one.of === 'reference' ? say(takenKey(one.role), { ...NONE, point: words }) : words
}

/** The reference point of a reading in words, as `from: saddle nose` or `to: hoods`; null if it has none. */
function pointWords(key: ReportRow['key'], reading: Reading, say: Say): string | null {
  const point = pointOf(key, reading)
  return point && conventionSaid(point, say)
}

/** The name of a measurement with the reference point of a reading, without which the number says too little. */
export function nameWithPoint(key: ReportRow['key'], reading: Reading, name: string, say: Say): string {
  const point = pointWords(key, reading, say)
  return point === null ? name : say('numbers.withPoint', { ...NONE, name, point })
}

/** The sentence on the reference point for whoever sets a value; empty if it has none. */
export function settingWords(key: ReportRow['key'], reading: Reading, say: Say): string {
  const point = pointWords(key, reading, say)
  return point === null ? '' : say('restore.taken', { ...NONE, point })
}

/**
 * How a row's numbers were taken, in words; empty if nothing is known.
 * @param clauses joins clauses as the language does
 */
export function conventionWords(row: ReportRow, say: Say, clauses: (parts: string[]) => string): string {
  const { both, before, after } = conventionsOf(row)
  const said = (conventions: readonly Convention[]) =>
    conventions.map((one) => conventionSaid(one, say)).join(' · ')
  return clauses([
    said(both),
    before.length > 0 ? say('numbers.takenBefore', { ...NONE, how: said(before) }) : '',
    after.length > 0 ? say('numbers.takenAfter', { ...NONE, how: said(after) }) : '',
  ])
}
