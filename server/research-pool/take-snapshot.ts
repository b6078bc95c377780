import { randomUUID } from 'node:crypto'
import { type GroupState, nextSnapshot } from '#domain/benchmarks/next-snapshot.ts'
import type { PoolKey, PoolTable } from '#domain/benchmarks/pool-cells.ts'
import { groupOf, POOL_GROUPS, POOL_TABLES, RIDING_KINDS } from '#domain/benchmarks/pool-cells.ts'
import { cellFigures, roundedFigures } from '#domain/benchmarks/pool-figures.ts'
import { dateIn, mondayOf } from '#domain/calendar/local-date.ts'
import { created, recordAudit } from '../audit/audit.ts'
import type { Transaction } from '../database/database.ts'
import {
  allowLongStatements,
  deleteCells,
  deleteGroups,
  deleteOldMembers,
  findPoolState,
  finishSnapshot,
  insertCells,
  insertGroups,
  insertMembers,
  insertSnapshot,
  listGroupChanges,
  listGroupFitters,
  listGroups,
  listValues,
  lockPool,
} from './pool.repository.ts'

/** How many members of earlier generations one transaction deletes. */
const BATCH = 20_000

type Group = Awaited<ReturnType<typeof listGroups>>[number]
type FitterRow = Awaited<ReturnType<typeof listGroupFitters>>[number]
type Values = Awaited<ReturnType<typeof listValues>>

function cellOf(rows: readonly FitterRow[]): GroupState['present'] {
  return {
    riders: rows.reduce((sum, { riders }) => sum + riders, 0),
    byFitter: new Map(rows.map(({ fitter_id, riders }) => [fitter_id, riders])),
  }
}

/** What is known of each group, with the riders of a new generation as the present ones. */
async function readStates(
  tx: Transaction,
  groups: readonly Group[],
  generation: number,
): Promise<Map<string, GroupState>> {
  const [changes, fitters] = await Promise.all([
    listGroupChanges(tx, generation),
    listGroupFitters(tx, generation),
  ])
  const shown = new Map(groups.map((group) => [group.key, group.shown]))
  const changeOf = new Map(changes.map((change) => [change.group_key, change]))
  const byGroup = Map.groupBy(fitters, ({ group_key }) => group_key)
  return new Map(
    POOL_GROUPS.map((group) => {
      const rows = byGroup.get(group) ?? []
      const { changed = 0, withdrew = false } = changeOf.get(group) ?? {}
      return [
        group,
        {
          change: shown.has(group) ? { changed, withdrew } : null,
          wasShown: shown.get(group) ?? false,
          published: cellOf(rows.filter(({ present }) => !present)),
          present: cellOf(rows.filter(({ present }) => present)),
        },
      ]
    }),
  )
}

/** The rows of a table's shown cells. A cell's riders are those of its groups as they are published. */
function cellsOf(table: PoolTable, shown: ReadonlySet<PoolKey>, values: Values) {
  const groups = RIDING_KINDS.map((kind) => groupOf(table, kind))
  const all = [...groups.map((group) => ({ key: group, groups: [group] })), { key: table, groups }]
  return all.flatMap(({ key, groups: parts }) => {
    if (!shown.has(key)) return []
    const own = values.filter(({ group_key }) => parts.some((part) => part === group_key))
    const { riders, figures } = cellFigures(table, own)
    return figures ? [{ key, riders, figures: JSON.stringify(roundedFigures(figures)) }] : []
  })
}

/** Decides what a snapshot shows. Nothing is changed yet that a withdrawal would wait for. */
async function decide(tx: Transaction, generation: number) {
  const before = await listGroups(tx)
  const { renewed, shown } = nextSnapshot(await readStates(tx, before, generation))
  const earlier = new Map(before.map((group) => [group.key, group.generation]))
  const groups = POOL_GROUPS.map((key) => ({
    key,
    generation: renewed.has(key) ? generation : (earlier.get(key) ?? generation),
    shown: shown.has(key),
  }))
  const values = await listValues(tx, groups)
  return { groups, cells: POOL_TABLES.flatMap((table) => cellsOf(table, shown, values)) }
}

/**
 * Takes the snapshot of the week, unless there is one. It replaces all published cells; what may be shown is decided by
 * `domain/benchmarks/next-snapshot.ts`. It waits while outcomes are still to be derived.
 * @returns whether members of earlier snapshots are left to delete
 */
export async function takePoolSnapshot(tx: Transaction): Promise<boolean> {
  const today = dateIn(tx.now, 'UTC')
  const week = mondayOf(today)
  const { taken, snapshots, waiting } = await findPoolState(tx, week)
  if (taken) return (await deleteOldMembers(tx, BATCH)) === BATCH
  if (waiting) return false
  await allowLongStatements(tx)
  const generation = snapshots + 1
  await insertMembers(tx, generation, today)
  const { groups, cells } = await decide(tx, generation)
  await lockPool(tx)
  await deleteGroups(tx)
  await insertGroups(tx, groups)
  await deleteCells(tx)
  if (cells.length > 0) await insertCells(tx, cells)
  const id = randomUUID()
  await insertSnapshot(tx, { id, week, taken_at: tx.now, cells: cells.length })
  await recordAudit(tx, {
    action: 'pool.published',
    entity: 'pool_snapshot',
    entityId: id,
    changes: created({ week, cells: cells.length }),
  })
  await finishSnapshot(tx)
  return true
}
