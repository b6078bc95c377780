import { z } from 'zod'
import { defineCall, line, lines } from './call.ts'

/** A fitter as riders see them; the name is empty once the account was deleted. */
export const fitterNames = z.object({ name: z.string(), studio: z.string().nullable() })

const fitterProfile = fitterNames.extend({
  /** The last part of the fitter's own page, `/fitters/:slug`. */
  slug: z.string(),
  listed: z.boolean(),
  /** The logo on the reports, as a data address. */
  logo: z.string().nullable(),
  /** How riders reach the fitter, as it stands on the reports. */
  contact: z.string().nullable(),
})

export const fitterCalls = [
  defineCall('GET /api/fitters', {
    access: 'everyone',
    roundTrips: 4,
    summary: 'The fitters who chose to be listed.',
    limit: 'read',
    response: z.object({ items: z.array(fitterProfile.pick({ name: true, studio: true, slug: true })) }),
  }),
  defineCall('GET /api/fitters/:slug', {
    access: 'everyone',
    roundTrips: 4,
    summary: 'One listed fitter.',
    limit: 'read',
    response: fitterProfile.pick({ name: true, studio: true, slug: true }),
  }),
  defineCall('GET /api/fitter-profile', {
    access: 'fitter',
    roundTrips: 4,
    summary: 'My profile as riders see it.',
    response: fitterProfile,
  }),
  defineCall('PATCH /api/fitter-profile', {
    access: 'fitter',
    roundTrips: 10,
    summary: 'Change my studio’s name, how riders reach me, or whether riders without an invitation find me.',
    audit: 'fitter_profile.changed',
    limit: 'write',
    body: z.strictObject({
      studio: line.nullable().optional(),
      contact: lines(300).min(1).nullable().optional(),
      listed: z.boolean().optional(),
    }),
    response: fitterProfile,
  }),
  defineCall('PUT /api/fitter-profile/logo', {
    access: 'fitter',
    roundTrips: 14,
    summary: 'The logo that stands on my reports: a picture, re-encoded and made small.',
    audit: 'fitter_profile.changed',
    limit: 'upload',
    upload: true,
    response: fitterProfile,
    errors: [
      'unsupported_media_type',
      'photo_type',
      'photo_too_large',
      'photo_too_many_pixels',
      'photo_unreadable',
      'upload_infected',
      'upload_not_scanned',
    ],
  }),
  defineCall('DELETE /api/fitter-profile/logo', {
    access: 'fitter',
    roundTrips: 10,
    summary: 'My reports carry no logo any more.',
    audit: 'fitter_profile.changed',
    limit: 'write',
    response: fitterProfile,
  }),
] as const
