import { sql } from 'kysely'
import type { Transaction } from '../../database/transaction.ts'

/** The named riders of a fitter, with their keys. */
const named = ({ db }: Transaction, fitterId: string) =>
  db
    .selectFrom('rider as r')
    .innerJoin('vault_key as k', 'k.holder', 'r.id')
    .select(['r.id', 'r.name_sealed', 'k.wrapped'])
    .where('r.name_sealed', 'is not', null)
    .where('r.fitter_id', '=', fitterId)

/**
 * A value that differs after any change to the riders that a fitter sees, or to their names. The number of the
 * transaction that wrote a row stands for its content, which need not be read.
 */
export async function findNamesFingerprint({ db }: Transaction, fitterId: string): Promise<string> {
  const { fingerprint } = await db
    .selectFrom('rider as r')
    .select(
      sql<string>`count(*) || ' ' || coalesce(sum(uuid_hash_extended(r.id, r.xmin::text::bigint)), 0)`.as(
        'fingerprint',
      ),
    )
    .where('r.name_sealed', 'is not', null)
    .where('r.fitter_id', '=', fitterId)
    .executeTakeFirstOrThrow()
  return fingerprint
}

/** A batch of sealed names in base64, in the order of their ids. @param after the id it begins after */
export function listSealedNames(
  tx: Transaction,
  fitterId: string,
  { after, limit }: { after: string | null; limit: number },
) {
  return tx.db
    .selectFrom(named(tx, fitterId).as('r'))
    .select('r.id')
    .select(sql<string>`encode(r.name_sealed, 'base64')`.as('name'))
    .select(sql<string>`encode(r.wrapped, 'base64')`.as('wrapped'))
    .$if(after !== null, (rows) => rows.where('r.id', '>', after ?? ''))
    .orderBy('r.id')
    .limit(limit)
    .execute()
}
