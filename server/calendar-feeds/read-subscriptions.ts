import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import {
  FRESH_SECONDS,
  READ_EVERY_MINUTES,
  TELL_AFTER_MINUTES,
  type UnreadableReason,
} from '#domain/booking/calendar-feeds.ts'
import type { AppContext } from '../app-context.ts'
import type { Database, Transaction } from '../database/database.ts'
import { publishEvent } from '../live-events/publish-event.ts'
import { queueCalendarUnreadable } from '../messages/calendar-unreadable.ts'
import type { CalendarNetwork } from './fetch-calendar.ts'
import { type CalendarReading, readCalendar } from './read-calendar.ts'
import { subscriptionPlace } from './subscription-words.ts'
import {
  type CalendarsOf,
  claimSubscriptions,
  type DueSubscription,
  updateFailure,
  updateReading,
  updateTold,
} from './subscriptions.repository.ts'

const MINUTE_MS = 60_000
/** How many calendars one process reads at once. */
const AT_ONCE = 8

/** What reading other calendars needs besides their rows. */
export interface CalendarReader {
  database: Database
  network: CalendarNetwork
  publicUrl: string
  now(): Date
  log: Pick<FastifyBaseLogger, 'error'>
}

/** What the application reads other calendars with. */
export const readerOf = ({
  calendarNetwork: network,
  config: { publicUrl },
  database,
  now,
  log,
}: Pick<AppContext, 'calendarNetwork' | 'config' | 'database' | 'now' | 'log'>): CalendarReader => ({
  database,
  network,
  publicUrl,
  now,
  log,
})

const asSystem = <T>({ database, now }: CalendarReader, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  database.perform({ system: true }, { now: now(), requestId: `calendars-${randomUUID()}` }, work)

type Opened = DueSubscription & { url: string }

async function claim(
  tx: Transaction,
  olderThan: Date,
  of: CalendarsOf | { batch: number },
): Promise<Opened[]> {
  const due = await claimSubscriptions(tx, olderThan, of)
  const keys = await tx.keys.ofMany(due.map(({ fitter_id }) => fitter_id))
  return due.flatMap((row) => {
    const url = keys.get(row.fitter_id)?.open(subscriptionPlace(row.id, 'url'), row.url_sealed)
    return url === undefined ? [] : [{ ...row, url }]
  })
}

/** Stores a failure. The page tells it at once; a mail goes out once it has lasted. */
async function storeFailure(
  tx: Transaction,
  { id, fitter_id }: Opened,
  reason: UnreadableReason,
): Promise<void> {
  const failing = await updateFailure(tx, id, reason)
  if (!failing) return
  if (failing.first) await publishEvent(tx, 'bookings', [fitter_id])
  const lasts = tx.now.getTime() - failing.failing_since.getTime() >= TELL_AFTER_MINUTES * MINUTE_MS
  if (!lasts || failing.told) return
  await updateTold(tx, id)
  await queueCalendarUnreadable(tx, fitter_id)
}

async function storeReading(tx: Transaction, row: Opened, reading: CalendarReading): Promise<void> {
  if ('reason' in reading) return storeFailure(tx, row, reading.reason)
  if (await updateReading(tx, row.id, reading.ranges)) await publishEvent(tx, 'bookings', [row.fitter_id])
}

async function readOne(reader: CalendarReader, row: Opened): Promise<void> {
  const { network, publicUrl, now } = reader
  const reading = await readCalendar(new URL(row.url), row.time_zone, { network, publicUrl, now: now() })
  await asSystem(reader, (tx) => storeReading(tx, row, reading))
}

/** A fault of ours with one calendar must not keep the others from being read. */
const readAll = (reader: CalendarReader, rows: readonly Opened[]) =>
  Promise.all(
    rows.map((row) =>
      readOne(reader, row).catch((error: unknown) =>
        reader.log.error({ subscriptionId: row.id, err: error }, 'a calendar could not be read'),
      ),
    ),
  )

/** Reads the calendars that are due, some at once. @returns how many */
export async function readDueCalendars(reader: CalendarReader): Promise<number> {
  const rows = await asSystem(reader, (tx) =>
    claim(tx, new Date(tx.now.getTime() - READ_EVERY_MINUTES * MINUTE_MS), { batch: AT_ONCE }),
  )
  await readAll(reader, rows)
  return rows.length
}

/**
 * Reads a fitter's other calendars before a booking, unless that was done within the last minute. Never within the
 * booking's transaction. What cannot be read in time does not stand in the way: its last known times stay busy.
 * @param freshSeconds how old an attempt may be
 */
export async function readBeforeBooking(
  reader: CalendarReader,
  of: CalendarsOf,
  freshSeconds: number = FRESH_SECONDS,
): Promise<void> {
  const rows = await asSystem(reader, (tx) => claim(tx, new Date(tx.now.getTime() - freshSeconds * 1000), of))
  await readAll(reader, rows)
}
