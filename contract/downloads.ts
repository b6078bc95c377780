import { z } from 'zod'
import { defineCall, instant } from './call.ts'

const count = z.number().int()

/** A person's copy of everything that is theirs. */
const download = z.object({
  state: z.enum(['waiting', 'making', 'ready', 'failed']),
  requestedAt: instant,
  /** The files of the archive that are finished, and all of them; null before they are counted. */
  filesDone: count,
  files: count.nullable(),
  /** The size of a finished archive and when it is deleted. */
  ready: z.object({ bytes: count, expiresAt: instant }).nullable(),
})

export const downloadCalls = [
  defineCall('GET /api/account/download', {
    access: 'clientOrFitter',
    roundTrips: 7,
    summary: 'How far the copy of all my data is, and what I have to confirm before fetching it.',
    response: z.object({
      /** Null when none was asked for, or when it is gone. */
      download: download.nullable(),
      /** What has to be shown before fetching it: a new sign-in, or the second factor. */
      missing: z.enum(['sign_in', 'factor']).nullable(),
    }),
  }),
  defineCall('POST /api/account/download', {
    access: 'clientOrFitter',
    roundTrips: 5,
    summary:
      'Ask for a copy of all my data. It replaces a finished one; one that is being made is left alone.',
    audit: 'download.requested',
    limit: 'copy',
    status: 202,
    body: z.strictObject({}),
    response: download,
  }),
  defineCall('GET /api/account/download/file', {
    access: 'clientOrFitter',
    roundTrips: 8,
    summary: 'My copy, as a ZIP archive; signed in within the last ten minutes only.',
    audit: 'download.fetched',
    limit: 'document',
    file: 'application/zip',
    errors: ['fresh_sign_in_required', 'second_factor_required', 'download_not_ready'],
  }),
] as const
