import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { LocalDate } from '#domain/calendar/local-date.ts'
import type { Transaction } from '../database/database.ts'
import { readRows } from '../database/read-rows.ts'
import type { FreedTime, WaitingEntry } from '../database/schema.gen.ts'

export type WaitingRow = Selectable<WaitingEntry>
export type FreedRow = Selectable<FreedTime>

export async function insertWaiting({ db }: Transaction, row: Insertable<WaitingEntry>): Promise<void> {
  await db.insertInto('waiting_entry').values(row).execute()
}

export async function updateWaiting(
  { db }: Transaction,
  id: string,
  set: Updateable<WaitingEntry>,
): Promise<void> {
  await db.updateTable('waiting_entry').set(set).where('id', '=', id).execute()
}

/** The entry, if the actor sees it. */
export function findWaiting({ db }: Transaction, id: string): Promise<WaitingRow | undefined> {
  return db.selectFrom('waiting_entry').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The id of the entry behind the secret of a mail. For everybody. */
export async function findWaitingBySecret(
  { db }: Transaction,
  secretHash: Buffer,
): Promise<string | undefined> {
  const rows = await readRows(db, sql<{ id: string | null }>`select app.find_waiting(${secretHash}) as id`)
  return rows[0]?.id ?? undefined
}

/** How often an address asked to wait within 24 hours, and for how much it waits at a fitter. For everybody. */
export async function countWaitingRequests(
  { db }: Transaction,
  address: Buffer,
  fitterId: string,
): Promise<{ mails: number; waits: number }> {
  const rows = await readRows(
    db,
    sql<{ mails: number; waits: number }>`select * from app.waiting_requests(${address}, ${fitterId})`,
  )
  return rows[0] ?? { mails: 0, waits: 0 }
}

/** Who waits for a time of the fitter, in their order, and until when one is kept for them. */
export function listWaiting({ db, now }: Transaction, fitterId: string, today: LocalDate) {
  return db
    .selectFrom('waiting_entry as w')
    .selectAll('w')
    .select((has) =>
      has
        .selectFrom('booking as b')
        .select(({ fn }) => fn.max('b.expires_at').as('until'))
        .whereRef('b.waiting_id', '=', 'w.id')
        .where('b.confirmed_at', 'is', null)
        .where('b.cancelled_at', 'is', null)
        .where('b.expires_at', '>', now)
        .as('offered_until'),
    )
    .where('w.fitter_id', '=', fitterId)
    .where('w.proven_at', 'is not', null)
    .where('w.ended_at', 'is', null)
    .where('w.last_day', '>=', today)
    .orderBy('w.created_at')
    .orderBy('w.id')
    .limit(100)
    .execute()
}

/**
 * Freed times to look at. They are not locked: one process at a time does this work, and whoever frees a time holds the
 * fitter's lock while waiting for its row.
 */
export function listFreedTimes({ db, now }: Transaction, limit: number): Promise<FreedRow[]> {
  return db
    .selectFrom('freed_time')
    .selectAll()
    .where('look_at', '<=', now)
    .orderBy('look_at')
    .limit(limit)
    .execute()
}

export async function updateFreedTime({ db }: Transaction, id: string, look_at: Date | null): Promise<void> {
  await db.updateTable('freed_time').set({ look_at }).where('id', '=', id).execute()
}

/** Who has not been asked about a freed time yet, in their order. */
export function listNotAsked(
  { db }: Transaction,
  { fitter_id, service_id, starts_at, freed_at }: FreedRow,
  day: LocalDate,
): Promise<WaitingRow[]> {
  return db
    .selectFrom('waiting_entry as w')
    .selectAll('w')
    .where('w.fitter_id', '=', fitter_id)
    .where('w.service_id', '=', service_id)
    .where('w.proven_at', 'is not', null)
    .where('w.ended_at', 'is', null)
    .where('w.first_day', '<=', day)
    .where('w.last_day', '>=', day)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('booking as b')
            .select('b.id')
            .whereRef('b.waiting_id', '=', 'w.id')
            .where('b.starts_at', '=', starts_at)
            .where('b.made_at', '>=', freed_at),
        ),
      ),
    )
    .orderBy('w.created_at')
    .orderBy('w.id')
    .limit(50)
    .execute()
}

/** Whether the time belongs to somebody for good: a confirmed booking or a block lies in it. */
export async function isTakenForGood(
  { db }: Transaction,
  { fitter_id, starts_at }: FreedRow,
): Promise<boolean> {
  const found = await db
    .selectFrom('booking')
    .select('id')
    .where('fitter_id', '=', fitter_id)
    .where('starts_at', '<=', starts_at)
    .where('ends_at', '>', starts_at)
    .where('cancelled_at', 'is', null)
    .where((is) => is.or([is('confirmed_at', 'is not', null), is('kind', '=', 'block')]))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
