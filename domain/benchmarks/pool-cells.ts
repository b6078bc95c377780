import { DISCIPLINES, type Discipline } from '../disciplines.ts'
import type { Zone } from '../zones.ts'

/** The zones of pooled figures. The saddle zone includes the genitals, which no figure for others is about. */
export const POOLED_ZONES = [
  'feet',
  'knees',
  'lower_back',
  'shoulders',
  'hands',
] as const satisfies readonly Zone[]
export type PooledZone = (typeof POOLED_ZONES)[number]

/** Kinds of riding: disciplines in groups, because a group has enough riders sooner than a discipline has. */
export const RIDING_KINDS = ['road', 'aero', 'off_road', 'everyday'] as const
export type RidingKind = (typeof RIDING_KINDS)[number]

const KIND_OF: Readonly<Record<Discipline, RidingKind>> = {
  road_racing: 'road',
  endurance: 'road',
  time_trial: 'aero',
  triathlon: 'aero',
  track: 'aero',
  gravel: 'off_road',
  mountain_bike: 'off_road',
  bmx: 'off_road',
  commuting: 'everyday',
}

/** The disciplines of a kind of riding. */
export const disciplinesOf = (kind: RidingKind): Discipline[] =>
  DISCIPLINES.filter((discipline) => KIND_OF[discipline] === kind)

/**
 * A table of the pool: one figure by kind of riding, and for all kinds together. `complaints`: in which zones riders have
 * a complaint before a fit. `outcome.ZONE`: what came of a complaint in a zone. `response`: who answered.
 */
export type PoolTable = 'complaints' | 'response' | `outcome.${PooledZone}`
/** The riders of one kind of riding in a table. Every other cell is a sum of these. */
export type PoolGroup = `${PoolTable}.${RidingKind}`
/** A cell by its key: a table, which is its total, or one group of it. It has two attributes at most. */
export type PoolKey = PoolTable | PoolGroup

/** The fixed list of tables. One that is defined differently needs a new name. */
export const POOL_TABLES: readonly PoolTable[] = [
  'complaints',
  'response',
  ...POOLED_ZONES.map((zone): PoolTable => `outcome.${zone}`),
]

export const groupOf = (table: PoolTable, kind: RidingKind): PoolGroup => `${table}.${kind}`

/** A cell of a table: of one kind of riding, or of all of them together. */
export const cellOf = (table: PoolTable, kind: RidingKind | undefined): PoolKey =>
  kind === undefined ? table : groupOf(table, kind)

export const POOL_GROUPS: readonly PoolGroup[] = POOL_TABLES.flatMap((table) =>
  RIDING_KINDS.map((kind) => groupOf(table, kind)),
)

/** How the cells add up: each table is the sum of its groups, which have no rider in common. */
export const POOL_SUMS: readonly { readonly total: PoolTable; readonly parts: readonly PoolGroup[] }[] =
  POOL_TABLES.map((table) => ({ total: table, parts: RIDING_KINDS.map((kind) => groupOf(table, kind)) }))
