import type { Client } from 'pg'
import { appendToLedger } from './erasure-ledger.ts'

/** Erases one rider's file in the database. @returns false when there is no such file, or no longer */
export async function eraseRiderRows(
  owner: Pick<Client, 'query'>,
  { riderId, at }: { riderId: string; at: string },
): Promise<boolean> {
  const { rows } = await owner.query<{ erased: boolean }>('select app.erase_rider($1, $2, $3) as erased', [
    riderId,
    at,
    'erasure',
  ])
  return rows[0]?.erased ?? false
}

/**
 * Erases one rider's file for good: its documents and its key. The ledger is written first, so that no restore brings the
 * file back. After a crash in between, the erasure is repeated by whoever asked for it.
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
  await appendToLedger(ledger, [entry])
  return eraseRiderRows(owner, entry)
}
