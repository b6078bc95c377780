import { type Selectable, sql } from 'kysely'
import type { UnreadableReason } from '#domain/booking/calendar-feeds.ts'
import type { BusyRange } from '../calendar-files/busy-ranges.ts'
import type { Transaction } from '../database/database.ts'
import type { CalendarSubscription } from '../database/schema.gen.ts'

export type SubscriptionRow = Omit<Selectable<CalendarSubscription>, 'busy'>

/** A calendar that is to be read, and the zone of times that name none. */
export interface DueSubscription {
  id: string
  fitter_id: string
  url_sealed: Buffer
  time_zone: string
}

const columns = [
  'id',
  'fitter_id',
  'name_sealed',
  'url_sealed',
  'created_at',
  'tried_at',
  'read_at',
  'failing_since',
  'failure',
  'told_at',
] as const

/** The other calendars of a fitter, oldest first. */
export function listSubscriptions({ db }: Transaction, fitterId: string): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('calendar_subscription')
    .select(columns)
    .where('fitter_id', '=', fitterId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** A fitter's calendar; undefined when it is not theirs. */
export function findSubscription(
  { db }: Transaction,
  fitterId: string,
  id: string,
): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('calendar_subscription')
    .select(columns)
    .where('id', '=', id)
    .where('fitter_id', '=', fitterId)
    .executeTakeFirst()
}

const joined = (ranges: readonly BusyRange[]) => sql<string>`(
  select coalesce(range_agg(tstzrange(r.since, r.until)), '{}')
  from unnest(${ranges.map(([from]) => new Date(from))}::timestamptz[],
    ${ranges.map(([, to]) => new Date(to))}::timestamptz[]) as r (since, until))`

export async function insertSubscription(
  { db }: Transaction,
  row: Omit<SubscriptionRow, 'failing_since' | 'failure' | 'told_at'>,
  ranges: readonly BusyRange[],
): Promise<void> {
  await db
    .insertInto('calendar_subscription')
    .values({ ...row, busy: joined(ranges) })
    .execute()
}

export async function deleteSubscription({ db }: Transaction, id: string): Promise<void> {
  await db.deleteFrom('calendar_subscription').where('id', '=', id).execute()
}

/** Whose calendars are meant: a fitter's, found by what a request about a booking names. */
export type CalendarsOf =
  | { fitterId: string }
  | { page: string }
  | { secretHash: Buffer }
  | { bookingId: string }
  | { serviceId: string }

function ownedBy(of: CalendarsOf) {
  if ('fitterId' in of) return sql`s.fitter_id = ${of.fitterId}`
  if ('page' in of)
    return sql`s.fitter_id in (select x.fitter_id from fitter_profile x
      where x.slug = lower(${of.page}) or x.fitter_id::text = lower(${of.page}))`
  if ('bookingId' in of)
    return sql`s.fitter_id in (select b.fitter_id from booking b where b.id = ${of.bookingId})`
  if ('serviceId' in of)
    return sql`s.fitter_id in (select x.fitter_id from booking_service x where x.id = ${of.serviceId})`
  return sql`s.fitter_id in (select b.fitter_id from booking_secret x join booking b on b.id = x.booking_id
    where x.hash = ${of.secretHash} and x.revoked_at is null)`
}

/**
 * Takes calendars to be read whose last attempt is older than an instant, so that nobody else reads them now: those of
 * one fitter, or a batch of everybody's.
 */
export async function claimSubscriptions(
  { db, now }: Transaction,
  olderThan: Date,
  of: CalendarsOf | { batch: number },
): Promise<DueSubscription[]> {
  const theirs = 'batch' in of ? sql`` : sql`and ${ownedBy(of)}`
  const most = 'batch' in of ? sql`limit ${of.batch}` : sql``
  const { rows } = await sql<DueSubscription>`
    update calendar_subscription c set tried_at = ${now}
    from fitter_profile p
    where p.fitter_id = c.fitter_id and c.id in (
      select s.id from calendar_subscription s join account a on a.id = s.fitter_id
      where s.tried_at <= ${olderThan} ${theirs} and a.disabled_at is null
      order by s.tried_at ${most} for update of s skip locked)
    returning c.id, c.fitter_id, c.url_sealed, coalesce(p.time_zone, 'UTC') as time_zone`.execute(db)
  return rows
}

/** Stores what was read. @returns whether the busy times have changed; undefined when the calendar was removed meanwhile */
export async function updateReading(
  { db, now }: Transaction,
  id: string,
  ranges: readonly BusyRange[],
): Promise<boolean | undefined> {
  const { rows } = await sql<{ changed: boolean }>`
    with before as (select s.id, s.busy from calendar_subscription s where s.id = ${id} for update),
      after as (select ${joined(ranges)} as busy)
    update calendar_subscription c
      set read_at = ${now}, failing_since = null, failure = null, told_at = null,
        busy = case when before.busy = after.busy then c.busy else after.busy end
    from before, after where c.id = before.id
    returning before.busy <> after.busy as changed`.execute(db)
  return rows[0]?.changed
}

/** Stores that a calendar could not be read. Its busy times stay. @returns since when, and whether the fitter was told */
export async function updateFailure(
  { db, now }: Transaction,
  id: string,
  failure: UnreadableReason,
): Promise<{ failing_since: Date; told: boolean; first: boolean } | undefined> {
  const { rows } = await sql<{ failing_since: Date; told: boolean; first: boolean }>`
    update calendar_subscription set failure = ${failure}, failing_since = coalesce(failing_since, ${now})
    where id = ${id}
    returning failing_since, told_at is not null as told, failing_since = ${now} as first`.execute(db)
  return rows[0]
}

export async function updateTold({ db, now }: Transaction, id: string): Promise<void> {
  await db.updateTable('calendar_subscription').set({ told_at: now }).where('id', '=', id).execute()
}
