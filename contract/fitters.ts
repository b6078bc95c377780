import { z } from 'zod'
import { LISTING, SPECIALITIES, SPOKEN_LANGUAGES } from '#domain/directory/listing.ts'
import { defineCall, line, lines, pageOf, pageQuery, typedText } from './call.ts'

/** A fitter as riders see them; the name is empty once the account was deleted. */
export const fitterNames = z.object({ name: z.string(), studio: z.string().nullable() })

const spoken = z.enum(SPOKEN_LANGUAGES)
const speciality = z.enum(SPECIALITIES)
const service = z.object({
  name: typedText({ longest: LISTING.serviceName }).min(1),
  note: typedText({ longest: LISTING.serviceNote }),
})

/** What the directory says of a fitter. */
const listed = fitterNames.extend({
  /** The last part of the fitter's own page, `/fitters/:slug`. */
  slug: z.string(),
  place: z.string().nullable(),
  languages: z.array(spoken),
  specialities: z.array(speciality),
  hasPhoto: z.boolean(),
})

const fitterProfile = listed.omit({ hasPhoto: true }).extend({
  listed: z.boolean(),
  /** The logo on the reports, as a data address. */
  logo: z.string().nullable(),
  /** The photo on the fitter's page, as a data address. */
  photo: z.string().nullable(),
  /** How riders reach the fitter, as it stands on the reports. */
  contact: z.string().nullable(),
  /** The letter on the fitter's page. */
  words: z.string().nullable(),
  services: z.array(service),
})

/** What the directory is searched for. */
export const directorySearch = z.strictObject({
  name: typedText({ longest: 100 }).optional(),
  place: typedText({ longest: 100 }).optional(),
  language: spoken.optional(),
  speciality: speciality.optional(),
})

const unique = <Item>(items: readonly Item[]): boolean => new Set(items).size === items.length

const pictureErrors = [
  'unsupported_media_type',
  'photo_type',
  'photo_too_large',
  'photo_too_many_pixels',
  'photo_unreadable',
  'upload_infected',
  'upload_not_scanned',
] as const

export const fitterCalls = [
  defineCall('GET /api/fitters', {
    access: 'everyone',
    roundTrips: 4,
    summary: 'The fitters who chose to be listed, by name: all of them, or those that a search finds.',
    limit: 'read',
    query: pageQuery.extend({ ...directorySearch.shape, cursor: z.string().max(1000).optional() }),
    response: pageOf(listed),
  }),
  defineCall('GET /api/fitters/:slug', {
    access: 'everyone',
    roundTrips: 4,
    summary: 'One listed fitter, at this address or one that they had before.',
    limit: 'read',
    response: listed.extend({
      hasLogo: z.boolean(),
      words: z.string().nullable(),
      services: z.array(service),
      /** The yearly rating, if the fitter shows it. */
      rating: z
        .object({
          value: z.number(),
          low: z.number(),
          high: z.number(),
          year: z.number().int(),
          riders: z.number().int(),
        })
        .nullable(),
    }),
  }),
  defineCall('GET /api/fitter-profile', {
    access: 'fitter',
    roundTrips: 4,
    summary: 'My profile as riders see it.',
    response: fitterProfile,
  }),
  defineCall('PATCH /api/fitter-profile', {
    access: 'fitter',
    roundTrips: 12,
    summary: 'Change what my reports and my page in the directory say, its address, or whether I am listed.',
    audit: 'fitter_profile.changed',
    limit: 'write',
    body: z.strictObject({
      studio: line.nullable().optional(),
      contact: lines(300).min(1).nullable().optional(),
      listed: z.boolean().optional(),
      slug: z.string().max(200).optional(),
      place: typedText({ longest: LISTING.place }).min(1).nullable().optional(),
      words: lines(LISTING.words).min(1).nullable().optional(),
      languages: z.array(spoken).max(LISTING.languages).refine(unique).optional(),
      specialities: z.array(speciality).max(LISTING.specialities).refine(unique).optional(),
      services: z.array(service.strict()).max(LISTING.services).optional(),
    }),
    response: fitterProfile,
    errors: ['slug_invalid', 'slug_reserved', 'slug_taken', 'slugs_used_up'],
  }),
  defineCall('PUT /api/fitter-profile/logo', {
    access: 'fitter',
    roundTrips: 14,
    summary: 'The logo that stands on my reports: a picture, re-encoded and made small.',
    audit: 'fitter_profile.changed',
    limit: 'upload',
    upload: true,
    response: fitterProfile,
    errors: pictureErrors,
  }),
  defineCall('DELETE /api/fitter-profile/logo', {
    access: 'fitter',
    roundTrips: 10,
    summary: 'My reports carry no logo any more.',
    audit: 'fitter_profile.changed',
    limit: 'write',
    response: fitterProfile,
  }),
  defineCall('PUT /api/fitter-profile/photo', {
    access: 'fitter',
    roundTrips: 14,
    summary: 'The photo on my page in the directory: a picture, re-encoded and made small.',
    audit: 'fitter_profile.changed',
    limit: 'upload',
    upload: true,
    response: fitterProfile,
    errors: pictureErrors,
  }),
  defineCall('DELETE /api/fitter-profile/photo', {
    access: 'fitter',
    roundTrips: 10,
    summary: 'My page in the directory has no photo any more.',
    audit: 'fitter_profile.changed',
    limit: 'write',
    response: fitterProfile,
  }),
] as const
