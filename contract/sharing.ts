import { z } from 'zod'
import { OFFER_STATES } from '#domain/sharing/offer.ts'
import { bike } from './bikes.ts'
import { defineCall, instant, localDate, secret, uuid } from './call.ts'

/** A fitter who has a file of the rider. */
const fileAccess = z.object({
  riderId: uuid,
  /** Empty if the fitter deleted their account. */
  fitterName: z.string(),
  studio: z.string().nullable(),
  /** The number of fits in the file. */
  fits: z.number(),
  since: instant,
  /** Since when the fitter does not see the file; null while they do. */
  endedAt: instant.nullable(),
  /** Why it is closed to the fitter besides: the consent was withdrawn, or the use restricted; null while it is not. */
  closed: z.enum(['consent', 'request']).nullable(),
})

/** What is offered: all fits, those of one bike, or those from a day on. */
const scope = {
  bikeId: uuid.nullable(),
  fitsFrom: localDate.nullable(),
}
const oneScope = (wanted: { bikeId: string | null; fitsFrom: string | null }): boolean =>
  wanted.bikeId === null || wanted.fitsFrom === null

/** What the rider offers by a link or to a fitter from the directory, and what came of it. */
const offer = z.object({
  id: uuid,
  state: z.enum(OFFER_STATES),
  ...scope,
  /** The moment at which the sharing ends by itself; null if only the rider ends it. */
  until: instant.nullable(),
  createdAt: instant,
  expiresAt: instant,
  /**
   * The fitter who accepted, with the address that shows the rider who it is; or the one whom the rider chose, without it.
   * No name if they are gone.
   */
  fitter: z
    .object({ id: uuid, name: z.string(), studio: z.string().nullable(), email: z.string().nullable() })
    .nullable(),
  sharedAt: instant.nullable(),
  endedAt: instant.nullable(),
})

/** A fit that a share opens, with what the fitter would find in it. */
const previewedFit = z.object({
  sessionId: uuid,
  fittedAt: instant,
  fitterName: z.string(),
  bikeId: uuid.nullable(),
  forms: z.number(),
  measurements: z.number(),
  changes: z.number(),
  recommendations: z.number(),
  photos: z.number(),
})

const sharedFile = z.object({
  riderId: uuid,
  riderName: z.string(),
  /** The fitter whose file it is. */
  fitterName: z.string(),
  /** The acting fitter's own file of the same rider; null if they have none. */
  ownRiderId: uuid.nullable(),
  until: instant.nullable(),
  fits: z.array(z.object({ sessionId: uuid, fittedAt: instant, bike: bike.nullable() })),
})

export const sharingCalls = [
  defineCall('GET /api/sharing', {
    access: 'client',
    roundTrips: 8,
    summary: 'Which fitters see the acting rider’s data, and what is shared with whom.',
    response: z.object({
      files: z.array(fileAccess),
      bikes: z.array(bike.extend({ fitterName: z.string() })),
      offers: z.array(offer),
    }),
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
  defineCall('GET /api/share-preview', {
    access: 'client',
    roundTrips: 6,
    summary: 'The fits that a share would open.',
    query: z
      .strictObject({ bikeId: uuid.optional(), fitsFrom: localDate.optional() })
      .refine(({ bikeId, fitsFrom }) => bikeId === undefined || fitsFrom === undefined),
    response: z.object({ fits: z.array(previewedFit) }),
  }),
  defineCall('POST /api/share-offers', {
    access: 'client',
    idempotent: true,
    roundTrips: 12,
    summary:
      'Offers the rider’s fits to a fitter from the directory, who is mailed, or makes a link for one. It grants nothing by itself.',
    audit: 'share_offer.created',
    limit: 'invite',
    status: 201,
    /** `fitter` is the last part of the address of a listed fitter’s page; null makes a link. */
    body: z
      .strictObject({
        ...scope,
        until: localDate.nullable(),
        fitter: z.string().min(1).max(80).nullable().default(null),
      })
      .refine(oneScope),
    /** The link is sent once, to the rider or to the fitter whom they chose; only a hash of its secret is stored. */
    response: z.object({ id: uuid, url: z.string().nullable(), expiresAt: instant }),
    errors: ['nothing_to_share', 'share_already_offered', 'idempotency_key_missing'],
  }),
  defineCall('POST /api/share-offers/:offerId/confirmation', {
    access: 'ownedByRider',
    roundTrips: 9,
    summary: 'Shares the offered fits with the fitter who accepted the link.',
    audit: 'share.created',
    limit: 'write',
    body: z.strictObject({ fitterId: uuid }),
    errors: ['share_link_ended'],
  }),
  defineCall('POST /api/share-offers/:offerId/closing', {
    access: 'ownedByRider',
    roundTrips: 8,
    summary: 'Takes a link back or ends what it shares. A share that was ended can be opened again.',
    audit: 'share_offer.ended',
    limit: 'write',
    body: z.strictObject({ ended: z.boolean() }),
    errors: ['share_link_ended'],
  }),
  defineCall('POST /api/share-links/preview', {
    access: 'fitter',
    roundTrips: 4,
    summary: 'What a rider’s link offers. It tells nothing of the rider.',
    limit: 'invitation_secret',
    body: z.strictObject({ secret }),
    response: z.object({
      scope: z.enum(['all', 'bike', 'from']),
      fitsFrom: localDate.nullable(),
      until: instant.nullable(),
      expiresAt: instant,
      /** The acting fitter has accepted it, and the rider has not confirmed yet. */
      accepted: z.boolean(),
    }),
    errors: ['share_link_ended'],
  }),
  defineCall('POST /api/share-links/acceptance', {
    access: 'fitter',
    roundTrips: 9,
    summary: 'Accepts a rider’s link. The rider sees the fitter’s name and address and then decides.',
    audit: 'share_offer.accepted',
    limit: 'invitation_secret',
    body: z.strictObject({ secret }),
    errors: ['share_link_ended', 'address_unproven', 'share_own_file'],
  }),
  defineCall('GET /api/shared-fits', {
    access: 'fitter',
    roundTrips: 6,
    summary: 'The fits that riders share with the acting fitter, by the file they are in.',
    response: z.object({ files: z.array(sharedFile) }),
  }),
] as const
