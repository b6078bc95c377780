import type { Client } from 'pg'
import { eraseAccountRows } from './erase-account.ts'
import { eraseRiderRows } from './erase-rider.ts'
import type { Erased } from './erasure-ledger.ts'

/**
 * Repeats all erasures of the ledger, in the caller's transaction.
 * @returns the number of files and accounts that existed and were erased
 */
export async function replayErasures(
  owner: Pick<Client, 'query'>,
  entries: readonly Erased[],
): Promise<number> {
  let erased = 0
  for (const entry of entries) {
    const there =
      'riderId' in entry ? await eraseRiderRows(owner, entry) : await eraseAccountRows(owner, entry)
    if (there) erased += 1
  }
  return erased
}
