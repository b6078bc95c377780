import { z } from 'zod'
import { BIKE_TYPES } from '#domain/bikes/bike.ts'
import { defineCall, typedText, uuid, wholeNumber } from './call.ts'

const word = typedText({ longest: 100 })

export const bike = z.object({
  id: uuid,
  type: z.enum(BIKE_TYPES),
  make: z.string().nullable(),
  model: z.string().nullable(),
  size: z.string().nullable(),
  name: z.string().nullable(),
  /** No longer in use. Its history is kept. */
  retired: z.boolean(),
  version: z.number().int(),
})

/** An empty text deletes the stored one. */
const words = { make: word.optional(), model: word.optional(), size: word.optional(), name: word.optional() }

export const bikeCalls = [
  defineCall('POST /api/riders/:riderId/bikes', {
    access: 'worksOnFit',
    roundTrips: 7,
    summary: 'Add a bike to a rider’s file.',
    idempotent: true,
    audit: 'bike.created',
    limit: 'write',
    status: 201,
    body: z.strictObject({ type: z.enum(BIKE_TYPES), ...words }),
    response: bike,
  }),
  defineCall('PATCH /api/bikes/:bikeId', {
    access: 'worksOnFit',
    roundTrips: 6,
    summary: 'Change what is known of a bike, or put it aside.',
    audit: 'bike.changed',
    limit: 'write',
    body: z.strictObject({
      version: wholeNumber(1),
      type: z.enum(BIKE_TYPES).optional(),
      retired: z.boolean().optional(),
      ...words,
    }),
    response: bike,
    errors: ['stale_version'],
  }),
] as const
