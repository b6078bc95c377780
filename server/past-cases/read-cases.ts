import { openReader } from '../database/database.ts'
import { loadInBatches } from '../sealed-search/load-in-batches.ts'
import type { Load, Reading } from '../sealed-search/search-thread.ts'
import { listSealedCases, type SealedCase } from './sealed-cases.repository.ts'

/** How many sessions are read in one transaction. */
const BATCH = 250

/**
 * Reads all sessions of a fitter as whoever asked, under row security, a transaction for each batch.
 * @throws Error when the sign-in has ended meanwhile
 */
export async function readCases(
  { access, cookieHash, now }: Reading,
  fitter: string,
  add: Parameters<Load<SealedCase>>[0],
): Promise<void> {
  const reader = openReader(access)
  // Reading on for a search is no use of the sign-in that would prolong it.
  const entry = { cookieHash: Buffer.from(cookieHash), listening: true } as const
  const read = async (after: SealedCase | null) => {
    const { actor, answer } = await reader.ask(entry, { now, requestId: 'past cases' }, (db) =>
      listSealedCases({ db }, fitter, { after, limit: BATCH }),
    )
    if (actor.kind !== 'fitter' || actor.id !== fitter) throw new Error('past cases: the sign-in has ended')
    return answer
  }
  try {
    await loadInBatches(BATCH, read, add)
  } finally {
    await reader.close()
  }
}
