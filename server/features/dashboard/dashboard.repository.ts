import type { Transaction } from '../../database/database.ts'

/** The acting fitter's layout. Row security lets nobody read another one, so it can be asked for with the entry. */
export const findOwnLayout = ({ db }: Pick<Transaction, 'db'>) =>
  db.selectFrom('dashboard_layout').select(['widgets', 'version']).executeTakeFirst()

/**
 * Stores a fitter's layout, unless it was changed in the meantime.
 * @param version the version it replaces; 0 if none is stored
 * @returns whether it was stored
 */
export async function saveLayout(
  { db }: Transaction,
  fitterId: string,
  version: number,
  row: { widgets: string; version: number; changed_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('dashboard_layout')
    .values({ fitter_id: fitterId, ...row })
    .onConflict((conflict) =>
      conflict.column('fitter_id').doUpdateSet(row).where('dashboard_layout.version', '=', version),
    )
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
