import { FEWEST_FOR_COMPARISON } from '#domain/outcomes/minimum-numbers.ts'
import { type RatingPrior, ratingPrior } from '#domain/outcomes/rating-prior.ts'
import { sampleOf } from '#domain/outcomes/sample.ts'
import { created, recordAudit } from '../audit/audit.ts'
import type { Transaction } from '../database/database.ts'
import { allowLongStatements, lockPool } from '../research-pool/pool.repository.ts'
import {
  type ComparedRider,
  deleteComparisons,
  fetchRiders,
  findSnapshotToCompare,
  finishComparison,
  insertComparisonMembers,
  insertComparisons,
  listSatisfaction,
  openRiders,
  updateSnapshot,
} from './comparison.repository.ts'
import { type EstimatedComparison, estimateInThread } from './estimate-in-thread.ts'

/** How many riders are read, and how many rows are written, at once. */
const BATCH = 5_000

type AsSystem = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>
type Member = { rider: string; fitter: string }

/** A comparison that is estimated but not stored yet. */
interface Estimated {
  comparison: EstimatedComparison
  members: Member[]
  prior: RatingPrior
}

const zonesOf = ({ zones }: ComparedRider) =>
  zones.map(({ fitter_id, weekly_hours, ...zone }) => ({
    ...zone,
    fitterId: fitter_id,
    weeklyHours: weekly_hours,
  }))

/** Each file of a rider with each fitter: a file has one fitter, but the zones of a person may be of several. */
const membersOf = ({ files, zones }: ComparedRider): Member[] =>
  files.flatMap((rider) =>
    [...new Set(zones.map(({ fitter_id }) => fitter_id))].map((fitter) => ({ rider, fitter })),
  )

/** Reads all riders and estimates the model. The transaction only reads, so nobody waits for it. */
async function estimate(asSystem: AsSystem): Promise<Estimated> {
  return estimateInThread(async ({ add, finish }) => {
    const members: Member[] = []
    const prior = await asSystem(async (tx) => {
      await allowLongStatements(tx)
      await openRiders(tx)
      for (;;) {
        const riders = await fetchRiders(tx, BATCH)
        if (riders.length === 0) break
        for (const rider of riders) for (const member of membersOf(rider)) members.push(member)
        await add(riders.map(zonesOf))
      }
      return ratingPrior((await listSatisfaction(tx)).map(({ ratings }) => sampleOf(ratings)))
    })
    const fitters = [...new Set(members.map(({ fitter }) => fitter))]
    return { comparison: await finish(fitters), members, prior }
  })
}

/** To 0.1, as the means of the pool are. */
const rounded = (steps: number) => Math.round(steps * 10) / 10

const rowsOf = ({ effects }: EstimatedComparison) =>
  effects
    .filter(({ riders }) => riders >= FEWEST_FOR_COMPARISON)
    .map(({ fitterId, effect, interval, riders }) => ({
      fitter_id: fitterId,
      riders,
      effect: rounded(effect),
      low: rounded(interval.low),
      high: rounded(interval.high),
    }))

async function store(tx: Transaction, snapshotId: string, { comparison, members, prior }: Estimated) {
  const found = {
    comparison: comparison.kind,
    compared_fitters: comparison.fitters,
    compared_riders: comparison.riders,
  }
  const estimatedPrior =
    prior.fitters === null
      ? { prior_centre: null, prior_weight: null, prior_fitters: null }
      : { prior_centre: prior.centre, prior_weight: prior.weight, prior_fitters: prior.fitters }
  const rows = rowsOf(comparison)
  const shown = new Set(rows.map(({ fitter_id }) => fitter_id))
  const shownMembers = members.filter(({ fitter }) => shown.has(fitter))
  await allowLongStatements(tx)
  await lockPool(tx)
  await deleteComparisons(tx)
  for (let from = 0; from < rows.length; from += BATCH)
    await insertComparisons(tx, rows.slice(from, from + BATCH))
  for (let from = 0; from < shownMembers.length; from += BATCH)
    await insertComparisonMembers(tx, shownMembers.slice(from, from + BATCH))
  await updateSnapshot(tx, snapshotId, { ...found, ...estimatedPrior, compared_at: tx.now })
  await recordAudit(tx, {
    action: 'pool.compared',
    entity: 'pool_snapshot',
    entityId: snapshotId,
    changes: created(found),
  })
  await finishComparison(tx)
}

/**
 * Compares the fitters of the newest snapshot of the pool, once, and estimates what a rating assumes. Between reading and
 * storing no transaction is open; whoever withdraws meanwhile is taken out before the commit.
 */
export async function compareFitters(asSystem: AsSystem): Promise<boolean> {
  const snapshot = await asSystem(findSnapshotToCompare)
  if (!snapshot || snapshot.compared_at !== null) return false
  const estimated = await estimate(asSystem)
  await asSystem((tx) => store(tx, snapshot.id, estimated))
  return false
}
