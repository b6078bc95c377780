import type { Insertable, Selectable } from 'kysely'
import type { Transaction } from '../../database/database.ts'
import type { Prediction } from '../../database/schema.gen.ts'

export type PredictionRow = Selectable<Prediction>

/** What the fitter expects of a session; undefined for everyone but its fitter. */
export function findPrediction({ db }: Pick<Transaction, 'db'>, sessionId: string) {
  return db.selectFrom('prediction').selectAll().where('session_id', '=', sessionId).executeTakeFirst()
}

/** Stores what is expected. Another row of the same session is replaced, except for its id. */
export async function upsertPrediction({ db }: Transaction, row: Insertable<Prediction>): Promise<void> {
  const { id: _, session_id: _of, fitter_id: _fitter, rider_id: _rider, ...expected } = row
  await db
    .insertInto('prediction')
    .values(row)
    .onConflict((on) => on.column('session_id').doUpdateSet(expected))
    .execute()
}
