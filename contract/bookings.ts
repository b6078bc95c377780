import { z } from 'zod'
import { BOOKING_STATES } from '#domain/booking/booking-state.ts'
import { SERVICE_KINDS } from '#domain/booking/service.ts'
import { isEmail } from '#domain/contact/email.ts'
import { timeZone } from './booking-offers.ts'
import { answerOfTime, ownBooking } from './booking-pages.ts'
import { defineCall, email, instant, line, lines, localDate, secret, typedText, uuid } from './call.ts'

/** What whoever moves or cancels writes to the other. */
const message = lines(500).min(1).nullable()

/** A booking or a blocked time as its fitter sees it. */
export const booking = z.object({
  id: uuid,
  state: z.enum(BOOKING_STATES),
  startsAt: instant,
  endsAt: instant,
  /** With the buffers. */
  busyFrom: instant,
  busyTo: instant,
  timeZone,
  service: z.object({ id: uuid, kind: z.enum(SERVICE_KINDS), name: z.string() }).nullable(),
  riderId: uuid.nullable(),
  sessionId: uuid.nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** The rider's line, or the note of a blocked time. */
  note: z.string().nullable(),
  riderTimeZone: z.string().nullable(),
  message: z.string().nullable(),
  expiresAt: instant.nullable(),
  cancelledBy: z.enum(['rider', 'fitter', 'system']).nullable(),
  madeBy: z.enum(['rider', 'fitter', 'waiting_list']),
  /** Rises with every change; a change names the one it saw. */
  sequence: z.number().int(),
})

/** A booking as its rider sees it in their account. */
export const appointment = ownBooking.extend({ id: uuid })

/** What bookings show on other pages. */
export const bookingCalls = [
  defineCall('GET /api/bookings/upcoming', {
    access: 'fitter',
    roundTrips: 5,
    summary: 'My next appointments.',
    limit: 'read',
    response: z.object({ items: z.array(booking) }),
  }),
  defineCall('GET /api/client/bookings', {
    access: 'client',
    roundTrips: 8,
    summary: 'My appointments as a rider: those to come, and those of the last year.',
    limit: 'read',
    response: z.object({ items: z.array(appointment) }),
  }),
  defineCall('GET /api/sessions/:sessionId/bookings', {
    access: 'readsRider',
    roundTrips: 5,
    summary: 'The appointments of a fit session.',
    limit: 'read',
    response: z.object({ items: z.array(booking.omit({ email: true, phone: true })) }),
  }),
] as const

/** A place in a waiting list as whoever waits sees it. */
const waitingPlace = z.object({
  state: z.enum(['unconfirmed', 'waiting', 'ended']),
  fitterName: z.string(),
  service: z.string(),
  firstDay: localDate,
  lastDay: localDate,
})

const range = z.strictObject({ from: instant, to: instant })

