import type { MeasuredValue } from './check.ts'
import { storedNumber } from './measured-units.ts'
import type { CaptureMethod, ReferencePoint, Side } from './measurement.ts'
import { isNumeric, subjectOf } from './measurement.ts'
import { dependsOnSaddle } from './saddle-swap.ts'
import type { MeasurementKey } from './vocabulary.ts'
import { measurementOf } from './vocabulary.ts'

/** A measured value. */
export type Taken = {
  key: MeasurementKey
  side: Side
  value: MeasuredValue
  reference: ReferencePoint | null
  method: CaptureMethod | null
}

/** The difference between two values of one measurement, or why they cannot be compared. */
export type MeasuredChange =
  | { kind: 'changed'; by: number }
  | { kind: 'replaced' }
  | { kind: 'unchanged' }
  | { kind: 'incomparable'; because: 'reference' | 'method' | 'saddle' }

/**
 * The change from one value to another of the same measurement and side. Values with different reference points are not
 * compared, nor posture values taken by different methods: static, 2D and 3D differ by 5–10 degrees on the same rider,
 * hip angles between systems by far more (docs/domain.md). Numbers from the nose are not compared across two saddles.
 * @param swapped whether the saddle was changed between the two
 */
export function changeBetween(before: Taken, after: Taken, swapped = false): MeasuredChange {
  const description = measurementOf(after.key)
  if (before.reference !== after.reference) return { kind: 'incomparable', because: 'reference' }
  if (swapped && dependsOnSaddle(after.key, after.reference)) {
    return { kind: 'incomparable', because: 'saddle' }
  }
  const posture = subjectOf(description) === 'posture'
  if (posture && before.method !== after.method) return { kind: 'incomparable', because: 'method' }
  if (before.value === after.value) return { kind: 'unchanged' }
  if (typeof before.value !== 'number' || typeof after.value !== 'number' || !isNumeric(description)) {
    return { kind: 'replaced' }
  }
  return { kind: 'changed', by: storedNumber(description.kind, after.value - before.value) }
}
