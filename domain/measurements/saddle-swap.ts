import type { MeasuredValue } from './check.ts'
import { type Phase, type ReferencePoint, referenceNamed, TAPE_ERROR_MM } from './measurement.ts'
import { isFromSaddle } from './saddle-how.ts'
import { type MeasurementKey, measurementOf } from './vocabulary.ts'

/** What identifies a saddle and says where its points are. */
export const SADDLE_FACTS = [
  'saddle_model',
  'saddle_length',
  'saddle_width',
  'saddle_nose_to_width_80',
  'saddle_stack',
] as const satisfies readonly MeasurementKey[]
export type SaddleFact = (typeof SADDLE_FACTS)[number]

/** One fact of a saddle, and the setback; null if it was not taken. */
export type ReadSaddle = (key: SaddleFact | 'saddle_setback') => SaddleReading | null
export type SaddleReading = { value: MeasuredValue; reference: ReferencePoint | null }

/** Differences in spaces and capital letters are only another way of writing. */
const written = (value: MeasuredValue): MeasuredValue =>
  typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim().toLowerCase() : value

/** Whether two values of a fact are the same, however they are written. */
export const isSameValue = (a: MeasuredValue, b: MeasuredValue): boolean => written(a) === written(b)

/** Whether two values can be of one saddle: two readings of a length differ by the error of a tape. */
const canBeOneSaddle = (was: MeasuredValue, is: MeasuredValue): boolean =>
  typeof was === 'number' && typeof is === 'number'
    ? Math.abs(is - was) <= TAPE_ERROR_MM
    : isSameValue(was, is)

/** Whether the saddle after is another than before: a fact is known of both, and differs. */
export const isAnotherSaddle = (before: ReadSaddle, after: ReadSaddle): boolean =>
  SADDLE_FACTS.some((key) => {
    const [was, is] = [before(key), after(key)]
    return was !== null && is !== null && !canBeOneSaddle(was.value, is.value)
  })

/** A stored value of a saddle. */
type Stored = { key: string; value: MeasuredValue; reference: string | null }

/** Reads a saddle from stored values of one phase. */
export const saddleIn =
  (values: readonly Stored[]): ReadSaddle =>
  (key) => {
    const found = values.find((each) => each.key === key)
    return found
      ? { value: found.value, reference: referenceNamed(measurementOf(key), found.reference) }
      : null
  }

/** Whether the saddle was changed between the two phases of a fit. */
export function isSwapped(values: readonly (Stored & { phase: Phase })[]): boolean {
  const of = (wanted: Phase) => saddleIn(values.filter(({ phase }) => phase === wanted))
  return isAnotherSaddle(of('before'), of('after'))
}

/** Whether a value depends on the shape of the saddle, so that it cannot be compared with one of another saddle. */
export const dependsOnSaddle = (key: MeasurementKey, reference: string | null): boolean =>
  reference === 'nose' && isFromSaddle(measurementOf(key))

/** The setback of the point where the saddle is 80 mm wide, in mm; null if it was neither measured nor can be computed. */
function wideSetback(read: ReadSaddle): number | null {
  const setback = read('saddle_setback')
  if (typeof setback?.value !== 'number') return null
  if (setback.reference === 'width_80') return setback.value
  const length = read('saddle_nose_to_width_80')?.value
  return setback.reference === 'nose' && typeof length === 'number' ? setback.value + length : null
}

/** What a change of the saddle really moved, in mm; null where it is not known. */
export interface SaddleSwap {
  /** How far the point where the saddle is 80 mm wide moved back. */
  wideBack: number | null
  /** How much higher the new saddle is between rails and top. */
  higher: number | null
}

/** Which way the point where the saddle is 80 mm wide moved. */
export const directionOf = (wideBack: number): 'back' | 'forward' | 'same' => {
  if (wideBack === 0) return 'same'
  return wideBack > 0 ? 'back' : 'forward'
}

/** What really moved when the saddle was changed; null if it is the same saddle. */
export function saddleSwap(before: ReadSaddle, after: ReadSaddle): SaddleSwap | null {
  if (!isAnotherSaddle(before, after)) return null
  const [was, is] = [wideSetback(before), wideSetback(after)]
  const [low, high] = [before('saddle_stack')?.value, after('saddle_stack')?.value]
  return {
    wideBack: was === null || is === null ? null : is - was,
    higher: typeof low === 'number' && typeof high === 'number' ? high - low : null,
  }
}
