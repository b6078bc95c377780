import { sql } from 'kysely'
import type { Transaction } from '../../database/database.ts'
import { readRows } from '../../database/read-rows.ts'

/** The fitter's address, and whether a mark is shown there. */
export const findChoice = ({ db }: Transaction, fitterId: string) =>
  db
    .selectFrom('fitter_profile as p')
    .leftJoin('public_mark as m', 'm.fitter_id', 'p.fitter_id')
    .select(['p.slug', 'm.shown'])
    .where('p.fitter_id', '=', fitterId)
    .executeTakeFirst()

/** Whether the mark is shown, so that nobody else changes it until the commit. */
export const lockChoice = ({ db }: Transaction, fitterId: string) =>
  db
    .selectFrom('public_mark')
    .select('shown')
    .where('fitter_id', '=', fitterId)
    .forUpdate()
    .executeTakeFirst()

/** The fitter's rating as it was computed. */
export const findRating = ({ db }: Transaction, fitterId: string) =>
  db.selectFrom('fitter_rating').selectAll().where('fitter_id', '=', fitterId).executeTakeFirst()

export async function upsertChoice(
  { db, now }: Transaction,
  fitterId: string,
  shown: boolean,
): Promise<void> {
  await db
    .insertInto('public_mark')
    .values({ fitter_id: fitterId, shown, changed_at: now })
    .onConflict((is) => is.column('fitter_id').doUpdateSet({ shown, changed_at: now }))
    .execute()
}

/** A mark that is shown, with what opens the fitter's name. */
export async function findShownMark({ db }: Transaction, slug: string) {
  const rows = await readRows(
    db,
    sql<{
      fitter_id: string
      name_sealed: Buffer
      studio_sealed: Buffer | null
      wrapped: Buffer
      year: number
      riders: number
      asked: number
      answered: number
      rating: number
      low: number
      high: number
      computed_at: Date
    }>`select * from app.shown_mark(${slug})`,
  )
  return rows[0]
}
