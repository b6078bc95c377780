import { z } from 'zod'
import { MOST_ACTIVITIES } from '#domain/activities.ts'
import { BIKE_TYPES } from '#domain/bikes/bike.ts'
import { isEmail } from '#domain/contact/email.ts'
import { ALERT_KINDS } from '#domain/follow-ups/alerts.ts'
import { SADDLE_REFERENCES } from '#domain/measurements/measurement.ts'
import { SADDLE_METHODS } from '#domain/measurements/saddle-how.ts'
import { ZONE_SHARES } from '#domain/outcomes/zone-change.ts'
import { FOLLOW_UP_STATUSES } from '#domain/sessions/follow-up-status.ts'
import { SECOND_BASELINE_STATES } from '#domain/sessions/second-baseline.ts'
import { SESSION_STATUSES } from '#domain/sessions/session-status.ts'
import { ZONES } from '#domain/zones.ts'
import { activity } from './activities.ts'
import { bike } from './bikes.ts'
import { defineCall, email, instant, line, lines, pageOf, pageQuery, uuid, wholeNumber } from './call.ts'
import { daysAfterFit, followUpDays } from './follow-ups.ts'
import { goal, intervention } from './interventions.ts'
import { measurement } from './measurements.ts'
import { photo } from './photos.ts'
import { recommendation } from './recommendations.ts'
import { givenAgain } from './second-baseline.ts'

/** An address that mail can be sent to. */
const riderAddress = email.refine(isEmail, { params: { code: 'invalid_format' } })

/** The weight of a goal in this fit; a goal that is not listed has weight 1. */
const goalWeights = z.record(goal, z.number().int().min(1).max(3))

/** From which point of the saddle, and with what, new values of a fit are taken. */
const saddleHow = z.strictObject({ reference: z.enum(SADDLE_REFERENCES), method: z.enum(SADDLE_METHODS) })

/** What counts as reached for a goal, agreed with the rider before the fit; an empty text deletes it. */
const goalLevels = z.record(goal, lines(500))

/** What the fitter expects of the zones; a zone that is not named has no prediction. */
const predictions = z.partialRecord(z.enum(ZONES), z.enum(ZONE_SHARES))

const activities = z.array(activity).max(MOST_ACTIVITIES)

/** The texts of a session that are written for the rider or with the rider. */
const fitTexts = {
  /** What the rider reads first in the report. Until the fit is completed, null for everyone but its fitter. */
  summary: z.string().nullable(),
  goalLevels: z.record(z.string(), z.string()),
  activities: z.array(activity),
}

export const followUpState = z.object({
  id: uuid,
  ...followUpDays,
  status: z.enum(FOLLOW_UP_STATUSES),
  submittedAt: instant.nullable(),
})

/** A fitting in a list. */
export const sessionSummary = z.object({
  id: uuid,
  status: z.enum(SESSION_STATUSES),
  createdAt: instant,
  fittedAt: instant.nullable(),
  bikeId: uuid.nullable(),
})

/** Severity by zone at one point in time. */
export const zoneScores = z.object({
  sessionId: uuid,
  kind: z.enum(['intake', 'follow_up']),
  /** Null for an intake. */
  milestone: z.number().int().nullable(),
  daysAfterFit: daysAfterFit.nullable(),
  at: instant,
  zones: z.record(z.string(), z.number().int()),
})

export const fitSession = sessionSummary.extend({
  rider: z.object({ id: uuid, name: z.string(), language: z.string() }),
  /** Empty if the fitter deleted their account. */
  fitterName: z.string(),
  /** Set for a fitter whom the rider lets read the fit of another one; `until` is null if only the rider ends that. */
  shared: z.object({ until: instant.nullable() }).nullable(),
  intakeSubmittedAt: instant.nullable(),
  closedAt: instant.nullable(),
  bike: bike.nullable(),
  /** All bikes of the rider, to choose from. */
  bikes: z.array(bike),
  /** The fitter's working notes; null for everyone else. */
  notes: z.string().nullable(),
  goals: z.array(z.string()),
  goalWeights,
  /** Null until it is chosen, before the first number. */
  saddleHow: saddleHow.nullable(),
  /** What the fitter chose in their latest other session, to be offered; null for everyone else. */
  lastSaddleHow: saddleHow.nullable(),
  ...fitTexts,
  /** Null for everyone but its fitter. */
  predictions: predictions.nullable(),
  /** From the first completion on, predictions stay as they are, also if the fit is reopened. */
  predictionsLocked: z.boolean(),
  /** The bike types named in the intake. */
  bikeTypes: z.array(z.enum(BIKE_TYPES)),
  measurements: z.array(measurement),
  interventions: z.array(intervention),
  recommendations: z.array(recommendation),
  photos: z.array(photo),
  followUps: z.array(followUpState),
  /** The previous fit on the same bike. Its values after the fit are this fit's values before. */
  earlier: z.object({ sessionId: uuid, fittedAt: instant, measurements: z.array(measurement) }).nullable(),
  /** The scores that the rider gives once more on the day of the fit, before it; the intake stays the score before. */
  secondBaseline: z.object({
    state: z.enum(SECOND_BASELINE_STATES),
    given: givenAgain.nullable(),
  }),
  /** The scores given before this session's intake: the latest of each session and follow-up. */
  scores: z.array(zoneScores),
  version: z.number().int(),
})

