import { type Kysely, sql } from 'kysely'
import { anyOf } from '../base/any-of.ts'
import type { IdentityDatabase } from '../base/tables.ts'

type Db = Kysely<IdentityDatabase>

interface CountedGuess {
  sourceHash: Buffer
  now: Date
  /** When a count that starts now is deleted. */
  forgetAt: Date
}

/** Adds one guess to each code, in the order of the ids. Returns the new counts. */
export async function insertGuesses(
  db: Db,
  ids: readonly string[],
  { sourceHash, now, forgetAt }: CountedGuess,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ code_id: string; wrong: number }>`
    insert into identity.code_guess as g (code_id, source_hash, wrong, forget_at)
    select id, ${sourceHash}, 1, ${forgetAt}::timestamptz from unnest(${[...ids]}::uuid[]) as id order by id
    on conflict (code_id, source_hash) do update set
      wrong = case when g.forget_at <= ${now} then 1 else g.wrong + 1 end,
      forget_at = case when g.forget_at <= ${now} then excluded.forget_at else g.forget_at end
    returning code_id, wrong`.execute(db)
  return new Map(rows.map(({ code_id, wrong }) => [code_id, wrong]))
}

/** Subtracts one guess from each code for each of these sources. */
export async function decrementGuesses(
  db: Db,
  ids: readonly string[],
  sourceHashes: readonly Buffer[],
): Promise<void> {
  await db
    .updateTable('identity.code_guess')
    .set((set) => ({ wrong: set('wrong', '-', 1) }))
    .where('code_id', '=', anyOf(ids))
    .where('source_hash', '=', anyOf(sourceHashes))
    .execute()
}

export async function deleteExpiredGuesses(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('identity.code_guess').where('forget_at', '<=', now).execute()
}
