import type { Transaction } from '../../database/database.ts'
import type { HolderKey } from '../../vault/vault.ts'

/**
 * Opens rows of riders' files, each with its rider's key, in one question for all keys.
 * @returns the opened rows by the value of one of their columns, in the order they came
 */
export async function openedBy<
  Column extends string,
  Row extends Record<Column | 'rider_id', string>,
  Opened,
>(
  tx: Transaction,
  rows: readonly Row[],
  column: Column,
  open: (key: HolderKey, row: Row) => Opened,
): Promise<Map<string, Opened[]>> {
  const keys = await tx.keys.ofMany(rows.map((row) => row.rider_id))
  const opened = new Map<string, Opened[]>()
  for (const row of rows) {
    const key = keys.get(row.rider_id)
    if (!key) throw new Error('vault: no key for this rider')
    opened.set(row[column], [...(opened.get(row[column]) ?? []), open(key, row)])
  }
  return opened
}
