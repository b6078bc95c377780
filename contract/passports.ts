import { z } from 'zod'
import { SIDES } from '#domain/measurements/measurement.ts'
import { defineCall } from './call.ts'

/** How a rider wants the passport. */
const wishes = z.strictObject({
  /** Whether it gives the rider's name. */
  withName: z.boolean(),
  /** What the rider changed after the fit, in stored units. It is marked as not measured by a fitter. */
  changed: z
    .array(
      z.strictObject({
        key: z.string().max(60),
        side: z.enum(SIDES).nullable(),
        value: z.union([z.number(), z.string().max(200)]),
      }),
    )
    .max(100),
})

const signed = z.object({
  /** A compact JWS: the passport's file. */
  passport: z.string(),
  /** An address with the main numbers, signed too, for a QR code. */
  link: z.url(),
})

export const passportCalls = [
  defineCall('POST /api/sessions/:sessionId/passport', {
    access: 'carriesOut',
    roundTrips: 14,
    summary: 'The numbers of one of my fits as a small signed file.',
    audit: 'passport.made',
    limit: 'document',
    body: wishes,
    response: signed,
    errors: ['not_fitted', 'invalid_measurement', 'no_measurements'],
  }),
  defineCall('POST /api/client/bikes/:bikeId/passport', {
    access: 'carriesOut',
    roundTrips: 15,
    summary: 'How one of my bikes stands, as a small signed file.',
    audit: 'passport.made',
    limit: 'document',
    body: wishes,
    response: signed,
    errors: ['not_fitted', 'invalid_measurement', 'no_measurements'],
  }),
] as const
