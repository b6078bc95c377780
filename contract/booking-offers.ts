import { z } from 'zod'
import { areSpans, isLocalTime, weekdays } from '#domain/booking/offer.ts'
import { BUFFER_MINUTES, SERVICE_INCLUDES, SERVICE_KINDS, SERVICE_MINUTES } from '#domain/booking/service.ts'
import { defineCall, line, lines, localDate, typedText, uuid } from './call.ts'

/** An IANA name; the server refuses one that does not exist. */
export const timeZone = z.string().min(1).max(64)

const localTime = z.string().refine(isLocalTime, { params: { code: 'invalid_format' } })
const spans = z
  .array(z.strictObject({ from: localTime, to: localTime }))
  .max(8)
  .refine(areSpans, { params: { code: 'invalid_value' } })
const daysOff = z
  .strictObject({ from: localDate, to: localDate })
  .refine(({ from, to }) => from <= to, { params: { code: 'invalid_value' } })
const extraDay = z.strictObject({ date: localDate, spans: spans.min(1) })
const eachOnce = (days: readonly { date: string }[]): boolean =>
  new Set(days.map(({ date }) => date)).size === days.length

/** When a fitter can be booked, on the fitter's clock, and by which rules. */
export const bookingHours = z.strictObject({
  timeZone,
  /** Riders can book now. */
  open: z.boolean(),
  week: z.record(z.enum(weekdays), spans),
  off: z.array(daysOff).max(100),
  /** Days with hours of their own, in place of those of their weekday. */
  extra: z
    .array(extraDay)
    .max(100)
    .refine(eachOnce, { params: { code: 'invalid_value' } }),
  minimumNoticeMinutes: z.number().int().min(0).max(43_200),
  horizonDays: z.number().int().min(0).max(366),
  maximumPerDay: z.number().int().min(1).max(50).nullable(),
  /** Until how many hours before, riders move and cancel by themselves. */
  changeHours: z.number().int().min(0).max(336),
  waitingList: z.boolean(),
})

const minutes = ({ least, most }: { least: number; most: number }) => z.number().int().min(least).max(most)

const serviceFields = z.strictObject({
  kind: z.enum(SERVICE_KINDS),
  name: line,
  includes: lines(SERVICE_INCLUDES).min(1).nullable(),
  /** Price and currency, in the fitter's words. */
  price: line.nullable(),
  /** Where it takes place: an address, or a link that only those who booked are told. Never both. */
  place: lines(300).min(1).nullable(),
  videoLink: typedText({ longest: 500 })
    .regex(/^https:\/\/[^\s]+$/)
    .nullable(),
  lengthMinutes: minutes(SERVICE_MINUTES),
  bufferBeforeMinutes: minutes(BUFFER_MINUTES),
  bufferAfterMinutes: minutes(BUFFER_MINUTES),
  /** The rider is asked to fill in the intake before; only for a new fit. */
  asksIntake: z.boolean(),
  offered: z.boolean(),
})
const onePlace = { params: { code: 'invalid_value' }, path: ['videoLink'] }
const newService = serviceFields
  .refine(({ place, videoLink }) => place === null || videoLink === null, onePlace)
  .refine(({ kind, asksIntake }) => kind === 'fit' || !asksIntake, {
    params: { code: 'invalid_value' },
    path: ['asksIntake'],
  })

export const bookingService = serviceFields.extend({ id: uuid })

export const bookingOfferCalls = [
  defineCall('GET /api/booking-offer', {
    access: 'fitter',
    roundTrips: 8,
    summary: 'What I offer to riders for booking: services, hours and rules.',
    limit: 'read',
    response: z.object({
      /** The last part of the address of the page where riders book, `/book/:fitter`. */
      slug: z.string(),
      /** The practice's zone; null until it was entered. */
      timeZone: z.string().nullable(),
      /** Null until they were saved for the first time. */
      hours: bookingHours.nullable(),
      services: z.array(bookingService),
    }),
  }),
  defineCall('PUT /api/booking-offer/hours', {
    access: 'buildsPractice',
    roundTrips: 14,
    summary: 'Save my hours and rules. Bookings that were made stay as they are.',
    audit: 'booking_settings.changed',
    limit: 'write',
    body: bookingHours,
    response: bookingHours,
  }),
  defineCall('POST /api/booking-services', {
    access: 'buildsPractice',
    idempotent: true,
    roundTrips: 10,
    summary: 'Add a service.',
    audit: 'booking_service.created',
    limit: 'write',
    status: 201,
    body: newService,
    response: bookingService,
    errors: ['services_full', 'idempotency_key_missing'],
  }),
  defineCall('PUT /api/booking-services/:serviceId', {
    access: 'ownedByFitter',
    roundTrips: 8,
    summary: 'Change a service. Bookings that were made keep their times.',
    audit: 'booking_service.changed',
    limit: 'write',
    body: newService,
    response: bookingService,
  }),
  defineCall('DELETE /api/booking-services/:serviceId', {
    access: 'ownedByFitter',
    roundTrips: 6,
    summary: 'Remove a service. Bookings of it stay.',
    audit: 'booking_service.removed',
    limit: 'write',
  }),
] as const
