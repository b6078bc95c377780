import type { Insertable, Updateable } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { DeliveryHold } from '../database/schema.gen.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Channel, Lane } from './lanes.ts'

/** The holds of some lanes with at least this many failures, locked. */
export function listHoldsForUpdate({ db }: Transaction, lanes: readonly Lane[], minFailures: number) {
  return db
    .selectFrom('delivery_hold')
    .select(['lane', 'probe_at'])
    .where('lane', '=', anyOf(lanes))
    .where('failures', '>=', minFailures)
    .orderBy('lane')
    .forUpdate()
    .execute()
}

/** The holds of a channel's lanes, locked. */
export function listChannelHoldsForUpdate({ db }: Transaction, channel: Channel) {
  return db
    .selectFrom('delivery_hold')
    .select(['lane', 'failures', 'failed_at'])
    .where('channel', '=', channel)
    .orderBy('lane')
    .forUpdate()
    .execute()
}

/** The lanes with at least this many failures. */
export async function listHeldLanes({ db }: Transaction, minFailures: number): Promise<string[]> {
  const rows = await db
    .selectFrom('delivery_hold')
    .select('lane')
    .where('failures', '>=', minFailures)
    .execute()
  return rows.map(({ lane }) => lane)
}

/** @returns false when the lane has a hold already */
export async function insertHold({ db }: Transaction, hold: Insertable<DeliveryHold>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('delivery_hold')
    .values(hold)
    .onConflict((conflict) => conflict.column('lane').doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function updateHold(
  { db }: Pick<Transaction, 'db'>,
  lane: Lane,
  changes: Updateable<DeliveryHold>,
): Promise<void> {
  await db.updateTable('delivery_hold').set(changes).where('lane', '=', lane).execute()
}

/** @returns the number of failures of each deleted hold */
export async function deleteHolds({ db }: Transaction, channel: Channel): Promise<number[]> {
  const ended = await db
    .deleteFrom('delivery_hold')
    .where('channel', '=', channel)
    .returning('failures')
    .execute()
  return ended.map(({ failures }) => failures)
}
