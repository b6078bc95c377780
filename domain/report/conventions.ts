import { isNumeric } from '../measurements/measurement.ts'
import { methodKey, referenceKey } from '../measurements/text-keys.ts'
import { measurementOf } from '../measurements/vocabulary.ts'
import type { Reading, ReportRow } from './fit-report.ts'

/** A convention of a number, with its text key of the namespace `measurements`. */
export type Convention =
  | { of: 'reference'; key: ReturnType<typeof referenceKey> }
  | { of: 'method'; key: ReturnType<typeof methodKey> }
  | { of: 'angle'; key: 'measurements:conventions.flexion' }

/** How a row's numbers were taken. What holds for both readings is said once. */
export interface RowConventions {
  both: readonly Convention[]
  before: readonly Convention[]
  after: readonly Convention[]
}

const takenAs = (reading: Reading | null): Convention[] => [
  ...(reading?.reference ? [{ of: 'reference', key: referenceKey(reading.reference) } as const] : []),
  ...(reading?.method ? [{ of: 'method', key: methodKey(reading.method) } as const] : []),
]

const namesOf = (conventions: readonly Convention[]): string => conventions.map(({ key }) => key).join()

/** The reference point, the method and the angle's convention of a row, for those who read its numbers. */
export function conventionsOf({ key, before, after }: ReportRow): RowConventions {
  const description = measurementOf(key)
  const angle: Convention[] =
    isNumeric(description) && description.convention
      ? [{ of: 'angle', key: 'measurements:conventions.flexion' }]
      : []
  const [first, last] = [takenAs(before), takenAs(after)]
  if (before && after && namesOf(first) !== namesOf(last)) return { both: angle, before: first, after: last }
  return { both: [...angle, ...(after ? last : first)], before: [], after: [] }
}

type ConventionKey = Convention['key'] | 'numbers.takenBefore' | 'numbers.takenAfter' | 'numbers.takenFrom'

/** How a row's numbers were taken, in words; empty if nothing is known. @param say the texts of the namespace `report` */
export function conventionWords(
  row: ReportRow,
  say: (key: ConventionKey, values: { how: string; reference: string }) => string,
): string {
  const { both, before, after } = conventionsOf(row)
  const none = { how: '', reference: '' }
  const said = (conventions: readonly Convention[]) =>
    conventions
      .map(({ of, key }) => {
        const words = say(key, none)
        return of === 'reference' ? say('numbers.takenFrom', { ...none, reference: words }) : words
      })
      .join(' · ')
  return [
    said(both),
    before.length > 0 ? say('numbers.takenBefore', { ...none, how: said(before) }) : '',
    after.length > 0 ? say('numbers.takenAfter', { ...none, how: said(after) }) : '',
  ]
    .filter(Boolean)
    .join('; ')
}
