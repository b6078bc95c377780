import { z } from 'zod'
import { defineCall } from './call.ts'

/** Which mails the fitter wants, and where the practice is. */
const news = z.object({
  /** A mail for each new intake, each answer with a red flag, each answer of an unhappy rider. */
  intakes: z.boolean(),
  redFlags: z.boolean(),
  unhappy: z.boolean(),
  /** A mail for each booking that a rider makes, moves or cancels. */
  bookings: z.boolean(),
  /** A mail each morning on which something needs the fitter. */
  digest: z.boolean(),
  /** The practice's time zone; null until a browser has said it. */
  timeZone: z.string().nullable(),
})

export const newsCalls = [
  defineCall('GET /api/fitter-news', {
    access: 'fitter',
    roundTrips: 4,
    summary: 'Which mails about my riders I get.',
    response: news,
  }),
  defineCall('PATCH /api/fitter-news', {
    access: 'fitter',
    roundTrips: 8,
    summary: 'Switch mails about my riders on or off, or say where my practice is.',
    audit: 'fitter_profile.news_changed',
    limit: 'write',
    body: z.strictObject({
      intakes: z.boolean().optional(),
      redFlags: z.boolean().optional(),
      unhappy: z.boolean().optional(),
      bookings: z.boolean().optional(),
      digest: z.boolean().optional(),
      timeZone: z.string().min(1).max(64).optional(),
    }),
    response: news,
  }),
] as const
