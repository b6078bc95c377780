import type { MeasurementKey } from './vocabulary.ts'

/**
 * How exactly a value is restored: a tolerance in mm or degrees, and its basis. `tape` and `level` are the precision of
 * the instrument (trade practice, nothing published: tape ±2–3 mm, level ±0.5°); `ours` is our own choice, because no
 * figure was found.
 */
interface Tolerance {
  readonly within: number
  readonly basis: 'tape' | 'level' | 'ours'
}

type Restored = { readonly key: MeasurementKey } & (
  | Tolerance
  // Another one is another position until something else moves by the difference.
  | { readonly within: null; readonly basis: 'exact' }
)

/** The measurements that set up another bike, ordered so that each builds on those before it. */
export const RESTORING: readonly Restored[] = [
  // Another crank moves the saddle by the difference (crank.ts).
  { key: 'crank_length', within: null, basis: 'exact' },
  // Cleats move by less than a tape can measure: judged by eye at a mark on the sole.
  { key: 'cleat_fore_aft', within: 1, basis: 'ours' },
  { key: 'cleat_rotation', within: 1, basis: 'ours' },
  { key: 'cleat_lateral', within: 1, basis: 'ours' },
  // One straight line between marks: the better precision of a tape.
  { key: 'saddle_height', within: 2, basis: 'tape' },
  // Along a level or a plumb line: the worse precision.
  { key: 'saddle_setback', within: 3, basis: 'tape' },
  { key: 'saddle_tilt', within: 0.5, basis: 'level' },
  { key: 'saddle_to_bar_reach', within: 3, basis: 'tape' },
  { key: 'bar_drop', within: 3, basis: 'tape' },
  { key: 'saddle_to_hood_reach', within: 3, basis: 'tape' },
  { key: 'saddle_to_grip_reach', within: 3, basis: 'tape' },
  // A hood is round, so a level is less stable on it than on a saddle.
  { key: 'hood_angle', within: 1, basis: 'ours' },
  { key: 'aero_pad_stack', within: 3, basis: 'tape' },
  { key: 'aero_pad_reach', within: 3, basis: 'tape' },
  // Pads are screwed into rows of holes.
  { key: 'aero_pad_width', within: 5, basis: 'ours' },
  { key: 'aero_extension_tilt', within: 1, basis: 'ours' },
]

const isTolerant = (restored: Restored): restored is Restored & Tolerance => restored.within !== null

/**
 * How exactly a value is restored; undefined for one that has no tolerance, and for a measurement that is not used to
 * set up another bike.
 */
export const toleranceOf = (key: MeasurementKey): Tolerance | undefined =>
  RESTORING.filter(isTolerant).find((restored) => restored.key === key)
