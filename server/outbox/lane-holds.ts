import type { Transaction } from '../database/transaction.ts'
import {
  deleteHolds,
  insertHold,
  listChannelHoldsForUpdate,
  listHeldLanes,
  listHoldsForUpdate,
  updateHold,
} from './lane-holds.repository.ts'
import { type Channel, LANE_NAMES, LANES, type Lane } from './lanes.ts'
import { kindsIn, type MessageRegistry } from './message.ts'
import { makeLostMessagesDue, wakeWorkers } from './outbox.repository.ts'

/** A lane is held from so many failures in a row on: a single one may be a connection that broke. */
const HELD_FROM = 2
/** Failures further apart than this have nothing to do with each other. */
const IN_A_ROW_MS = 5 * 60_000
/** How long nobody tries after a failure, by the failures since the lane is held. */
const PAUSES_MS = [5_000, 10_000, 20_000, 30_000]
const MAX_PAUSE_MS = 30_000

/** Whether a held lane is due for a probe; a time that no pause can reach was written by a clock that ran ahead. */
const mayProbe = (probeAt: Date, now: Date, leaseMs: number): boolean =>
  probeAt <= now || probeAt.getTime() > now.getTime() + Math.max(MAX_PAUSE_MS, leaseMs)

/** Which of some lanes may deliver now, and which of those only to probe whether the provider is back. */
export interface OpenLanes {
  open: Lane[]
  probing: Lane[]
}

/** Finds the lanes that are open. Held lanes that may probe stay locked until the transaction ends: one delivery probes. */
export async function openLanes(
  tx: Transaction,
  lanes: readonly Lane[],
  leaseMs: number,
): Promise<OpenLanes> {
  const holds = await listHoldsForUpdate(tx, lanes, HELD_FROM)
  const held = new Map(holds.map(({ lane, probe_at }) => [lane, probe_at]))
  const open = lanes.filter((lane) => {
    const probeAt = held.get(lane)
    return probeAt === undefined || mayProbe(probeAt, tx.now, leaseMs)
  })
  return { open, probing: open.filter((lane) => held.has(lane)) }
}

/** Nobody else probes before then: until a delivery has ended, or its process has died. */
export const setNextProbe = (tx: Pick<Transaction, 'db'>, lane: Lane, at: Date): Promise<void> =>
  updateHold(tx, lane, { probe_at: at })

interface Failures {
  failures: number
  failed_at: Date
}

/**
 * The failures in a row with one more, and when the last that counts happened. Deliveries that overlap count once and
 * do not move that time; otherwise a lane whose deliveries always overlap would count one failure for ever.
 */
function withOneMore({ failures, failed_at }: Failures, begunAt: Date, now: Date): Failures {
  const age = now.getTime() - failed_at.getTime()
  if (failures < HELD_FROM && age > IN_A_ROW_MS) return { failures: 1, failed_at: now }
  const overlapping = failed_at > begunAt && age >= 0
  return overlapping ? { failures, failed_at } : { failures: failures + 1, failed_at: now }
}

/**
 * Counts a failure for which the provider is responsible.
 * @param begunAt when the delivery began: deliveries that were under way together count once
 * @returns whether an outage begins with it that no other lane of the channel has noticed
 */
export async function countFailure(
  tx: Transaction,
  lane: Lane,
  { error, begunAt }: { error: string; begunAt: Date },
): Promise<boolean> {
  const { now } = tx
  const { channel } = LANES[lane]
  const times = { began_at: now, failed_at: now, probe_at: now }
  if (await insertHold(tx, { lane, channel, failures: 1, ...times, last_error: error })) return false
  const holds = await listChannelHoldsForUpdate(tx, channel)
  const known = holds.find((hold) => hold.lane === lane)
  if (!known) return false
  const { failures, failed_at } = withOneMore(known, begunAt, now)
  const pause = PAUSES_MS[failures - HELD_FROM] ?? MAX_PAUSE_MS
  const probe_at = new Date(now.getTime() + pause)
  await updateHold(tx, lane, { failures, failed_at, last_error: error, probe_at })
  const begins = known.failures < HELD_FROM && failures >= HELD_FROM
  return begins && !holds.some((hold) => hold.lane !== lane && hold.failures >= HELD_FROM)
}

/**
 * The provider was reached: nothing of the channel is held any more. What lost its connection during the outage is due
 * again at once.
 * @returns whether an outage ended with it
 */
export async function endHolds(
  tx: Transaction,
  registry: MessageRegistry,
  channel: Channel,
): Promise<boolean> {
  const ended = await deleteHolds(tx, channel)
  if (!ended.some((failures) => failures >= HELD_FROM)) return false
  const lanes = LANE_NAMES.filter((lane) => LANES[lane].channel === channel)
  await makeLostMessagesDue(tx, kindsIn(registry, lanes))
  await wakeWorkers(tx)
  return true
}

/** The lanes that are held now. */
export const heldLanes = async (tx: Transaction): Promise<Set<string>> =>
  new Set(await listHeldLanes(tx, HELD_FROM))
