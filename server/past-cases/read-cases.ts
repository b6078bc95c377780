import { openReader } from '../database/database.ts'
import { loadInBatches } from '../sealed-search/load-in-batches.ts'
import type { Turn } from '../sealed-search/read-in-turn.ts'
import type { Reading } from '../sealed-search/search-thread.ts'
import { listSealedCases, type SealedCase } from './sealed-cases.repository.ts'

/** How many sessions are read in one transaction. */
const BATCH = 250

/**
 * Reads the sessions of a fitter as whoever asked, under row security, a transaction for each batch: all of them, or until
 * another fitter's reading waits. The connection ends with the turn, so that those who wait for theirs hold none.
 * @returns the session after which the next turn goes on; null after the last one
 * @throws Error when the sign-in has ended meanwhile
 */
export async function readCases(
  { access, cookieHash, now }: Reading,
  fitter: string,
  { after, add, isAwaited }: Turn<SealedCase>,
): Promise<SealedCase | null> {
  const reader = openReader(access)
  // Reading on for a search is no use of the sign-in that would prolong it.
  const entry = { cookieHash: Buffer.from(cookieHash), listening: true } as const
  const read = async (last: SealedCase | null) => {
    const { actor, answer } = await reader.ask(entry, { now, requestId: 'past cases' }, (db) =>
      listSealedCases({ db }, fitter, { after: last, limit: BATCH }),
    )
    if (actor.kind !== 'fitter' || actor.id !== fitter) throw new Error('past cases: the sign-in has ended')
    return answer
  }
  try {
    return await loadInBatches(BATCH, read, add, { after, endsHere: isAwaited })
  } finally {
    await reader.close()
  }
}
