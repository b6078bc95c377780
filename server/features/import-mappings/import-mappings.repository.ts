import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Transaction } from '../../database/database.ts'
import type { ImportMapping } from '../../database/schema.gen.ts'

export type MappingRow = Selectable<ImportMapping>

/** A fitter's mappings, oldest first. */
export const listMappings = ({ db }: Transaction, fitterId: string): Promise<MappingRow[]> =>
  db
    .selectFrom('import_mapping')
    .selectAll()
    .where('fitter_id', '=', fitterId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const findMapping = ({ db }: Transaction, id: string, fitterId: string) =>
  db
    .selectFrom('import_mapping')
    .selectAll()
    .where('id', '=', id)
    .where('fitter_id', '=', fitterId)
    .executeTakeFirst()

export const lockMapping = ({ db }: Transaction, id: string, fitterId: string) =>
  db
    .selectFrom('import_mapping')
    .selectAll()
    .where('id', '=', id)
    .where('fitter_id', '=', fitterId)
    .forUpdate()
    .executeTakeFirst()

/** Makes a fitter's requests wait for each other, so that none of them counts too few mappings. */
export const lockOwner = ({ db }: Transaction, fitterId: string) =>
  db
    .selectFrom('fitter_profile')
    .select('fitter_id')
    .where('fitter_id', '=', fitterId)
    .forUpdate()
    .executeTakeFirst()

export async function countMappings({ db }: Transaction, fitterId: string): Promise<number> {
  const counted = await db
    .selectFrom('import_mapping')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('fitter_id', '=', fitterId)
    .executeTakeFirst()
  return Number(counted?.count ?? 0)
}

export async function insertMapping({ db }: Transaction, row: Insertable<ImportMapping>): Promise<void> {
  await db.insertInto('import_mapping').values(row).execute()
}

export async function updateMapping(
  { db }: Transaction,
  id: string,
  set: Updateable<ImportMapping>,
): Promise<void> {
  await db.updateTable('import_mapping').set(set).where('id', '=', id).execute()
}

export async function deleteMapping({ db }: Transaction, id: string): Promise<void> {
  await db.deleteFrom('import_mapping').where('id', '=', id).execute()
}
