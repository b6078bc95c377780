import type { Client } from 'pg'
import { eraseAccountRows } from './erase-account.ts'
import { eraseRiderRows } from './erase-rider.ts'
import { eraseVisitorRows } from './erase-visitor.ts'
import { type Erased, isErased, type LedgerEntry } from './erasure-ledger.ts'
import { replayClosing } from './replay-closing.ts'

/** @returns whether it existed and was erased */
async function replayErasure(owner: Pick<Client, 'query'>, entry: Erased): Promise<boolean> {
  if ('riderId' in entry) return eraseRiderRows(owner, entry)
  if ('accountId' in entry) return eraseAccountRows(owner, entry)
  const erased = await eraseVisitorRows(owner, [entry.visitorRowId], entry.at)
  return Object.values(erased).some((count) => count > 0)
}

/**
 * Repeats all erasures of the ledger, and then what riders closed, in the caller's transaction.
 * @returns the number of files, accounts and rows of visitors that existed and were erased
 */
export async function replayErasures(
  owner: Pick<Client, 'query'>,
  entries: readonly LedgerEntry[],
): Promise<number> {
  let erased = 0
  for (const entry of entries.filter(isErased)) if (await replayErasure(owner, entry)) erased += 1
  for (const entry of entries) if (!isErased(entry)) await replayClosing(owner, entry)
  return erased
}
