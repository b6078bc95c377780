import { type Insertable, sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { Transaction } from '../database/database.ts'
import { readRows } from '../database/read-rows.ts'
import type { ResearchProfile } from '../database/schema.gen.ts'

/** The newest intake of a rider whose research consent is in force. */
export interface IntakeToBand {
  submission_id: string
  rider_id: string
  answers_sealed: Buffer
  submitted_at: Date
  time_zone: string | null
}

/** Riders who consent to research and whose bands are missing or of an earlier intake. */
export const listIntakesToBand = ({ db }: Transaction, limit: number): Promise<IntakeToBand[]> =>
  readRows(
    db,
    sql<IntakeToBand>`select s.id as submission_id, r.id as rider_id, s.answers_sealed, s.submitted_at, r.time_zone
      from app.consenting_files() c join rider r on r.id = c.rider_id
      join lateral (select i.id, i.answers_sealed, i.submitted_at from submission i
        where i.rider_id = r.id and i.kind = 'intake' and i.superseded_at is null
        order by i.submitted_at desc, i.id limit 1) s on true
      left join research_profile p on p.rider_id = r.id
      where p.submission_id is distinct from s.id order by r.id limit ${limit}`,
  )

/** Waits for withdrawals in progress. From here to the commit there are no others. */
export async function lockWithdrawals({ db }: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(app.pool_lock())`.execute(db)
}

export async function deleteProfiles({ db }: Transaction, riderIds: readonly string[]): Promise<void> {
  await db.deleteFrom('research_profile').where('rider_id', '=', anyOf(riderIds)).execute()
}

export async function insertProfiles(
  { db }: Transaction,
  rows: readonly Insertable<ResearchProfile>[],
): Promise<void> {
  await db
    .insertInto('research_profile')
    .values([...rows])
    .execute()
}
