import { sql } from 'kysely'
import type { Transaction } from '../../database/database.ts'
import { readRows } from '../../database/read-rows.ts'

/** Where a demo call is booked now; undefined without a host who offers times. For everybody. */
export async function findDemoCall({
  db,
}: Transaction): Promise<{ slug: string; service_id: string } | undefined> {
  const rows = await readRows(db, sql<{ slug: string; service_id: string }>`select * from app.demo_call()`)
  return rows[0]
}
