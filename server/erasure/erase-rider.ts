import type { Client } from 'pg'
import { appendErasures } from './erasure-ledger.ts'

/**
 * Locks the rider's follow-ups, after waiting for transactions that use them. Otherwise an alert raised during the
 * erasure would be deleted with its follow-up without an audit entry, and the commit would be refused.
 */
const WITH_FOLLOW_UPS_LOCKED = `
  with locked as materialized (select id from follow_up where rider_id = $1 for update)
  select app.erase_rider($1, $2, $3) as erased from (select count(*) from locked) counted`

/** Erases one rider's file in the database. @returns false when there is no such file, or no longer */
export async function eraseRiderRows(
  owner: Pick<Client, 'query'>,
  { riderId, at }: { riderId: string; at: string },
): Promise<boolean> {
  const { rows } = await owner.query<{ erased: boolean }>(WITH_FOLLOW_UPS_LOCKED, [riderId, at, 'erasure'])
  return rows[0]?.erased ?? false
}

/**
 * Erases one rider's file for good: its documents and its key. The ledger is written first, so that the next replay
 * completes an erasure that a crash interrupted.
 * @returns false when there is no such file, or no longer
 */
export async function eraseRider(
  owner: Pick<Client, 'query'>,
  ledger: readonly string[],
  riderId: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await owner.query('select 1 from rider where id = $1 and erased_at is null', [riderId])
  if (rowCount === 0) return false
  const entry = { riderId, at: now.toISOString() }
  await appendErasures(ledger, [entry])
  return eraseRiderRows(owner, entry)
}
