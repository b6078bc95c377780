import type { Transaction } from '../../database/transaction.ts'
import type { Run } from '../../http/handlers.ts'
import { requireActor } from '../../http/require-actor.ts'
import type { Batch, SealedName } from './name-index.ts'
import type { NameSearch } from './name-search.ts'
import { findNamesFingerprint, listSealedNames } from './rider-names.repository.ts'

const BATCH = 1_000

/** Reads the names in batches, so that the thread opens one while the next is read. */
async function loadNames(tx: Transaction, fitter: string, add: (batch: Batch) => void): Promise<void> {
  let after: string | null = null
  do {
    const names: SealedName[] = await listSealedNames(tx, fitter, { after, limit: BATCH })
    const last = names.length < BATCH
    add({ names, first: after === null, last })
    after = last ? null : (names.at(-1)?.id ?? null)
  } while (after !== null)
}

/**
 * The ids of a fitter's riders, and of those shared with them, whose name contains the search text. Names are opened
 * and compared between transactions, not within one.
 */
export async function findRidersByName(run: Run, search: NameSearch, typed: string): Promise<string[]> {
  const of = await run(async (tx) => {
    const fitter = requireActor('fitter', tx)
    return { fitter, fingerprint: await findNamesFingerprint(tx, fitter) }
  })
  return search.find(of, typed, (add) => run((tx) => loadNames(tx, of.fitter, add)))
}
