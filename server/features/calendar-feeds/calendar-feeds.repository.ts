import { sql } from 'kysely'
import type { Transaction } from '../../database/database.ts'
import { readRows } from '../../database/read-rows.ts'

/** The feed of a fitter, without its secret. */
export interface FeedRow {
  shows_names: boolean
  made_at: Date
}

export function findFeed({ db }: Transaction, fitterId: string): Promise<FeedRow | undefined> {
  return db
    .selectFrom('calendar_feed')
    .select(['shows_names', 'made_at'])
    .where('fitter_id', '=', fitterId)
    .executeTakeFirst()
}

/** As `findFeed`; nobody else changes it until the end of the transaction. */
export function lockFeed({ db }: Transaction, fitterId: string): Promise<FeedRow | undefined> {
  return db
    .selectFrom('calendar_feed')
    .select(['shows_names', 'made_at'])
    .where('fitter_id', '=', fitterId)
    .forUpdate()
    .executeTakeFirst()
}

/** Stores a feed. It replaces the one before, whose address ends. */
export async function upsertFeed(
  { db, now }: Transaction,
  feed: { fitter_id: string; secret_hash: Buffer; shows_names: boolean },
): Promise<void> {
  const { secret_hash, shows_names } = feed
  await db
    .insertInto('calendar_feed')
    .values({ ...feed, made_at: now })
    .onConflict((conflict) =>
      conflict.column('fitter_id').doUpdateSet({ secret_hash, shows_names, made_at: now }),
    )
    .execute()
}

export async function updateFeed({ db }: Transaction, fitterId: string, showsNames: boolean): Promise<void> {
  await db
    .updateTable('calendar_feed')
    .set({ shows_names: showsNames })
    .where('fitter_id', '=', fitterId)
    .execute()
}

export async function deleteFeed({ db }: Transaction, fitterId: string): Promise<void> {
  await db.deleteFrom('calendar_feed').where('fitter_id', '=', fitterId).execute()
}

/** A booking or a blocked time of a feed. All columns from `booking_id` on are null in the one row of an empty feed. */
export interface FeedEventRow {
  fitter_id: string
  wrapped: Buffer
  language: string
  booking_id: string | null
  starts_at: Date
  ends_at: Date
  sequence: number
  changed_at: Date
  /** Null for a blocked time. */
  service_id: string | null
  service_sealed: Buffer | null
  place_sealed: Buffer | null
  video_link_sealed: Buffer | null
  rider_id: string | null
  /** Only if the fitter wants names. */
  name_sealed: Buffer | null
  rider_wrapped: Buffer | null
}

/** The events behind a feed's secret that are not over at an instant; nothing for a secret that opens none. */
export function listFeedEvents(
  { db }: Transaction,
  secretHash: Buffer,
  since: Date,
): Promise<FeedEventRow[]> {
  return readRows(db, sql<FeedEventRow>`select * from app.feed_events(${secretHash}, ${since})`)
}

/** Makes changes of one fitter's other calendars take turns. */
export async function lockSubscriptions({ db }: Transaction, fitterId: string): Promise<void> {
  await db
    .selectFrom('fitter_profile')
    .select('fitter_id')
    .where('fitter_id', '=', fitterId)
    .forUpdate()
    .execute()
}

/** The zone of a fitter's practice; null until it was entered. */
export async function findZone({ db }: Transaction, fitterId: string): Promise<string | null> {
  const row = await db
    .selectFrom('fitter_profile')
    .select('time_zone')
    .where('fitter_id', '=', fitterId)
    .executeTakeFirst()
  return row?.time_zone ?? null
}
