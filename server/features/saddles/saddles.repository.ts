import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Transaction } from '../../database/database.ts'
import type { Saddle } from '../../database/schema.gen.ts'

export type SaddleRow = Selectable<Saddle>

/** A fitter's saddles, oldest first. */
export const listSaddles = ({ db }: Transaction, fitterId: string): Promise<SaddleRow[]> =>
  db
    .selectFrom('saddle')
    .selectAll()
    .where('fitter_id', '=', fitterId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const findSaddle = ({ db }: Transaction, id: string, fitterId: string) =>
  db
    .selectFrom('saddle')
    .selectAll()
    .where('id', '=', id)
    .where('fitter_id', '=', fitterId)
    .executeTakeFirst()

/** Makes a fitter's requests wait for each other, so that none of them reads what another changes. */
export const lockOwner = ({ db }: Transaction, fitterId: string) =>
  db
    .selectFrom('fitter_profile')
    .select('fitter_id')
    .where('fitter_id', '=', fitterId)
    .forUpdate()
    .executeTakeFirst()

export async function insertSaddle({ db }: Transaction, row: Insertable<Saddle>): Promise<void> {
  await db.insertInto('saddle').values(row).execute()
}

export async function updateSaddle({ db }: Transaction, id: string, set: Updateable<Saddle>): Promise<void> {
  await db.updateTable('saddle').set(set).where('id', '=', id).execute()
}

export async function deleteSaddle({ db }: Transaction, id: string): Promise<void> {
  await db.deleteFrom('saddle').where('id', '=', id).execute()
}
