import { z } from 'zod'
import { defineCall, instant, typedText, uuid, wholeNumber } from './call.ts'
import { phase } from './measurements.ts'

export const photo = z.object({
  id: uuid,
  phase,
  position: z.number().int(),
  caption: z.string().nullable(),
  /** Whether the fitter chose it for the rider's report. */
  inReport: z.boolean(),
  /** Of the display size, in pixels. */
  width: z.number().int(),
  height: z.number().int(),
  createdAt: instant,
  version: z.number().int(),
})

const pictureRefused = [
  'photo_type',
  'photo_too_large',
  'photo_too_many_pixels',
  'photo_unreadable',
  'upload_infected',
  'upload_not_scanned',
] as const

export const photoCalls = [
  defineCall('POST /api/sessions/:sessionId/photos', {
    access: 'worksOnFit',
    roundTrips: 11,
    summary: 'Add a photo: JPEG, PNG, WebP or HEIC up to 15 MB, kept without any word of where or with what.',
    idempotent: true,
    audit: 'photo.added',
    limit: 'upload',
    status: 201,
    upload: true,
    query: z.strictObject({ phase: phase.default('before') }),
    response: photo,
    errors: [
      'session_closed',
      'photos_used_up',
      'unsupported_media_type',
      ...pictureRefused,
      'unavailable',
      'storage_full',
    ],
  }),
  defineCall('GET /api/sessions/:sessionId/photos/:photoId/:size', {
    access: 'readsFit',
    roundTrips: 5,
    summary: 'The picture itself: `display`, at most 2560 pixels, or `thumbnail`, at most 480.',
    file: 'image/webp',
    limit: 'read',
  }),
  defineCall('PATCH /api/sessions/:sessionId/photos/:photoId', {
    access: 'worksOnFit',
    roundTrips: 5,
    summary:
      'Caption a photo, choose it for the report, move it, take it back, or bring back one taken back within the hour.',
    audit: 'photo.changed',
    limit: 'write',
    body: z.strictObject({
      version: wholeNumber(1),
      /** An empty caption deletes the stored one. */
      caption: typedText({ longest: 300 }).optional(),
      phase: phase.optional(),
      inReport: z.boolean().optional(),
      position: z.number().int().min(1).max(1000).optional(),
      removed: z.boolean().optional(),
    }),
    response: photo,
    errors: ['stale_version', 'session_closed', 'photos_used_up', 'report_photos_full'],
  }),
] as const
