import { z } from 'zod'
import { isEmail } from '#domain/contact/email.ts'
import { INVITATION_NOTE } from '#domain/invitations/invitation-note.ts'
import { defineCall, email, instant, line, lines, pageOf, pageQuery, region, secret, uuid } from './call.ts'
import { fitterNames } from './fitters.ts'

/** An address that mail can be sent to. */
const invitedAddress = email.refine(isEmail, { params: { code: 'invalid_format' } })

export const invitationState = z.enum(['sent', 'opened', 'started', 'submitted', 'withdrawn', 'expired'])
export const invitationChannel = z.enum(['email', 'link', 'qr'])

export const invitation = z.object({
  id: uuid,
  sessionId: uuid,
  riderId: uuid,
  channel: invitationChannel,
  name: z.string().nullable(),
  email: z.string().nullable(),
  state: invitationState,
  /** The status of the latest mail; `none` if none was requested. */
  delivery: z.enum(['none', 'queued', 'sent', 'failed']),
  /** A restore revoked its links, and no new one has been made since. */
  linkEnded: z.boolean(),
  createdAt: instant,
  openedAt: instant.nullable(),
  startedAt: instant.nullable(),
  submittedAt: instant.nullable(),
  expiresAt: instant,
})

/** The link with its secret in the fragment. It is sent only once: the server keeps only a hash. */
const freshLink = z.object({ url: z.string() })

/** The rider's explicit consent to the use of health data for the fit, as given on the welcome screen. */
export const fitConsent = z.strictObject({
  noticeVersion: z.string().max(20),
  language: z.string().max(10),
})

const guestStart = z.object({ sessionId: uuid })

/** Why the link of an invitation may not work. */
const visiting = [
  'invitation_unknown',
  'invitation_withdrawn',
  'invitation_expired',
  'link_ended',
  'link_ended_ask_fitter',
] as const

export const invitationCalls = [
  defineCall('GET /api/invitations', {
    access: 'fitter',
    roundTrips: 3,
    summary: 'The invitations I sent, newest first.',
    query: pageQuery,
    response: pageOf(invitation),
  }),
  defineCall('POST /api/invitations', {
    access: 'buildsPractice',
    roundTrips: 18,
    summary: 'Invite a rider by e-mail, by a link to copy or by a QR code.',
    idempotent: true,
    audit: 'invitation.created',
    limit: 'invite',
    status: 201,
    body: z
      .strictObject({
        channel: invitationChannel,
        email: invitedAddress.optional(),
        name: line.optional(),
        language: z.string().max(10).default('en'),
        region: region.optional(),
        /** Makes another rider's file although I have one with this address: two riders share it. */
        another: z.boolean().optional(),
        /** My own words to the rider: in the mail and on the welcome screen. */
        note: lines(INVITATION_NOTE).optional(),
      })
      .refine((body) => body.channel !== 'email' || body.email !== undefined, {
        path: ['email'],
        params: { code: 'required' },
      }),
    response: z.object({
      id: uuid,
      sessionId: uuid,
      /** The link to pass on; null when the request is repeated. Request a new link then. */
      url: z.string().nullable(),
    }),
    /** `rider_exists`: `riderId` in its parameters is my rider with this address. */
    errors: ['rate_limited', 'rider_exists'],
  }),
  defineCall('POST /api/invitations/:invitationId/resend', {
    access: 'fitterOfInvitation',
    roundTrips: 15,
    summary: 'Send the mail again, with a new link and code; earlier links go on working.',
    idempotent: true,
    audit: 'invitation.resent',
    limit: 'invite',
    status: 202,
    response: z.object({ id: uuid }),
    errors: [
      'invitation_has_no_address',
      'invitation_withdrawn',
      'invitation_expired',
      'invitation_answered',
    ],
  }),
  defineCall('POST /api/invitations/:invitationId/fresh-link', {
    access: 'fitterOfInvitation',
    roundTrips: 13,
    summary: 'A new link in place of every earlier one; what was started with those is dropped.',
    audit: 'invitation.link_renewed',
    limit: 'invite',
    response: freshLink,
    errors: ['invitation_withdrawn', 'invitation_expired', 'invitation_answered'],
  }),
  defineCall('POST /api/invitations/:invitationId/withdraw', {
    access: 'fitterOfInvitation',
    roundTrips: 11,
    summary: 'Take the invitation back. Its links and codes stop working at once.',
    audit: 'invitation.withdrawn',
    errors: ['invitation_answered'],
  }),
  defineCall('POST /api/invitation/preview', {
    access: 'everyone',
    roundTrips: 11,
    summary: 'What the welcome screen shows for a secret. Changes nothing.',
    limit: 'invitation_secret',
    body: z.strictObject({ secret }),
    response: z.object({
      fitter: fitterNames,
      language: z.string(),
      /** The fitter's own words; null on another device than the one that began, and once it is submitted. */
      note: z.string().nullable(),
      state: z.enum(['open', 'submitted']),
      /**
       * Which device the intake was started on: none; this one, which can continue with one press; or another one, in
       * which case this device needs the mailed code.
       */
      device: z.enum(['none', 'this', 'other']),
      /** Another device can continue with a mailed code. */
      reachable: z.boolean(),
      /** The invitation was mailed with a code, which can be typed on any device instead of opening the link. */
      coded: z.boolean(),
      /** Set while this browser is already signed in to the session and can continue without a press. */
      sessionId: uuid.nullable(),
    }),
    errors: [...visiting, 'invitation_answered', 'rate_limited'],
  }),
  defineCall('POST /api/invitation/start', {
    access: 'everyone',
    roundTrips: 28,
    summary: 'Press start: the consent is kept and this device becomes the one the draft is tied to.',
    limit: 'invitation_secret',
    audit: 'invitation.opened',
    body: z.strictObject({
      secret,
      consent: fitConsent,
      /**
       * An id that the device makes for one press. When the request is repeated after a lost response, the same id gets
       * the same response.
       */
      press: uuid.optional(),
    }),
    response: guestStart,
    errors: [
      ...visiting,
      'invitation_answered',
      'device_code_needed',
      'other_device_unreachable',
      'notice_version_unknown',
      'rate_limited',
    ],
  }),
  defineCall('POST /api/invitation/device-code', {
    access: 'everyone',
    roundTrips: 16,
    summary: 'Mail a code that lets another device go on with what was begun.',
    limit: 'invitation_code',
    audit: 'invitation.device_code_sent',
    status: 202,
    body: z.strictObject({ secret }),
    errors: [...visiting, 'invitation_answered', 'other_device_unreachable', 'rate_limited'],
  }),
  defineCall('POST /api/invitation/device', {
    access: 'everyone',
    roundTrips: 33,
    summary: 'Go on from this device with the mailed code.',
    limit: 'invitation_code',
    audit: 'invitation.device_added',
    body: z.strictObject({ secret, code: z.string().max(32) }),
    response: guestStart,
    errors: [...visiting, 'invitation_answered', 'code_wrong', 'code_exhausted', 'rate_limited'],
  }),
  defineCall('POST /api/invitation/code', {
    access: 'everyone',
    roundTrips: 30,
    summary: 'Trade the invited address and the code of the mail for a secret that opens the welcome screen.',
    limit: 'invitation_code',
    audit: 'invitation.code_entered',
    body: z.strictObject({ email, code: z.string().max(32) }),
    response: z.object({ secret: z.string() }),
    errors: ['code_wrong', 'code_exhausted', 'rate_limited'],
  }),
] as const
