import { sql } from 'kysely'
import type { Transaction } from '../../database/database.ts'
import { readRows } from '../../database/read-rows.ts'

/**
 * A value that differs after any change to the outcomes of a fitter's fits, to which of them the fitter sees, or to what
 * ratings assume. The number of the transaction that wrote a row stands for its content.
 */
export async function findFitsFingerprint({ db }: Transaction, fitterId: string): Promise<string> {
  const [found] = await readRows(
    db,
    sql<{ fingerprint: string }>`
    select concat_ws(' ', count(*), coalesce(sum(uuid_hash_extended(f.session_id, f.xmin::text::bigint)), 0),
      (select max(p.taken_at) from pool_snapshot p where p.compared_at is not null)) as fingerprint
    from fit_outcome f where f.fitter_id = ${fitterId}`,
  )
  if (!found) throw new Error('outcomes: no fingerprint')
  return found.fingerprint
}
