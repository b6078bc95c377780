import { hiddenCells } from '../outcomes/complementary-suppression.ts'
import { joinCells, type PooledCell } from '../outcomes/small-numbers.ts'
import { type GroupChange, type SnapshotStep, snapshotStep } from '../outcomes/snapshot-change.ts'
import type { PoolGroup, PoolKey } from './pool-cells.ts'
import { POOL_GROUPS, POOL_SUMS } from './pool-cells.ts'

const EMPTY: PooledCell = { riders: 0, byFitter: new Map() }

/** What is known of a group when a snapshot is taken. */
export type GroupState = {
  /** How its present riders differ from the published ones; null if the group was never published. */
  readonly change: GroupChange | null
  /** Whether the group by itself was shown as it was last published. */
  readonly wasShown: boolean
  readonly published: PooledCell
  readonly present: PooledCell
}

/** What a snapshot consists of. */
export type NextSnapshot = {
  /** Groups whose present riders replace the published ones. */
  readonly renewed: ReadonlySet<PoolGroup>
  /** The cells that are shown. */
  readonly shown: ReadonlySet<PoolKey>
}

const NEVER: GroupState = { change: null, wasShown: false, published: EMPTY, present: EMPTY }

/**
 * Decides what the next snapshot shows. Every cell is a union of groups, and a group changes by at least three riders or
 * not at all. So no difference between two published cells, of the same snapshot or of two, is about one or two riders:
 * - a group keeps its published riders until three of them have changed, and totals are of the same riders as groups;
 * - a group that a rider left by withdrawing may keep nothing: it and its total are hidden until three have changed;
 * - what may not be shown is protected by hiding other cells, but never by one whose figure was shown before.
 */
export function nextSnapshot(states: ReadonlyMap<string, GroupState>): NextSnapshot {
  const stateOf = (group: PoolGroup) => states.get(group) ?? NEVER
  const steps = new Map<PoolGroup, SnapshotStep>(
    POOL_GROUPS.map((group) => [group, snapshotStep(stateOf(group).change)]),
  )
  const ofStep = (wanted: SnapshotStep) => POOL_GROUPS.filter((group) => steps.get(group) === wanted)
  const renewed = new Set(ofStep('publish'))
  const keeping = ofStep('keep')
  const withdrawn = new Set<string>(ofStep('hide'))
  const groups = POOL_GROUPS.map((group): [PoolKey, PooledCell] => {
    const { present, published } = stateOf(group)
    return [group, renewed.has(group) ? present : published]
  })
  const cellOf = new Map(groups)
  const totals = POOL_SUMS.map(({ total, parts }): [PoolKey, PooledCell] => [
    total,
    joinCells(parts.map((part) => cellOf.get(part) ?? EMPTY)),
  ])
  const cells = new Map([...groups, ...totals])
  const brokenTotals = POOL_SUMS.filter(({ parts }) => parts.some((part) => withdrawn.has(part)))
  const hidden = hiddenCells(cells, POOL_SUMS, {
    hidden: new Set<string>([
      ...withdrawn,
      ...brokenTotals.map(({ total }) => total),
      ...keeping.filter((group) => !stateOf(group).wasShown),
    ]),
    known: new Set<string>(keeping.filter((group) => stateOf(group).wasShown)),
  })
  return { renewed, shown: new Set([...cells.keys()].filter((key) => !hidden.has(key))) }
}
