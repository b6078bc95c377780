import type { Run } from '../../http/handler-types.ts'
import { requireActor } from '../../http/require-actor.ts'
import { loadInBatches } from '../../sealed-search/load-in-batches.ts'
import type { SealedName } from './name-index.ts'
import type { NameSearch } from './name-search.ts'
import { findNamesFingerprint, listSealedNames } from './rider-names.repository.ts'

const BATCH = 1_000

/**
 * The ids of a fitter's riders, and of those shared with them, whose name contains the search text. Names are opened
 * and compared between transactions, not within one.
 */
export async function findRidersByName(run: Run, search: NameSearch, typed: string): Promise<string[]> {
  const of = await run(async (tx) => {
    const fitter = requireActor('fitter', tx)
    return { fitter, fingerprint: await findNamesFingerprint(tx, fitter) }
  })
  return search.find(of, typed, async (add) => {
    await run((tx) =>
      loadInBatches(
        BATCH,
        (last: SealedName | null) =>
          listSealedNames(tx, of.fitter, { after: last?.id ?? null, limit: BATCH }),
        add,
      ),
    )
  })
}