/** One audit entry, decrypted. The client puts it into words. */
export const historyEntry = z.object({
  id: z.string(),
  at: instant,
  actor: z.enum(['guest', 'client', 'fitter', 'support', 'system']),
  /** Whether the reader made this change. */
  own: z.boolean(),
  action: z.string(),
  entity: z.string(),
  entityId: uuid,
  /** Which alert the entry is about. */
  alert: z.object({ kind: z.enum(ALERT_KINDS), zone: z.enum(ZONES).nullable() }).nullable(),
  changes: z.array(z.object({ field: z.string(), from: z.json().optional(), to: z.json().optional() })),
})

/** A rider's name and contact details. */
const riderContact = z.object({
  name: z.string(),
  email: z.string().nullable(),
  language: z.string(),
  /** Mails to the address bounced. */
  addressFailed: z.boolean(),
})

export const sessionCalls = [
  defineCall('GET /api/riders/:riderId', {
    access: 'readsRider',
    roundTrips: 10,
    summary: 'A rider’s file: contact, bikes, every fitting, discomfort over time.',
    response: z.object({
      id: uuid,
      name: z.string(),
      email: z.string().nullable(),
      /** The rider has an account and signs in with it. */
      hasAccount: z.boolean(),
      language: z.string(),
      timeZone: z.string().nullable(),
      /** Mails to the address bounced. */
      addressFailed: z.boolean(),
      /** The rider's own account has proven the address, and mail reaches it. Only the rider can change it. */
      addressProven: z.boolean(),
      remindersStopped: z.boolean(),
      bikes: z.array(bike),
      sessions: z.array(sessionSummary.extend({ followUps: z.array(followUpState) })),
      scores: z.array(zoneScores),
    }),
  }),
  defineCall('PATCH /api/riders/:riderId', {
    access: 'worksOnFit',
    roundTrips: 32,
    summary: 'Correct how a rider is called or reached. A new address is written to again.',
    audit: 'rider.contact_changed',
    // A correction is mailed to the address before and after it, and an open invitation is sent again.
    limit: 'invite',
    body: z.strictObject({
      name: line.optional(),
      email: riderAddress.optional(),
      /** The language of mails and printed documents for the rider. */
      language: z.string().max(10).optional(),
    }),
    response: riderContact,
    errors: ['address_of_account'],
  }),
  defineCall('POST /api/riders/:riderId/address-retry', {
    access: 'followsFit',
    roundTrips: 21,
    summary: 'Write to an address again that mails came back from; reminders that are still wanted go out.',
    audit: 'rider.address_tried_again',
    limit: 'invite',
    response: riderContact,
  }),
  defineCall('POST /api/riders/:riderId/sessions', {
    access: 'worksOnFit',
    roundTrips: 6,
    summary: 'A new fitting of a rider who is known.',
    idempotent: true,
    audit: 'session.created',
    limit: 'write',
    status: 201,
    body: z.strictObject({
      bikeId: uuid.nullish(),
      /** Start it although another session of the rider is not fitted yet. */
      another: z.boolean().optional(),
    }),
    response: z.object({ id: uuid }),
    errors: ['session_waiting'],
  }),
  defineCall('GET /api/sessions/:sessionId', {
    access: 'readsFit',
    roundTrips: 3,
    summary: 'Everything of one fitting.',
    response: fitSession,
  }),
  defineCall('PATCH /api/sessions/:sessionId', {
    access: 'worksOnFit',
    roundTrips: 5,
    summary:
      'Say on which bike and how its saddle is measured, keep notes, weigh and describe the goals, predict, write the report’s summary.',
    audit: 'session.changed',
    limit: 'write',
    body: z.strictObject({
      version: wholeNumber(1),
      bikeId: uuid.nullish(),
      notes: lines(10_000).optional(),
      goalWeights: goalWeights.optional(),
      /** For values entered from now on. Stored values keep theirs. */
      saddleHow: saddleHow.optional(),
      summary: lines(4000).optional(),
      goalLevels: goalLevels.optional(),
      activities: activities.optional(),
      predictions: predictions.optional(),
    }),
    response: z.object({
      version: z.number().int(),
      bikeId: uuid.nullable(),
      notes: z.string().nullable(),
      goalWeights,
      saddleHow: saddleHow.nullable(),
      ...fitTexts,
      predictions,
    }),
    errors: ['stale_version', 'session_closed', 'predictions_locked'],
  }),
  defineCall('POST /api/sessions/:sessionId/cancellation', {
    access: 'worksOnFit',
    roundTrips: 6,
    summary: 'Call a fitting off that has not taken place, or take that back.',
    audit: 'session.cancelled',
    limit: 'write',
    body: z.strictObject({ cancelled: z.boolean() }),
    response: sessionSummary,
    errors: ['already_fitted'],
  }),
  defineCall('POST /api/sessions/:sessionId/completion', {
    access: 'worksOnFit',
    roundTrips: 33,
    summary:
      'The fit is done: the rider gets the report, the follow-ups are planned. Or it is not done yet after all.',
    audit: 'session.fitted',
    limit: 'write',
    body: z.strictObject({ fitted: z.boolean() }),
    response: sessionSummary.extend({ followUps: z.array(followUpState) }),
    errors: ['session_closed', 'already_answered'],
  }),
  defineCall('POST /api/sessions/:sessionId/closing', {
    access: 'worksOnFit',
    roundTrips: 18,
    summary: 'Close a fitting: nothing more is asked or changed. Or open it again.',
    audit: 'session.closed',
    limit: 'write',
    body: z.strictObject({ closed: z.boolean() }),
    response: sessionSummary,
    errors: ['not_fitted'],
  }),
  defineCall('GET /api/sessions/:sessionId/history', {
    access: 'readsFit',
    roundTrips: 5,
    summary: 'What was done to a fitting, newest first.',
    query: pageQuery,
    response: pageOf(historyEntry),
  }),
] as const
