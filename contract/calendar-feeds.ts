import { z } from 'zod'
import { MOST_URL_LENGTH, UNREADABLE_REASONS } from '#domain/booking/calendar-feeds.ts'
import { defineCall, instant, line, typedText, uuid } from './call.ts'

/** Another calendar of a fitter, and how its last reading went. */
export const calendarSubscription = z.object({
  id: uuid,
  name: z.string(),
  /** The name of its server. The rest of the address is often a secret, and is not shown again. */
  host: z.string(),
  /** When it was last read. Its busy times are those of then. */
  readAt: instant,
  /** Since when it cannot be read, and why. */
  failing: z.object({ since: instant, reason: z.enum(UNREADABLE_REASONS) }).nullable(),
})

const feed = z.object({ madeAt: instant, showsNames: z.boolean() })
const showsNames = z.boolean()

export const calendarFeedCalls = [
  defineCall('GET /api/calendar-feed', {
    access: 'fitter',
    roundTrips: 5,
    summary:
      'Whether my bookings have an address for calendar programs, and which other calendars make me busy.',
    limit: 'read',
    response: z.object({ feed: feed.nullable(), subscriptions: z.array(calendarSubscription) }),
  }),
  defineCall('POST /api/calendar-feed', {
    access: 'fitter',
    roundTrips: 6,
    summary: 'Make the address of my calendar, or a new one in its place. It is shown only now.',
    audit: 'calendar_feed.made',
    limit: 'write',
    body: z.strictObject({ showsNames }),
    response: feed.extend({ url: z.url() }),
  }),
  defineCall('PATCH /api/calendar-feed', {
    access: 'fitter',
    roundTrips: 6,
    summary: 'Show the names of riders in my calendar, or not. The address stays.',
    audit: 'calendar_feed.changed',
    limit: 'write',
    body: z.strictObject({ showsNames }),
    response: feed,
  }),
  defineCall('DELETE /api/calendar-feed', {
    access: 'fitter',
    roundTrips: 5,
    summary: 'End the address of my calendar.',
    audit: 'calendar_feed.ended',
    limit: 'write',
  }),
  defineCall('GET /api/calendar-feeds/:feed', {
    access: 'everyone',
    roundTrips: 3,
    summary: 'A fitter’s calendar, for calendar programs. The address is the secret.',
    limit: 'calendar_feed',
    file: 'text/calendar; charset=utf-8',
  }),
  defineCall('POST /api/calendar-subscriptions', {
    access: 'fitter',
    idempotent: true,
    roundTrips: 14,
    summary: 'Read another calendar from now on. Its busy times are never offered.',
    audit: 'calendar_subscription.created',
    limit: 'calendar_reading',
    status: 201,
    body: z.strictObject({ name: line, url: typedText({ longest: MOST_URL_LENGTH }).min(1) }),
    response: calendarSubscription,
    errors: ['calendar_unreadable', 'calendars_full', 'idempotency_key_missing'],
  }),
  defineCall('POST /api/calendar-subscriptions/:subscriptionId/reading', {
    access: 'followsFit',
    roundTrips: 14,
    summary: 'Read another calendar now.',
    // Nothing of the fitter's changes: the same happens every few minutes by itself.
    limit: 'calendar_reading',
    response: calendarSubscription,
  }),
  defineCall('DELETE /api/calendar-subscriptions/:subscriptionId', {
    access: 'followsFit',
    roundTrips: 6,
    summary: 'Read another calendar no more, and forget its busy times.',
    audit: 'calendar_subscription.removed',
    limit: 'write',
  }),
] as const
