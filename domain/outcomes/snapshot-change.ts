/** Riders by which a published figure must differ from the one published before: otherwise the two reveal one or two. */
export const FEWEST_CHANGED_RIDERS = 3

/** How a group of riders differs from what was last published of it. */
export type GroupChange = {
  /** How many riders came, left, or contribute something else. */
  readonly changed: number
  /** Whether one of the riders who were published withdrew, or their file was erased or restricted. */
  readonly withdrew: boolean
}

/**
 * What a new snapshot does with a group. `publish`: its present riders replace the published ones. `keep`: the published
 * ones stay. `hide`: they may not stay either, because one of them withdrew.
 */
export type SnapshotStep = 'publish' | 'keep' | 'hide'

/**
 * Decides about one group. A change of one or two riders is held back until it is one of three, counted from what was
 * published last, also if it was hidden since.
 * @param change null if the group was never published
 */
export function snapshotStep(change: GroupChange | null): SnapshotStep {
  if (change === null || change.changed >= FEWEST_CHANGED_RIDERS) return 'publish'
  return change.withdrew ? 'hide' : 'keep'
}
