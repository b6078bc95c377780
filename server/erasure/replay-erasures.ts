import type { Client } from 'pg'
import { eraseAccountRows } from './erase-account.ts'
import { eraseRiderRows } from './erase-rider.ts'
import { isErased, type LedgerEntry } from './erasure-ledger.ts'
import { replayClosing } from './replay-closing.ts'

/**
 * Repeats all erasures of the ledger, and then what riders closed, in the caller's transaction.
 * @returns the number of files and accounts that existed and were erased
 */
export async function replayErasures(
  owner: Pick<Client, 'query'>,
  entries: readonly LedgerEntry[],
): Promise<number> {
  let erased = 0
  for (const entry of entries.filter(isErased)) {
    const there =
      'riderId' in entry ? await eraseRiderRows(owner, entry) : await eraseAccountRows(owner, entry)
    if (there) erased += 1
  }
  for (const entry of entries) if (!isErased(entry)) await replayClosing(owner, entry)
  return erased
}
