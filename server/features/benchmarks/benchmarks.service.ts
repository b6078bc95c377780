import { z } from 'zod'
import type { Calls, Parsed } from '#contract/calls.ts'
import type { PoolTable, RidingKind } from '#domain/benchmarks/pool-cells.ts'
import {
  cellOf,
  groupOf,
  POOLED_ZONES,
  type PooledZone,
  RIDING_KINDS,
} from '#domain/benchmarks/pool-cells.ts'
import { cellFigures, type PoolCell, type PoolFigures } from '#domain/benchmarks/pool-figures.ts'
import { dateIn } from '#domain/calendar/local-date.ts'
import { FEWEST_FOR_COMPARISON } from '#domain/outcomes/minimum-numbers.ts'
import { COMPARABLE_RESPONSE } from '#domain/outcomes/response-rate.ts'
import type { Transaction } from '../../database/database.ts'
import { requireActor } from '../../http/require-actor.ts'
import {
  findNewestComparison,
  findNewestSnapshot,
  findOwnComparison,
  listOwnValues,
  listPoolCells,
} from './benchmarks.repository.ts'

type Benchmarks = Calls['GET /api/benchmarks']['response']
type Query = Parsed['GET /api/benchmarks']['query']
type Own = Benchmarks['own']
type Outcome = Own['outcomes']['knees']

const interval = z.object({ low: z.number(), high: z.number() }).nullable()
const estimate = z.object({ value: z.number(), interval })
const storedFigures: z.ZodType<PoolFigures> = z.discriminatedUnion('of', [
  z.object({ of: z.literal('complaints'), zones: z.record(z.enum(POOLED_ZONES), estimate) }),
  z.object({ of: z.literal('response'), answered: estimate }),
  z.object({
    of: z.literal('outcome'),
    better: estimate,
    unchanged: estimate,
    worse: estimate,
    change: estimate,
  }),
])

const presentComplaints = ({ riders, figures }: PoolCell): Own['complaints'] => ({
  riders,
  zones: figures?.of === 'complaints' ? figures.zones : null,
})

const presentResponse = ({ riders, figures }: PoolCell): Own['response'] => ({
  riders,
  answered: figures?.of === 'response' ? figures.answered : null,
})

function outcomeFigures({ figures }: PoolCell): Outcome['figures'] {
  if (figures?.of !== 'outcome') return null
  const { better, unchanged, worse, change } = figures
  return { better, unchanged, worse, change }
}

/** Why outcomes of so many riders, with such a response, are not called comparable. */
function whyNotComparable(riders: number, response: Own['response'] | null): Outcome['notComparable'] {
  if (riders < FEWEST_FOR_COMPARISON) return 'few_riders'
  return (response?.answered?.value ?? 0) < COMPARABLE_RESPONSE ? 'low_response' : null
}

const presentOutcome = (cell: PoolCell, response: Own['response'] | null): Outcome => ({
  riders: cell.riders,
  figures: outcomeFigures(cell),
  notComparable: whyNotComparable(cell.riders, response),
})

/** One entry for each zone of the pool. */
function byZone<Entry>(of: (zone: PooledZone) => Entry): Record<PooledZone, Entry> {
  return {
    feet: of('feet'),
    knees: of('knees'),
    lower_back: of('lower_back'),
    shoulders: of('shoulders'),
    hands: of('hands'),
  }
}

function presentOwn(values: Awaited<ReturnType<typeof listOwnValues>>, riding: RidingKind | undefined): Own {
  const kinds = riding === undefined ? RIDING_KINDS : [riding]
  const cell = (table: PoolTable) => {
    const groups = kinds.map((kind): string => groupOf(table, kind))
    return cellFigures(
      table,
      values.filter(({ group_key }) => groups.includes(group_key)),
    )
  }
  const response = presentResponse(cell('response'))
  return {
    complaints: presentComplaints(cell('complaints')),
    response,
    outcomes: byZone((zone) => presentOutcome(cell(`outcome.${zone}`), response)),
  }
}

function presentPool(
  cells: Awaited<ReturnType<typeof listPoolCells>>,
  riding: RidingKind | undefined,
): Benchmarks['pool'] {
  const shown = <Shown>(table: PoolTable, present: (cell: PoolCell) => Shown): Shown | null => {
    const key: string = cellOf(table, riding)
    const row = cells.find((one) => one.key === key)
    return row ? present({ riders: row.riders, figures: storedFigures.parse(row.figures) }) : null
  }
  const response = shown('response', presentResponse)
  return {
    complaints: shown('complaints', presentComplaints),
    response,
    outcomes: byZone((zone) => shown(`outcome.${zone}`, (cell) => presentOutcome(cell, response))),
  }
}

const comparisonState = z.enum(['too_few', 'not_estimable', 'alike', 'estimate'])

/** A lower score is better, so an effect that is above 0 is a difference below 0. */
const differenceOf = ({ effect, low, high }: { effect: number; low: number; high: number }) => ({
  value: 0 - effect,
  interval: { low: 0 - high, high: 0 - low },
})

function presentComparison(
  newest: Awaited<ReturnType<typeof findNewestComparison>>,
  own: Awaited<ReturnType<typeof findOwnComparison>>,
): Benchmarks['comparison'] {
  if (!newest) return { state: 'not_yet', fitters: 0, riders: 0, own: null }
  return {
    state: comparisonState.parse(newest.comparison),
    fitters: newest.fitters ?? 0,
    riders: newest.riders ?? 0,
    own: own ? { riders: own.riders, difference: differenceOf(own) } : null,
  }
}

/** The acting fitter's figures beside the published ones of the pool, by the same rules. */
export async function benchmarksOf(tx: Transaction, { riding }: Query): Promise<Benchmarks> {
  const fitterId = requireActor('fitter', tx)
  const [values, cells, snapshot, comparison, ownComparison] = await Promise.all([
    listOwnValues(tx, fitterId, dateIn(tx.now, 'UTC')),
    listPoolCells(tx),
    findNewestSnapshot(tx),
    findNewestComparison(tx),
    findOwnComparison(tx, fitterId),
  ])
  return {
    publishedAt: snapshot?.taken_at.toISOString() ?? null,
    own: presentOwn(values, riding),
    pool: presentPool(cells, riding),
    comparison: presentComparison(comparison, ownComparison),
  }
}
