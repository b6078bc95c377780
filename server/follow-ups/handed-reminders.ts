import { endedByAddress } from '#domain/follow-ups/reminders.ts'
import type { Transaction } from '../database/database.ts'
import type { Remindable } from './follow-up.ts'

/** A reminder that was handed over already. */
export interface Handed {
  followUpId: string
  number: number
  handedAt: Date
  sentAt: Date | null
  /** Why it did not reach the rider and will not; null while it may, or did. */
  endedBy: string | null
}

/** The reminders of some follow-ups that were handed over, in their order. */
export async function handedOf({ db }: Transaction, followUpIds: readonly string[]): Promise<Handed[]> {
  if (followUpIds.length === 0) return []
  const rows = await db
    .selectFrom('follow_up_reminder')
    .select(['follow_up_id', 'number', 'handed_at', 'sent_at', 'ended_by'])
    .where('follow_up_id', 'in', followUpIds)
    .orderBy('number')
    .execute()
  return rows.map(({ follow_up_id, number, handed_at, sent_at, ended_by }) => ({
    followUpId: follow_up_id,
    number,
    handedAt: handed_at,
    sentAt: sent_at,
    endedBy: ended_by,
  }))
}

/** When the latest of them went out; null while none did. */
export const lastSent = (handed: readonly Handed[]): Date | null =>
  handed.reduce<Date | null>((last, { sentAt }) => (sentAt && (!last || sentAt > last) ? sentAt : last), null)

/** Writes down that a reminder was handed over. @returns false when it was before */
export async function recordHanded(
  tx: Transaction,
  followUp: Remindable,
  number: number,
  endedBy: string | null,
) {
  const { id, session_id, fitter_id, rider_id } = followUp
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('follow_up_reminder')
    .values({
      follow_up_id: id,
      number,
      session_id,
      fitter_id,
      rider_id,
      handed_at: tx.now,
      ended_by: endedBy,
    })
    .onConflict((conflict) => conflict.columns(['follow_up_id', 'number']).doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** They count as never handed over: their numbers are free again. */
export async function forgetHanded(
  { db }: Transaction,
  followUpId: string,
  numbers: number[],
): Promise<void> {
  await db
    .deleteFrom('follow_up_reminder')
    .where('follow_up_id', '=', followUpId)
    .where('number', 'in', numbers)
    .execute()
}

/** What did not reach the rider for the address it went to is planned anew: it is another one, or is tried again. */
export async function replanUndelivered(tx: Transaction, followUpId: string): Promise<void> {
  const rows = await tx.db
    .selectFrom('follow_up_reminder')
    .select(['number', 'ended_by'])
    .where('follow_up_id', '=', followUpId)
    .where('sent_at', 'is', null)
    .execute()
  const numbers = rows.flatMap(({ number, ended_by }) =>
    ended_by !== null && endedByAddress(ended_by) ? [number] : [],
  )
  if (numbers.length > 0) await forgetHanded(tx, followUpId, numbers)
}
