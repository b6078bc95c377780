import type { Transaction } from '../database/transaction.ts'
import { heldLanes } from './lane-holds.ts'
import { LANE_NAMES, LANES, type Lane } from './lanes.ts'
import { laneOf, type MessageRegistry } from './message.ts'
import { listOldestDueByKind } from './outbox.repository.ts'

/** The state of one lane. */
export interface LaneStatus {
  /** How long the oldest due row has been due: not claimed, being sent, or waiting for the provider. */
  lagSeconds: number
  /** The provider accepts nothing: one delivery at a time probes whether it is back. */
  held: boolean
  /** A message has waited too long, and the provider is not the reason. */
  late: boolean
}

/**
 * The state of each lane. A row whose recipient's mail server asked for a later attempt is due at that attempt. Every
 * other row has been due since it was to be sent.
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
    // Only a queued message can probe whether the provider is back. Without one the state is not known.
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

/** The longest time that any message has been due. */
export const longestLag = (queues: Record<Lane, LaneStatus>): number =>
  Math.max(...LANE_NAMES.map((lane) => queues[lane].lagSeconds))
