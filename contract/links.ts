import { z } from 'zod'
import { defineCall, secret } from './call.ts'

export const linkCalls = [
  defineCall('POST /api/link-renewals', {
    access: 'everyone',
    roundTrips: 17,
    summary:
      'Mail a fresh link to the address that a link ended by a restore went to; any other changes nothing.',
    limit: 'invitation_code',
    audit: 'link.renewed',
    status: 202,
    body: z.strictObject({ secret }),
    errors: ['rate_limited'],
  }),
] as const
