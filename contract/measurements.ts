import { z } from 'zod'
import { CAPTURE_METHODS, SIDES } from '#domain/measurements/measurement.ts'
import { defineCall, instant, wholeNumber } from './call.ts'

export const phase = z.enum(['before', 'after'])

/** What identifies a value within a fit: the phase, the measurement and the side. */
const place = {
  phase,
  key: z.string().max(60),
  /** Null if the measurement has one value. */
  side: z.enum(SIDES).nullable(),
}

export const measurement = z.object({
  ...place,
  /** A number in the vocabulary's unit (mm, degrees, bar, points), one of the options, or a text. */
  value: z.union([z.number(), z.string()]),
  reference: z.string().nullable(),
  method: z.string().nullable(),
  version: z.number().int(),
  measuredAt: instant,
})

const measurementChange = z.strictObject({
  ...place,
  /** Null deletes the value. */
  value: z.union([z.number(), z.string().max(200)]).nullable(),
  reference: z.string().max(60).nullish(),
  method: z.enum(CAPTURE_METHODS).nullish(),
  /** The version that was read; 0 if no value was stored. */
  version: wholeNumber(0),
  /** Confirms an implausible value. */
  confirmed: z.boolean().optional(),
})

export const measurementCalls = [
  defineCall('POST /api/sessions/:sessionId/measurements', {
    access: 'worksOnFit',
    roundTrips: 4,
    summary:
      'Keep values of a fit. Each stands for itself: what another device changed meanwhile is told, not overwritten.',
    audit: 'measurement.changed',
    limit: 'write',
    body: z.strictObject({ changes: z.array(measurementChange).min(1).max(300) }),
    response: z.object({
      saved: z.array(measurement),
      /** Places whose value was deleted. */
      removed: z.array(z.object(place)),
      /** The value that is stored instead; `null` when it was deleted. */
      conflicts: z.array(z.object({ ...place, present: measurement.nullable() })),
    }),
    errors: ['invalid_measurement', 'session_closed'],
  }),
] as const
