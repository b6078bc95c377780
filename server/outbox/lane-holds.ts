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

/** The number of failures in a row after which a lane is held. A single failure may be a broken connection. */
const HELD_FROM = 2
/** Failures further apart than this are unrelated. */
const IN_A_ROW_MS = 5 * 60_000
/** The pause after a failure, by the number of failures since the lane is held. */
const PAUSES_MS = [5_000, 10_000, 20_000, 30_000]
const MAX_PAUSE_MS = 30_000

/** Whether a held lane is due for a probe. A time beyond every pause was written by a clock that ran ahead. */
const mayProbe = (probeAt: Date, now: Date, leaseMs: number): boolean =>
  probeAt <= now || probeAt.getTime() > now.getTime() + Math.max(MAX_PAUSE_MS, leaseMs)

/** The lanes that may deliver now, and which of them only probe whether the provider is back. */
export interface OpenLanes {
  open: Lane[]
  probing: Lane[]
}

/**
 * Finds the open lanes. Held lanes that may probe stay locked until the transaction ends, so only one delivery probes.
 */
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

/** Sets the time of the next probe, until a delivery has ended or its process has died. */
export const setNextProbe = (tx: Pick<Transaction, 'db'>, lane: Lane, at: Date): Promise<void> =>
  updateHold(tx, lane, { probe_at: at })

interface Failures {
  failures: number
  failed_at: Date
}

/**
 * Adds one failure to the failures in a row, with the time of the last failure that counts. Overlapping deliveries
 * count once and do not move that time. Otherwise a lane whose deliveries always overlap would never count beyond one.
 */
function withOneMore({ failures, failed_at }: Failures, begunAt: Date, now: Date): Failures {
  const age = now.getTime() - failed_at.getTime()
  if (failures < HELD_FROM && age > IN_A_ROW_MS) return { failures: 1, failed_at: now }
  const overlapping = failed_at > begunAt && age >= 0
  return overlapping ? { failures, failed_at } : { failures: failures + 1, failed_at: now }
}

/**
 * Counts a failure that the provider caused.
 * @param begunAt when the delivery began: deliveries that overlap count once
 * @returns whether an outage begins that no other lane of the channel has detected
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
 * Ends all holds of a channel because the provider was reached. Messages whose connection broke during the outage
 * become due at once.
 * @returns whether this ended an outage
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

/** The lanes that are currently held. */
export const heldLanes = async (tx: Transaction): Promise<Set<string>> =>
  new Set(await listHeldLanes(tx, HELD_FROM))
