import { z } from 'zod'
import { defineCall, instant, uuid } from './call.ts'

const count = z.number().int()

/** A rider's file at one fitter, and what the rider decided about it. */
const ownFile = z.object({
  riderId: uuid,
  fitterName: z.string(),
  studio: z.string().nullable(),
  /** Since when the rider has restricted it; null while it is not restricted by request. */
  restrictedAt: instant.nullable(),
  /** Since when the rider has ended the fitter's access; null while it is not ended. */
  accessEndedAt: instant.nullable(),
  /** Whether the use of health data for the fit is consented to, by the newest answer. */
  fitConsent: z.boolean(),
  /** When the file is erased because that consent was withdrawn; null while it is in force. */
  eraseAt: instant.nullable(),
  /** When it is erased because nothing happened in it for so long. */
  keptUntil: instant,
})

/** One answer to a consent. The one that follows it for the same purpose and fitter ended it. */
const consentEntry = z.object({
  id: uuid,
  purpose: z.enum(['fit', 'research', 'guardian']),
  granted: z.boolean(),
  at: instant,
  endedAt: instant.nullable(),
  noticeVersion: z.string(),
  language: z.string(),
  /** The fitter whose file it is about; null for one of the whole account. */
  fitterName: z.string().nullable(),
})

/** What an erasure removed, or would remove. It names nobody. */
const erasureCounts = z.object({
  forms: count,
  drafts: count,
  sessions: count,
  measurements: count,
  changes: count,
  photos: count,
  followUps: count,
  consents: count,
})

const answer = z.strictObject({
  granted: z.boolean(),
  noticeVersion: z.string().max(20),
  language: z.string().max(10),
})

/** The ledger of one file, and what is in force of it. */
const linkConsents = z.object({
  fitterName: z.string(),
  fit: z.boolean(),
  research: z.boolean(),
  /** When the file is erased because the consent to the fit was withdrawn; null while it is in force. */
  eraseAt: instant.nullable(),
  entries: z.array(consentEntry),
})

/** The rights of a rider to the files that fitters keep about them. */
export const fileRightsCalls = [
  defineCall('GET /api/account/files', {
    access: 'client',
    roundTrips: 4,
    summary: 'The files that fitters keep about me, and whether each is restricted or about to be erased.',
    response: z.object({ files: z.array(ownFile) }),
  }),
  defineCall('GET /api/account/consents', {
    access: 'client',
    roundTrips: 3,
    summary: 'Every consent I gave or withdrew, and those that a newer privacy notice asks for again.',
    response: z.object({
      entries: z.array(consentEntry),
      /** What was consented to under an earlier version of the notice, with the files it is about. */
      askAgain: z.array(
        z.object({
          purpose: z.enum(['fit', 'research']),
          riderId: uuid.nullable(),
          fitterName: z.string().nullable(),
        }),
      ),
    }),
  }),
  defineCall('POST /api/account/files/:riderId/restriction', {
    access: 'ownsFile',
    roundTrips: 7,
    summary: 'Restrict a file, so that it is kept and used for nothing, or lift the restriction.',
    audit: 'restriction.begun',
    limit: 'write',
    body: z.strictObject({ restricted: z.boolean() }),
    response: z.object({ restrictedAt: instant.nullable() }),
  }),
  defineCall('POST /api/account/files/:riderId/fit-consent', {
    access: 'ownsFile',
    roundTrips: 8,
    summary:
      'Withdraw the consent to use my health data, which erases the file a week later, or give it again.',
    audit: 'consent.changed',
    limit: 'write',
    body: answer,
    response: z.object({ granted: z.boolean(), eraseAt: instant.nullable() }),
    errors: ['notice_version_unknown'],
  }),
  defineCall('GET /api/account/files/:riderId/erasure', {
    access: 'ownsFile',
    roundTrips: 4,
    summary: 'What erasing this file would erase, in figures.',
    response: erasureCounts,
  }),
  defineCall('POST /api/account/files/:riderId/erasure', {
    access: 'ownsFile',
    roundTrips: 12,
    summary: 'Erase this file for good, with a receipt; signed in within the last ten minutes only.',
    audit: 'rider.erased',
    limit: 'write',
    body: z.strictObject({}),
    response: z.object({ receipt: uuid, at: instant, erased: erasureCounts }),
    errors: ['fresh_sign_in_required', 'second_factor_required'],
  }),
  defineCall('GET /api/link-consents', {
    access: 'guest',
    roundTrips: 5,
    summary: 'The consents of the file that a guest’s link to a form is of.',
    limit: 'read',
    response: linkConsents,
    errors: ['not_found'],
  }),
  defineCall('POST /api/link-consents', {
    access: 'guest',
    roundTrips: 17,
    summary:
      'Withdraw a consent as a guest, or give the one to the fit again. A withdrawal is told to the rider’s address.',
    audit: 'consent.changed',
    limit: 'write',
    body: answer.extend({ purpose: z.enum(['fit', 'research']) }),
    response: linkConsents,
    errors: ['not_found', 'notice_version_unknown'],
  }),
  defineCall('GET /api/restricted-clients', {
    access: 'fitter',
    roundTrips: 2,
    summary:
      'The riders who restricted the use of their file or withdrew their consent, and the files that retention erases soon.',
    response: z.object({
      items: z.array(
        z.object({ riderId: uuid, name: z.string(), since: instant, eraseAt: instant.nullable() }),
      ),
      dueSoon: z.array(z.object({ riderId: uuid, name: z.string(), keptUntil: instant })),
    }),
  }),
] as const
