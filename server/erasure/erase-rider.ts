import type { Client } from 'pg'
import { appendErasure, type Erased, readErasures } from './erasure-ledger.ts'

async function eraseInDatabase(owner: Pick<Client, 'query'>, { riderId, at }: Erased): Promise<boolean> {
  const { rows } = await owner.query<{ erased: boolean }>('select app.erase_rider($1, $2, $3) as erased', [
    riderId,
    at,
    'erasure',
  ])
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
  await appendErasure(ledger, entry)
  return eraseInDatabase(owner, entry)
}

/** Erases again whatever the ledger names: after a restore, before anything is served. */
export async function replayErasures(
  owner: Pick<Client, 'query'>,
  ledger: readonly string[],
): Promise<number> {
  let erased = 0
  for (const entry of await readErasures(ledger)) if (await eraseInDatabase(owner, entry)) erased += 1
  return erased
}
