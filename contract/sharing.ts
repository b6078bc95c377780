import { z } from 'zod'
import { defineCall, instant, uuid } from './call.ts'

/** A fitter who has a file of the rider. */
const fileAccess = z.object({
  riderId: uuid,
  fitterName: z.string(),
  studio: z.string().nullable(),
  /** The number of fits in the file. */
  fits: z.number(),
  since: instant,
  /** Since when the fitter does not see the file; null while they do. */
  endedAt: instant.nullable(),
})

export const sharingCalls = [
  defineCall('GET /api/sharing', {
    access: 'client',
    roundTrips: 6,
    summary: 'Which fitters see the acting rider’s data.',
    response: z.object({ files: z.array(fileAccess) }),
  }),
  defineCall('POST /api/client/files/:riderId/closing', {
    access: 'ownedByRider',
    roundTrips: 6,
    summary:
      'Ends a fitter’s access to the rider’s file, or lets them in again. Nothing is erased; what was planned for the rider rests.',
    audit: 'access.ended',
    limit: 'write',
    body: z.strictObject({ ended: z.boolean() }),
  }),
] as const