/** The fitter's calendar, and what riders change by themselves. Joined in `calls.ts` with their handlers. */
export const bookingCalendarCalls = [
  defineCall('GET /api/bookings', {
    access: 'fitter',
    roundTrips: 6,
    summary: 'My bookings and blocked times in a range of at most 45 days.',
    limit: 'read',
    query: range,
    response: z.object({
      items: z.array(booking),
      /** Times that are taken without a row that I see: of restricted files, and of other calendars. */
      busy: z.array(range),
    }),
  }),
  defineCall('POST /api/bookings', {
    access: 'ownedByFitter',
    idempotent: true,
    roundTrips: 40,
    summary: 'Enter a booking for a rider of mine, or for somebody new.',
    audit: 'booking.created',
    limit: 'write',
    status: 201,
    body: z.strictObject({
      serviceId: uuid,
      at: instant,
      rider: z.union([
        z.strictObject({ riderId: uuid }),
        z.strictObject({
          name: line,
          email: email.refine(isEmail, { params: { code: 'invalid_format' } }).nullable(),
          phone: typedText({ longest: 40 }).min(1).nullable(),
        }),
      ]),
      note: lines(500).min(1).nullable(),
      /** Book although it is outside my hours or rules. A time that is taken is never booked. */
      outsideHours: z.boolean().default(false),
    }),
    response: z.object({ id: uuid }),
    /** `time_refused` says why, and which times are free next (instants, by spaces). */
    errors: ['time_refused', 'booking_not_set_up', 'idempotency_key_missing'],
  }),
  defineCall('POST /api/booking-blocks', {
    access: 'buildsPractice',
    idempotent: true,
    roundTrips: 10,
    summary: 'Block a time.',
    audit: 'booking.blocked',
    limit: 'write',
    status: 201,
    body: range.extend({ note: lines(500).min(1).nullable() }),
    response: z.object({ id: uuid }),
    errors: ['time_taken', 'booking_not_set_up', 'idempotency_key_missing'],
  }),
  defineCall('POST /api/bookings/:bookingId/move', {
    access: 'followsFit',
    roundTrips: 20,
    summary: 'Move a booking or a blocked time.',
    audit: 'booking.moved',
    limit: 'write',
    body: z.strictObject({
      at: instant,
      sequence: z.number().int().min(0),
      message,
      outsideHours: z.boolean().default(false),
    }),
    response: z.object({ ...answerOfTime, booking }),
    errors: ['stale_version', 'booking_over'],
  }),
  defineCall('POST /api/bookings/:bookingId/cancellation', {
    access: 'followsFit',
    roundTrips: 20,
    summary: 'Cancel a booking, or take a blocked time away. Once is for good.',
    audit: 'booking.cancelled',
    limit: 'write',
    body: z.strictObject({ message }),
    errors: ['booking_over'],
  }),
  defineCall('POST /api/bookings/:bookingId/no-show', {
    access: 'followsFit',
    roundTrips: 10,
    summary: 'Note that the rider did not come, or take that back.',
    audit: 'booking.no_show',
    limit: 'write',
    body: z.strictObject({ noShow: z.boolean() }),
    errors: ['booking_over'],
  }),
  defineCall('GET /api/waiting-entries', {
    access: 'fitter',
    roundTrips: 7,
    summary: 'Who waits for a time of mine, in their order.',
    limit: 'read',
    response: z.object({
      items: z.array(
        z.object({
          id: uuid,
          name: z.string(),
          service: z.string(),
          firstDay: localDate,
          lastDay: localDate,
          /** Until when a freed time is kept for them; null while none is. */
          offeredUntil: instant.nullable(),
        }),
      ),
    }),
  }),
  defineCall('POST /api/client/bookings/:bookingId/move', {
    access: 'ownedByRider',
    roundTrips: 30,
    summary: 'Move a booking of mine, within the fitter’s rule.',
    audit: 'booking.moved',
    limit: 'write',
    body: z.strictObject({ at: instant }),
    response: z.object(answerOfTime),
    errors: ['booking_over', 'booking_change_late'],
  }),
  defineCall('POST /api/client/bookings/:bookingId/cancellation', {
    access: 'ownedByRider',
    roundTrips: 30,
    summary: 'Cancel a booking of mine, within the fitter’s rule. Once is for good.',
    audit: 'booking.cancelled',
    limit: 'write',
    body: z.strictObject({ message }),
    errors: ['booking_over', 'booking_change_late'],
  }),
  defineCall('POST /api/booking-links/move', {
    access: 'everyone',
    roundTrips: 30,
    summary: 'Move a booking by the link of its mail, within the fitter’s rule.',
    audit: 'booking.moved',
    limit: 'invitation_secret',
    body: z.strictObject({ secret, at: instant }),
    response: z.object({ ...answerOfTime, booking: ownBooking }),
    errors: ['booking_unknown', 'booking_over', 'booking_change_late', 'rate_limited'],
  }),
  defineCall('POST /api/booking-links/cancellation', {
    access: 'everyone',
    roundTrips: 30,
    summary: 'Cancel a booking by the link of its mail, within the fitter’s rule.',
    audit: 'booking.cancelled',
    limit: 'invitation_secret',
    body: z.strictObject({ secret, message }),
    response: ownBooking,
    errors: ['booking_unknown', 'booking_over', 'booking_change_late', 'rate_limited'],
  }),
  defineCall('POST /api/booking-pages/:fitter/waiting', {
    access: 'everyone',
    roundTrips: 15,
    summary: 'Ask to be told when a time becomes free. It counts once the mail is confirmed.',
    audit: 'waiting_entry.created',
    limit: 'booking_hold',
    status: 202,
    body: z.strictObject({
      serviceId: uuid,
      firstDay: localDate,
      lastDay: localDate,
      name: line,
      email: email.refine(isEmail, { params: { code: 'invalid_format' } }),
      timeZone,
      language: z.string().max(10).default('en'),
    }),
    errors: ['booking_requests_full', 'booking_mails_used_up', 'rate_limited'],
  }),
  defineCall('POST /api/waiting-links/preview', {
    access: 'everyone',
    roundTrips: 6,
    summary: 'The place in a waiting list behind the link of a mail. Changes nothing.',
    limit: 'invitation_secret',
    body: z.strictObject({ secret }),
    response: waitingPlace,
    errors: ['booking_unknown', 'rate_limited'],
  }),
  defineCall('POST /api/waiting-links/confirmation', {
    access: 'everyone',
    roundTrips: 10,
    summary: 'Take the place in the waiting list. Confirming twice changes nothing.',
    audit: 'waiting_entry.confirmed',
    limit: 'invitation_secret',
    body: z.strictObject({ secret }),
    response: waitingPlace,
    errors: ['booking_unknown', 'rate_limited'],
  }),
  defineCall('POST /api/waiting-links/leaving', {
    access: 'everyone',
    roundTrips: 10,
    summary: 'Leave the waiting list.',
    audit: 'waiting_entry.left',
    limit: 'invitation_secret',
    body: z.strictObject({ secret }),
    response: waitingPlace,
    errors: ['booking_unknown', 'rate_limited'],
  }),
] as const
