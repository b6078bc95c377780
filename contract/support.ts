import { z } from 'zod'
import { SUPPORT_MINUTES, SUPPORT_REASONS, SUPPORT_SENTENCE } from '#domain/support/support-access.ts'
import { defineCall, instant, localDate, pageOf, pageQuery, typedText, uuid } from './call.ts'
import { answers } from './forms.ts'
import { intervention } from './interventions.ts'
import { measurement, phase } from './measurements.ts'
import { recommendation } from './recommendations.ts'
import { historyEntry } from './sessions.ts'

const access = z.object({
  id: uuid,
  sessionId: uuid,
  reason: z.enum(SUPPORT_REASONS),
  /** Why support looks, in its own words. */
  sentence: z.string(),
  from: instant,
  until: instant,
  /** When it was ended before its time. */
  endedAt: instant.nullable(),
})

/** What support says to open an access. Both the page and the console ask for it. */
export const supportAsked = z.strictObject({
  sessionId: uuid,
  reason: z.enum(SUPPORT_REASONS),
  sentence: typedText(SUPPORT_SENTENCE).min(SUPPORT_SENTENCE.shortest),
  minutes: z.number().int().min(1).max(SUPPORT_MINUTES.most).default(SUPPORT_MINUTES.usual),
})

/** What support opened: the technical record of a session, or its answers and fit data. */
const reading = z.object({ at: instant, what: z.enum(['record', 'answers']) })

const count = z.number().int()

/** A message about the session. The error is a code. */
const message = z.object({
  id: uuid,
  kind: z.string(),
  channel: z.string(),
  createdAt: instant,
  dueAt: instant,
  sentAt: instant.nullable(),
  droppedAt: instant.nullable(),
  failedAt: instant.nullable(),
  attempts: count,
  error: z.string().nullable(),
})

/** Nothing of it says who the rider is or what they answered. Sizes are in bytes. */
const record = z.object({
  access,
  session: z.object({
    createdAt: instant,
    invitedAt: instant.nullable(),
    invitationExpiresAt: instant.nullable(),
    intakeStartedAt: instant.nullable(),
    intakeSubmittedAt: instant.nullable(),
    fittedAt: instant.nullable(),
    closedAt: instant.nullable(),
    cancelledAt: instant.nullable(),
    version: count,
  }),
  invitations: z.array(
    z.object({
      id: uuid,
      channel: z.string(),
      createdAt: instant,
      openedAt: instant.nullable(),
      expiresAt: instant,
      withdrawnAt: instant.nullable(),
    }),
  ),
  forms: z.array(
    z.object({
      id: uuid,
      kind: z.enum(['intake', 'follow_up']),
      formVersion: count,
      revision: count,
      submittedAt: instant,
      supersededAt: instant.nullable(),
      size: count,
    }),
  ),
  drafts: z.array(
    z.object({ form: uuid, formVersion: count, version: count, savedAt: instant, size: count }),
  ),
  followUps: z.array(
    z.object({
      id: uuid,
      dueOn: localDate,
      windowEndsOn: localDate,
      submittedAt: instant.nullable(),
      skippedAt: instant.nullable(),
    }),
  ),
  photos: z.array(
    z.object({ id: uuid, phase, createdAt: instant, removedAt: instant.nullable(), size: count }),
  ),
  messages: z.array(message),
  /** The newest audit entries without their values. */
  history: z.array(historyEntry.pick({ id: true, at: true, actor: true, action: true })),
})

const fitData = z.object({
  access,
  forms: z.array(
    z.object({
      id: uuid,
      kind: z.enum(['intake', 'follow_up']),
      formVersion: count,
      submittedAt: instant,
      language: z.string(),
      answers,
    }),
  ),
  measurements: z.array(measurement),
  interventions: z.array(intervention),
  recommendations: z.array(recommendation),
})

/** Support looks at one session, for a reason and a time; the people concerned see it and can end it. */
export const supportCalls = [
  defineCall('GET /api/support-accesses', {
    access: 'account',
    roundTrips: 4,
    summary:
      'The accesses of support, newest first: for support its own, for a rider and a fitter those to their sessions, each with what was read.',
    query: pageQuery.extend({ sessionId: uuid.optional() }),
    response: pageOf(access.extend({ reads: z.array(reading) })),
  }),
  defineCall('POST /api/support-accesses', {
    access: 'support',
    roundTrips: 12,
    summary: 'Open access to one session. Rider and fitter are told by mail at once.',
    idempotent: true,
    audit: 'support_access.opened',
    limit: 'write',
    status: 201,
    body: supportAsked,
    response: access,
    errors: ['not_found'],
  }),
  defineCall('POST /api/support-accesses/:accessId/revocation', {
    access: 'endsSupportAccess',
    roundTrips: 6,
    summary: 'End an access at once. An access that is over stays as it is.',
    audit: 'support_access.ended',
    limit: 'write',
  }),
  defineCall('GET /api/support-accesses/:accessId/record', {
    access: 'supports',
    roundTrips: 6,
    summary: 'The session of an access: states, times, sizes and error codes. Each reading is recorded.',
    limit: 'read',
    response: record,
  }),
  defineCall('GET /api/support-accesses/:accessId/answers', {
    access: 'supports',
    roundTrips: 8,
    summary:
      'The answers and the fit data of the session of an access for quality, without name and contact data. Each reading is recorded.',
    limit: 'read',
    response: fitData,
  }),
] as const
