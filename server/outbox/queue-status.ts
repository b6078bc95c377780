import type { Transaction } from '../database/transaction.ts'
import { heldLanes } from './lane-holds.ts'
import { LANE_NAMES, LANES, type Lane } from './lanes.ts'
import { laneOf, type MessageRegistry } from './message.ts'
import { listOldestDueByKind } from './outbox.repository.ts'

/** The state of one lane. */
export interface LaneStatus {
  /** How long the row that is due longest has been due: not yet taken, being sent, or waiting for the provider. */
  lagSeconds: number
  /** The provider takes nothing: one delivery at a time probes whether it is back. */
  held: boolean
  /** It has waited too long, and the provider is not the reason. */
  late: boolean
}

/**
 * The state of each lane. A row whose own mail server asked to come back later is due at its next attempt; every other
 * row has been due since it was to be sent.
 */
export async function queueStatus(
  tx: Transaction,
  registry: MessageRegistry,
): Promise<Record<Lane, LaneStatus>> {
  const rows = await listOldestDueByKind(tx)
  const held = await heldLanes(tx)
  const status = (lane: Lane): LaneStatus => {
    const oldest = Math.min(
      ...rows.filter(({ kind }) => laneOf(registry, kind) === lane).map((row) => row.oldest.getTime()),
    )
    const lagSeconds = Math.max(0, Math.round((tx.now.getTime() - oldest) / 1000))
    // Only a waiting message can probe whether the provider is back. Where none waits, nothing is known.
    const isHeld = held.has(lane) && Number.isFinite(oldest)
    return { lagSeconds, held: isHeld, late: !isHeld && lagSeconds >= LANES[lane].lateAfterSeconds }
  }
  return {
    sign_in: status('sign_in'),
    ordinary: status('ordinary'),
    reminders: status('reminders'),
    sms: status('sms'),
  }
}

/** The longest that anything has been due. */
export const longestLag = (queues: Record<Lane, LaneStatus>): number =>
  Math.max(...LANE_NAMES.map((lane) => queues[lane].lagSeconds))
