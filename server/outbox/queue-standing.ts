import type { Transaction } from '../database/transaction.ts'
import { heldLanes } from './hold.ts'
import { LANE_NAMES, LANES, type Lane, laneOf } from './lanes.ts'

/** How one lane stands. */
export interface LaneStanding {
  /** How long the row that is due longest has been due: not yet taken, being sent, or waiting for the provider. */
  lagSeconds: number
  /** The provider takes nothing: one delivery at a time tries whether it is back. */
  held: boolean
  /** It has waited too long, and the provider is not the reason. */
  late: boolean
}

/**
 * How each lane stands. A row whose own mail server asked to come back later is due at its next attempt; every other
 * row has been due since it was to be sent.
 */
export async function queueStanding(tx: Transaction): Promise<Record<Lane, LaneStanding>> {
  const { db, now } = tx
  const rows = await db
    .selectFrom('outbox')
    .select(['kind', ({ fn }) => fn.min('due_at').as('oldest')])
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('dropped_at', 'is', null)
    .groupBy('kind')
    .execute()
  const held = await heldLanes(tx)
  const standing = (lane: Lane): LaneStanding => {
    const oldest = Math.min(
      ...rows.filter(({ kind }) => laneOf(kind) === lane).map((row) => row.oldest.getTime()),
    )
    const lagSeconds = Math.max(0, Math.round((now.getTime() - oldest) / 1000))
    // Whether the provider is back is asked by what waits; where nothing does, nothing is known.
    const isHeld = held.has(lane) && Number.isFinite(oldest)
    return { lagSeconds, held: isHeld, late: !isHeld && lagSeconds >= LANES[lane].lateAfterSeconds }
  }
  return {
    sign_in: standing('sign_in'),
    ordinary: standing('ordinary'),
    reminders: standing('reminders'),
    sms: standing('sms'),
  }
}

/** The longest that anything has been due. */
export const longestLag = (queues: Record<Lane, LaneStanding>): number =>
  Math.max(...LANE_NAMES.map((lane) => queues[lane].lagSeconds))
