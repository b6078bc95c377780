import type { Client } from 'pg'
import { eraseAccountRows } from './erase-account.ts'
import { eraseRiderRows } from './erase-rider.ts'
import { readErasures } from './erasure-ledger.ts'

/**
 * Erases again whatever the ledger names: after a restore, before anything is served.
 * @returns how many files and accounts were there to be erased
 */
export async function replayErasures(
  owner: Pick<Client, 'query'>,
  ledger: readonly string[],
): Promise<number> {
  let erased = 0
  for (const entry of await readErasures(ledger)) {
    const there =
      'riderId' in entry ? await eraseRiderRows(owner, entry) : await eraseAccountRows(owner, entry)
    if (there) erased += 1
  }
  return erased
}
