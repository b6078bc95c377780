import { randomBytes } from 'node:crypto'
import type { Calls, Parsed } from '#contract/calls.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { offeredLanguage } from '#locales/offered-languages.ts'
import { translatorFor } from '#locales/translate.ts'
import { recordAudit } from '../../audit/audit.ts'
import { bookingPlace, keyHolderOf, servicePlace } from '../../booking/booking-words.ts'
import { bookingUid } from '../../calendar-files/booking-calendar.ts'
import { type CalendarEvent, writeCalendar } from '../../calendar-files/write-calendar.ts'
import type { Transaction } from '../../database/database.ts'
import { hashSecret } from '../../http/cookie.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { publishEvent } from '../../live-events/publish-event.ts'
import {
  deleteFeed,
  type FeedEventRow,
  type FeedRow,
  findFeed,
  listFeedEvents,
  lockFeed,
  updateFeed,
  upsertFeed,
} from './calendar-feeds.repository.ts'

type Made = Calls['POST /api/calendar-feed']['response']
type Feed = Calls['PATCH /api/calendar-feed']['response']
type Wish = Parsed['POST /api/calendar-feed']['body']

const DAY_MS = 86_400_000
/** How long past appointments stay in the feed. */
const PAST_DAYS = 30
const SECRET_BYTES = 16
const NAME = /^([A-Za-z0-9_-]{22})\.ics$/

export const presentFeed = ({ made_at, shows_names }: FeedRow): Feed => ({
  madeAt: made_at.toISOString(),
  showsNames: shows_names,
})

async function record(tx: Transaction, fitterId: string, action: string, changes = {}): Promise<void> {
  await recordAudit(tx, {
    action,
    entity: 'calendar_feed',
    entityId: fitterId,
    fitterId,
    accountId: fitterId,
    changes,
  })
  await publishEvent(tx, 'bookings', [fitterId])
}

/** Makes the address of the fitter's calendar. An earlier one ends with it. It is returned this once. */
export async function makeFeed(tx: Transaction, { showsNames }: Wish): Promise<Made> {
  const fitterId = requireActor('fitter', tx)
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  tx.defer(upsertFeed(tx, { fitter_id: fitterId, secret_hash: hashSecret(secret), shows_names: showsNames }))
  await record(tx, fitterId, 'calendar_feed.made', { shows_names: { to: showsNames } })
  const row = { made_at: tx.now, shows_names: showsNames }
  return { ...presentFeed(row), url: `${tx.publicUrl}/api/calendar-feeds/${secret}.ics` }
}

/** Shows names in the feed, or not. @throws AppError `not_found` without a feed */
export async function changeFeed(tx: Transaction, { showsNames }: Wish): Promise<Feed> {
  const fitterId = requireActor('fitter', tx)
  const row = await lockFeed(tx, fitterId)
  if (!row) throw new AppError('not_found')
  if (row.shows_names !== showsNames) {
    tx.defer(updateFeed(tx, fitterId, showsNames))
    await record(tx, fitterId, 'calendar_feed.changed', {
      shows_names: { from: row.shows_names, to: showsNames },
    })
  }
  return presentFeed({ ...row, shows_names: showsNames })
}

/** Ends the feed's address. Nothing happens without one. */
export async function endFeed(tx: Transaction): Promise<void> {
  const fitterId = requireActor('fitter', tx)
  if (!(await findFeed(tx, fitterId))) return
  tx.defer(deleteFeed(tx, fitterId))
  await record(tx, fitterId, 'calendar_feed.ended')
}

/** Opens the words of an event: what is booked, where, and with whom if names are wanted. */
function wordsOf(tx: Transaction, row: FeedEventRow, blocked: string) {
  const own = tx.keys.unwrap(row.fitter_id, row.wrapped)
  const { booking_id: id, service_id: service, rider_id: rider } = row
  if (!id || !service || !row.service_sealed) return { summary: blocked }
  const holder = keyHolderOf({ rider_id: rider, fitter_id: row.fitter_id })
  const key = holder === row.fitter_id ? own : row.rider_wrapped && tx.keys.unwrap(holder, row.rider_wrapped)
  const name = row.name_sealed && key ? key.open(bookingPlace(id, 'name'), row.name_sealed) : null
  const what = own.open(servicePlace(service, 'name'), row.service_sealed)
  const place = row.place_sealed && own.open(servicePlace(service, 'place'), row.place_sealed)
  const link = row.video_link_sealed && own.open(servicePlace(service, 'video_link'), row.video_link_sealed)
  return { summary: name ? `${what} · ${name}` : what, location: place ?? link }
}

function eventOf(tx: Transaction, row: FeedEventRow, blocked: string): CalendarEvent[] {
  if (row.booking_id === null) return []
  return [
    {
      uid: bookingUid(row.booking_id, tx.publicUrl),
      sequence: row.sequence,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      stampedAt: row.changed_at,
      status: 'CONFIRMED',
      ...wordsOf(tx, row, blocked),
    },
  ]
}

/**
 * The calendar behind an address.
 * @throws AppError `not_found`, the same for an address that ended and for one that never was
 */
export async function readFeed(tx: Transaction, name: string): Promise<Buffer> {
  const secret = NAME.exec(name)?.[1]
  if (secret === undefined) throw new AppError('not_found')
  const rows = await listFeedEvents(tx, hashSecret(secret), new Date(tx.now.getTime() - PAST_DAYS * DAY_MS))
  const [first] = rows
  if (!first) throw new AppError('not_found')
  const t = await translatorFor(offeredLanguage(first.language), ['mail'])
  const events = rows.flatMap((row) => eventOf(tx, row, t('calendarFeed.blocked')))
  return Buffer.from(writeCalendar('PUBLISH', events, PRODUCT_NAME))
}
