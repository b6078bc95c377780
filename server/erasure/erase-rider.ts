import type { Client } from 'pg'
import { appendErasures } from './erasure-ledger.ts'

/**
 * Waits for whoever is at work on a follow-up and keeps it: an alert that was raised in the middle of an erasure would go
 * with its follow-up, without an entry in the trail, and the erasure would be refused.
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
 * Erases one rider's file for good: its documents and its key. Written to the ledger first, so that a crash
 * in between is made good by the next replay.
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
