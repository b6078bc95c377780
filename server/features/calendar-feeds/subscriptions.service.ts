import { randomUUID } from 'node:crypto'
import type { Calls, Parsed } from '#contract/calls.ts'
import { MOST_SUBSCRIPTIONS, unreadableReason } from '#domain/booking/calendar-feeds.ts'
import { recordAudit } from '../../audit/audit.ts'
import { calendarUrl } from '../../calendar-feeds/fetch-calendar.ts'
import { type CalendarReading, readCalendar } from '../../calendar-feeds/read-calendar.ts'
import { type CalendarReader, readBeforeBooking } from '../../calendar-feeds/read-subscriptions.ts'
import { subscriptionPlace } from '../../calendar-feeds/subscription-words.ts'
import {
  deleteSubscription,
  findSubscription,
  insertSubscription,
  listSubscriptions,
  type SubscriptionRow,
} from '../../calendar-feeds/subscriptions.repository.ts'
import type { BusyRange } from '../../calendar-files/busy-ranges.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { publishEvent } from '../../live-events/publish-event.ts'
import type { HolderKey } from '../../vault/vault.ts'
import { findFeed, findZone, lockSubscriptions } from './calendar-feeds.repository.ts'
import { presentFeed } from './feed.service.ts'

type Subscription = Calls['POST /api/calendar-subscriptions']['response']
type Wanted = Parsed['POST /api/calendar-subscriptions']['body']

/** A calendar read on a press is not read again within these seconds. */
const PRESS_FRESH_SECONDS = 5

function present(key: HolderKey, row: SubscriptionRow): Subscription {
  const { id, failing_since: since, failure } = row
  return {
    id,
    name: key.open(subscriptionPlace(id, 'name'), row.name_sealed),
    host: new URL(key.open(subscriptionPlace(id, 'url'), row.url_sealed)).host,
    readAt: row.read_at.toISOString(),
    failing:
      since && failure !== null ? { since: since.toISOString(), reason: unreadableReason(failure) } : null,
  }
}

/** The fitter's feed and other calendars. */
export async function readCalendars(tx: Transaction): Promise<Calls['GET /api/calendar-feed']['response']> {
  const fitterId = requireActor('fitter', tx)
  const [feed, rows, key] = await Promise.all([
    findFeed(tx, fitterId),
    listSubscriptions(tx, fitterId),
    tx.keys.of(fitterId),
  ])
  return { feed: feed ? presentFeed(feed) : null, subscriptions: rows.map((row) => present(key, row)) }
}

async function requireRoom(tx: Transaction, fitterId: string): Promise<void> {
  const known = await listSubscriptions(tx, fitterId)
  if (known.length >= MOST_SUBSCRIPTIONS)
    throw new AppError('calendars_full', { params: { most: MOST_SUBSCRIPTIONS } })
}

/** What a reading needs of the fitter before it. @throws AppError `calendars_full` */
export async function prepareSubscription(tx: Transaction): Promise<{ timeZone: string }> {
  const fitterId = requireActor('fitter', tx)
  await requireRoom(tx, fitterId)
  return { timeZone: (await findZone(tx, fitterId)) ?? 'UTC' }
}

/** Reads the calendar that is to be added. @throws AppError `calendar_unreadable` with the reason */
export async function firstReading(
  reader: CalendarReader,
  wanted: Wanted,
  timeZone: string,
): Promise<{ url: string; ranges: BusyRange[] }> {
  const url = calendarUrl(wanted.url)
  const reading: CalendarReading = url
    ? await readCalendar(url, timeZone, { ...reader, now: reader.now() })
    : { reason: 'not_public' }
  if ('reason' in reading || !url)
    throw new AppError('calendar_unreadable', {
      params: { reason: 'reason' in reading ? reading.reason : 'not_public' },
    })
  return { url: url.href, ranges: reading.ranges }
}

/** Keeps a calendar that was read. @throws AppError `calendars_full` */
export async function addSubscription(
  tx: Transaction,
  { name }: Wanted,
  { url, ranges }: { url: string; ranges: readonly BusyRange[] },
): Promise<Subscription> {
  const fitterId = requireActor('fitter', tx)
  await lockSubscriptions(tx, fitterId)
  await requireRoom(tx, fitterId)
  const [id, key] = [randomUUID(), await tx.keys.of(fitterId)]
  const row = {
    id,
    fitter_id: fitterId,
    name_sealed: key.seal(subscriptionPlace(id, 'name'), name),
    url_sealed: key.seal(subscriptionPlace(id, 'url'), url),
    created_at: tx.now,
    tried_at: tx.now,
    read_at: tx.now,
  }
  tx.defer(insertSubscription(tx, row, ranges))
  await record(tx, fitterId, id, 'calendar_subscription.created')
  return present(key, { ...row, failing_since: null, failure: null, told_at: null })
}

async function record(tx: Transaction, fitterId: string, id: string, action: string): Promise<void> {
  const entity = 'calendar_subscription'
  await recordAudit(tx, { action, entity, entityId: id, fitterId, accountId: fitterId })
  await publishEvent(tx, 'bookings', [fitterId])
}

/** A calendar of the fitter's own. @throws AppError `not_found` */
export async function readSubscription(tx: Transaction, id: string): Promise<Subscription> {
  const fitterId = requireActor('fitter', tx)
  const [row, key] = await Promise.all([findSubscription(tx, fitterId, id), tx.keys.of(fitterId)])
  if (!row) throw new AppError('not_found')
  return present(key, row)
}

/** Reads the fitter's other calendars now. */
export const readNow = (reader: CalendarReader, fitterId: string): Promise<void> =>
  readBeforeBooking(reader, { fitterId }, PRESS_FRESH_SECONDS)

/** Reads a calendar no more and forgets its busy times. @throws AppError `not_found` */
export async function removeSubscription(tx: Transaction, id: string): Promise<void> {
  const fitterId = requireActor('fitter', tx)
  if (!(await findSubscription(tx, fitterId, id))) throw new AppError('not_found')
  tx.defer(deleteSubscription(tx, id))
  await record(tx, fitterId, id, 'calendar_subscription.removed')
}
