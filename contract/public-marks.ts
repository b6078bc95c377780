import { z } from 'zod'
import { defineCall, instant, localDate } from './call.ts'
import { fitterNames } from './fitters.ts'

const interval = z.object({ low: z.number(), high: z.number() })
/** A rating from 1 to 7 with its 95 % interval. */
const rating = z.object({ value: z.number(), interval })

/** What a mark rests on. */
const basis = z.object({
  /** The calendar year of the fits. */
  year: z.number().int(),
  /** Riders who rated their satisfaction. */
  riders: z.number().int(),
  /** Follow-ups that were due, and those that were answered. */
  asked: z.number().int(),
  answered: z.number().int(),
  computedAt: instant,
  /** The day on which the mark of the next year replaces it. */
  replacedOn: localDate,
})

const ownMark = z.object({
  shown: z.boolean(),
  /** The last part of the address of the page that verifies the mark, `/mark/:slug`. */
  slug: z.string(),
  /** Null until the mark of the year has been computed. */
  mark: basis
    .extend({
      state: z.enum(['few_riders', 'low_response', 'ready']),
      /** How many riders are missing. */
      missing: z.number().int(),
      /** The share of riders who answered, as the rule counts it; null below five riders. */
      response: z.number().nullable(),
      rating: rating.nullable(),
    })
    .nullable(),
})

export const publicMarkCalls = [
  defineCall('GET /api/public-mark', {
    access: 'fitter',
    roundTrips: 3,
    summary: 'My public mark: whether I show it, and what it rests on.',
    limit: 'read',
    response: ownMark,
  }),
  defineCall('PUT /api/public-mark', {
    access: 'fitter',
    roundTrips: 8,
    summary: 'Show my public mark to everybody, or stop showing it.',
    audit: 'public_mark.changed',
    limit: 'write',
    body: z.strictObject({ shown: z.boolean() }),
    response: ownMark,
    errors: ['no_mark'],
  }),
  defineCall('GET /api/marks/:slug', {
    access: 'everyone',
    roundTrips: 3,
    summary: 'A public mark, to verify it.',
    limit: 'read',
    response: basis.extend({ ...fitterNames.shape, rating }),
  }),
] as const
