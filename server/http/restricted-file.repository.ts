import { sql } from 'kysely'
import type { Transaction } from '../database/database.ts'
import { readRows } from '../database/read-rows.ts'

/** Since when the file that one of these ids belongs to is closed to the actor; null if none is. */
export async function findClosedSince({ db }: Transaction, ids: readonly string[]): Promise<Date | null> {
  const rows = await readRows(
    db,
    sql<{
      since: Date | null
    }>`select min(app.closed_since(w.id)) as since from unnest(${[...ids]}::uuid[]) as w(id)`,
  )
  return rows[0]?.since ?? null
}
