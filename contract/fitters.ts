import { z } from 'zod'
import { defineCall, line } from './call.ts'

const fitterProfile = z.object({
  name: z.string(),
  studio: z.string().nullable(),
  /** The last part of the fitter's own page, `/fitters/:slug`. */
  slug: z.string(),
  listed: z.boolean(),
})

export const fitterCalls = [
  defineCall('GET /api/fitters', {
    access: 'everyone',
    summary: 'The fitters who chose to be listed.',
    limit: 'read',
    answer: z.object({ items: z.array(fitterProfile.pick({ name: true, studio: true, slug: true })) }),
  }),
  defineCall('GET /api/fitters/:slug', {
    access: 'everyone',
    summary: 'One listed fitter.',
    limit: 'read',
    answer: fitterProfile.pick({ name: true, studio: true, slug: true }),
  }),
  defineCall('GET /api/fitter-profile', {
    access: 'fitter',
    summary: 'My profile as riders see it.',
    answer: fitterProfile,
  }),
  defineCall('PATCH /api/fitter-profile', {
    access: 'fitter',
    summary: 'Change my studio’s name, or whether riders without an invitation find me.',
    audit: 'fitter_profile.changed',
    limit: 'write',
    body: z.strictObject({ studio: line.nullable().optional(), listed: z.boolean().optional() }),
    answer: fitterProfile,
  }),
] as const
