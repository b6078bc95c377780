import { z } from 'zod'
import { BOOKING_STATES } from '#domain/booking/booking-state.ts'
import { refusals } from '#domain/booking/free-times.ts'
import { RIDER_NOTE } from '#domain/booking/service.ts'
import { isEmail } from '#domain/contact/email.ts'
import { isPhone } from '#domain/contact/phone.ts'
import { bookingService, timeZone } from './booking-offers.ts'
import { defineCall, email, instant, line, lines, region, secret, typedText, uuid } from './call.ts'
import { fitterNames } from './fitters.ts'

/** A service as riders see it before they book. */
const offeredService = bookingService.omit({ videoLink: true, offered: true }).extend({
  /** It takes place by video; who books is told the link. */
  byVideo: z.boolean(),
})

/** Why a time was refused, and the next that are free. Both empty if it was not. */
export const answerOfTime = {
  refusal: z.enum(refusals).nullable(),
  next: z.array(instant),
}

/** A booking as its rider sees it by the secret of the hold or of a mail. */
export const ownBooking = z.object({
  state: z.enum(BOOKING_STATES),
  fitter: fitterNames.extend({ slug: z.string(), contact: z.string().nullable(), timeZone: z.string() }),
  service: offeredService.extend({ videoLink: z.string().nullable() }),
  startsAt: instant,
  endsAt: instant,
  timeZone,
  name: z.string().nullable(),
  /** When a hold or a pending booking ends by itself. */
  expiresAt: instant.nullable(),
  /** Until when the rider moves or cancels by themselves. */
  changeableUntil: instant,
  cancelledBy: z.enum(['rider', 'fitter', 'system']).nullable(),
  /** The words of the fitter who moved or cancelled it. */
  message: z.string().nullable(),
  /** The intake of its session is still to be filled in. */
  intakeOpen: z.boolean(),
  /** The calendar file (iCalendar), once it is confirmed or cancelled. */
  calendar: z.string().nullable(),
})

const whoBooks = z.strictObject({
  secret,
  name: line,
  email: email.refine(isEmail, { params: { code: 'invalid_format' } }),
  phone: typedText({ longest: 40 })
    .refine(isPhone, { params: { code: 'invalid_format' } })
    .nullable(),
  note: lines(RIDER_NOTE).min(1).nullable(),
  timeZone,
  language: z.string().max(10).default('en'),
  region: region.optional(),
  /** Remind me by text message too. */
  textReminder: z.boolean().default(false),
})

/** The slugs of fitters' profiles, by commas. */
const slugs = z.string().regex(/^[a-z0-9-]{3,80}(?:,[a-z0-9-]{3,80}){0,99}$/)

export const bookingPageCalls = [
  defineCall('GET /api/booking-pages', {
    access: 'everyone',
    roundTrips: 3,
    summary: 'Which of these fitters can be booked now.',
    limit: 'read',
    query: z.strictObject({ slugs }),
    response: z.object({ slugs: z.array(z.string()) }),
  }),
  defineCall('GET /api/booking-pages/:fitter', {
    access: 'everyone',
    roundTrips: 4,
    summary: 'What a fitter offers for booking. The fitter also sees it before it is open.',
    limit: 'read',
    response: z.object({
      fitter: fitterNames.extend({ slug: z.string(), timeZone: z.string() }),
      open: z.boolean(),
      services: z.array(offeredService),
      minimumNoticeMinutes: z.number(),
      horizonDays: z.number(),
      changeHours: z.number(),
      waitingList: z.boolean(),
    }),
  }),
  defineCall('GET /api/booking-pages/:fitter/times', {
    access: 'everyone',
    roundTrips: 6,
    summary: 'The free times of a service in a range of at most 45 days.',
    limit: 'booking_times',
    query: z.strictObject({ serviceId: uuid, from: instant, to: instant }),
    response: z.object({
      times: z.array(instant),
      /** If the range has none: the first times after it, else the first of all. */
      next: z.array(instant),
    }),
  }),
  defineCall('POST /api/booking-pages/:fitter/holds', {
    access: 'everyone',
    roundTrips: 12,
    summary: 'Hold a time for ten minutes. An earlier hold of the same page is given back.',
    audit: 'booking.held',
    limit: 'booking_hold',
    body: z.strictObject({
      serviceId: uuid,
      at: instant,
      /** The secret of the hold that this one replaces. */
      replaces: secret.optional(),
    }),
    response: z.object({
      ...answerOfTime,
      held: z.object({ secret: z.string(), expiresAt: instant }).nullable(),
    }),
    errors: ['booking_requests_full', 'rate_limited'],
  }),
  defineCall('POST /api/booking-requests', {
    access: 'everyone',
    roundTrips: 40,
    summary:
      'Ask for the held time. It is kept for 30 minutes until the mail is confirmed; a rider signed in with this address, proven, confirms at once.',
    audit: 'booking.requested',
    limit: 'booking_hold',
    body: whoBooks,
    response: z.object({ ...answerOfTime, booking: ownBooking.nullable() }),
    errors: ['booking_unknown', 'booking_requests_full', 'booking_mails_used_up', 'rate_limited'],
  }),
  defineCall('POST /api/booking-links/preview', {
    access: 'everyone',
    roundTrips: 6,
    summary: 'The booking behind the link of a mail. Changes nothing.',
    limit: 'invitation_secret',
    body: z.strictObject({ secret }),
    response: ownBooking,
    errors: ['booking_unknown', 'rate_limited'],
  }),
  defineCall('POST /api/booking-links/confirmation', {
    access: 'everyone',
    roundTrips: 45,
    summary: 'Confirm a pending booking with the secret of its mail. Confirming twice changes nothing.',
    audit: 'booking.confirmed',
    limit: 'invitation_secret',
    body: z.strictObject({ secret }),
    response: z.object({ ...answerOfTime, booking: ownBooking }),
    errors: ['booking_unknown', 'rate_limited'],
  }),
  defineCall('POST /api/booking-links/intake', {
    access: 'everyone',
    roundTrips: 14,
    summary: 'The address of the intake that belongs to a confirmed booking.',
    audit: 'invitation.resent',
    limit: 'invitation_secret',
    body: z.strictObject({ secret }),
    response: z.object({ url: z.string() }),
    errors: ['booking_unknown', 'no_intake', 'invitation_answered', 'rate_limited'],
  }),
  defineCall('POST /api/booking-links/release', {
    access: 'everyone',
    roundTrips: 7,
    summary: 'Give a held time back.',
    audit: 'booking.released',
    limit: 'invitation_secret',
    body: z.strictObject({ secret }),
    errors: ['booking_unknown', 'rate_limited'],
  }),
] as const
