import { z } from 'zod'
import { ALERT_KINDS } from '#domain/follow-ups/alerts.ts'
import { UNREACHED } from '#domain/follow-ups/reminders.ts'
import { FOLLOW_UP_STATUSES } from '#domain/sessions/follow-up-status.ts'
import { ZONES } from '#domain/zones.ts'
import { activity } from './activities.ts'
import {
  defineCall,
  instant,
  lines,
  localDate,
  pageOf,
  pageQuery,
  secret,
  uuid,
  wholeNumber,
} from './call.ts'
import { countUpToLimit } from './counts.ts'
import { submittedForm } from './forms.ts'

/** The days after the fit for which a follow-up was planned. They name it, whatever day it was moved to. */
export const daysAfterFit = z.number().int()

const milestone = z.number().int()

/** Which follow-up of a fit it is, when it is due, and until when it can be answered. */
export const followUpDays = { milestone, daysAfterFit, dueOn: localDate, windowEndsOn: localDate }

/** One of the rider's own follow-ups that can be answered now or soon. */
export const ownFollowUp = z.object({
  followUpId: uuid,
  sessionId: uuid,
  ...followUpDays,
  fitterName: z.string(),
  open: z.boolean(),
})

const protocol = z.object({
  /** Days after the fit, ascending. */
  milestones: z.array(z.number().int()).max(20),
  /** Days after a follow-up is due, ascending. */
  reminderDays: z.array(z.number().int()).max(20),
})

/** One reminder of a follow-up: planned, being sent, sent, or not sent and why. */
export const reminder = z.object({
  number: z.number().int(),
  at: instant,
  state: z.enum(['planned', 'waiting', 'sent', 'failed', 'dropped']),
  /** A code: why it was dropped or not accepted. */
  reason: z.string().nullable(),
})

const unreachable = z.enum(UNREACHED)

/** A follow-up in the fitter’s lists. */
export const followUpEntry = z.object({
  id: uuid,
  sessionId: uuid,
  riderId: uuid,
  riderName: z.string(),
  ...followUpDays,
  /** The first day on which it can be answered. */
  opensOn: localDate,
  status: z.enum(FOLLOW_UP_STATUSES),
  submittedAt: instant.nullable(),
  reminders: z.array(reminder),
  /** Reminders cannot reach the rider: the rider stopped them, or the address bounces or is missing. */
  unreachable: unreachable.nullable(),
})

const alert = z.object({
  id: uuid,
  kind: z.enum(ALERT_KINDS),
  zone: z.enum(ZONES).nullable(),
  /** The zone's score in the intake and in the answer; null unless the alert compares them. */
  before: z.number().int().nullable(),
  after: z.number().int().nullable(),
  raisedAt: instant,
  /** When the rider's correction removed the reason for the alert. The fitter still has to resolve it. */
  correctedAt: instant.nullable(),
  workedOffAt: instant.nullable(),
  outcome: z.enum(['noted', 'contacted', 'booked', 'answered']).nullable(),
  note: z.string().nullable(),
})

/** The alerts of one answer, of one answer that did not come, or of one intake. */
const alertCard = z.object({
  /** The id of the most serious alert. */
  id: uuid,
  sessionId: uuid,
  riderId: uuid,
  riderName: z.string(),
  /** Null for an intake. */
  followUpId: uuid.nullable(),
  milestone: milestone.nullable(),
  answeredAt: instant.nullable(),
  /** When the newest of the alerts was raised. */
  raisedAt: instant,
  /** The most serious first. */
  alerts: z.array(alert),
})

const answeredFollowUp = z.object({
  followUpId: uuid,
  ...followUpDays,
  /** The first day on which it can be answered. */
  opensOn: localDate,
  status: z.enum(FOLLOW_UP_STATUSES),
  reminders: z.array(reminder),
  /** Why reminders cannot reach the rider. Only the fitter sees it. */
  unreachable: unreachable.nullable(),
  submission: z
    .object({
      ...submittedForm,
      assisted: z.boolean(),
      /** The days that passed between the fit and the answer. */
      daysPassed: z.number().int(),
      /** It was sent before the window of its milestone opened. */
      early: z.boolean(),
      /** It was given 28 to 63 days after the fit, and not early. */
      primary: z.boolean(),
    })
    .nullable(),
})

export const followUpCalls = [
  defineCall('GET /api/follow-up-protocol', {
    access: 'fitter',
    roundTrips: 2,
    summary: 'When I ask riders again after a fit.',
    response: z.object({ protocol, version: z.number().int() }),
  }),
  defineCall('PUT /api/follow-up-protocol', {
    access: 'buildsPractice',
    roundTrips: 5,
    summary: 'Change it, for fits completed from now on.',
    audit: 'follow_up_protocol.changed',
    limit: 'write',
    body: z.strictObject({ protocol, version: wholeNumber(0) }),
    response: z.object({ protocol, version: z.number().int() }),
    errors: ['stale_version', 'invalid_protocol'],
  }),
  defineCall('GET /api/follow-ups', {
    access: 'fitter',
    roundTrips: 4,
    summary: 'The follow-ups of my riders: due, overdue, to call, planned or answered.',
    limit: 'read',
    query: pageQuery.extend({
      state: z.enum(['due', 'overdue', 'call', 'planned', 'answered']).default('due'),
    }),
    response: pageOf(followUpEntry),
  }),
  defineCall('GET /api/follow-up-counts', {
    access: 'fitter',
    roundTrips: 5,
    summary:
      'How many of my follow-ups are in each state and how many forms have open alerts, counted up to a limit.',
    limit: 'read',
    response: z.object({
      due: countUpToLimit,
      overdue: countUpToLimit,
      call: countUpToLimit,
      planned: countUpToLimit,
      answered: countUpToLimit,
      alerts: countUpToLimit,
    }),
  }),
  defineCall('POST /api/follow-ups/:followUpId/date', {
    access: 'worksOnFit',
    roundTrips: 13,
    summary: 'Move a follow-up to another day; its reminders move along.',
    audit: 'follow_up.moved',
    limit: 'write',
    body: z.strictObject({ dueOn: localDate }),
    response: followUpEntry,
    errors: ['already_answered', 'session_closed', 'date_out_of_range', 'day_taken'],
  }),
  defineCall('POST /api/follow-ups/:followUpId/skipping', {
    access: 'worksOnFit',
    roundTrips: 13,
    summary: 'Ask nothing this time, or ask after all.',
    audit: 'follow_up.skipped',
    limit: 'write',
    body: z.strictObject({ skipped: z.boolean() }),
    response: followUpEntry,
    errors: ['already_answered', 'session_closed'],
  }),
  defineCall('POST /api/follow-ups/:followUpId/reminder', {
    access: 'followsFit',
    roundTrips: 24,
    summary: 'Send the next reminder now. Three at most in all.',
    idempotent: true,
    audit: 'follow_up.reminded',
    limit: 'invite',
    status: 202,
    response: followUpEntry,
    errors: [
      'already_answered',
      'session_closed',
      'follow_up_over',
      'day_taken',
      'reminders_used_up',
      'rider_unreachable',
    ],
  }),
  defineCall('GET /api/follow-up-alerts', {
    access: 'fitter',
    roundTrips: 4,
    summary: 'What needs me: a card for each form, those with a red flag first, then the newest first.',
    limit: 'read',
    query: pageQuery.extend({ open: z.enum(['true', 'false']).default('true') }),
    response: pageOf(alertCard),
  }),
  defineCall('POST /api/follow-up-alerts/:alertId/work-off', {
    access: 'followsFit',
    roundTrips: 24,
    summary: 'An alert and the others of its form are resolved: what was done about them.',
    audit: 'follow_up_alert.worked_off',
    limit: 'write',
    body: z.strictObject({
      outcome: z.enum(['noted', 'contacted', 'booked']),
      note: lines(4000).optional(),
    }),
    response: alertCard,
  }),
  defineCall('POST /api/reminder-stops', {
    access: 'everyone',
    roundTrips: 4,
    summary: 'No more reminders from this fitter, or reminders after all.',
    limit: 'invitation_secret',
    audit: 'rider.reminders_stopped',
    body: z.strictObject({ secret, stopped: z.boolean().default(true) }),
    errors: ['follow_up_unknown', 'rate_limited'],
  }),
  defineCall('GET /api/client/follow-ups', {
    access: 'client',
    roundTrips: 3,
    summary: 'The follow-ups I can answer now or soon.',
    response: z.object({
      items: z.array(ownFollowUp),
    }),
  }),
  defineCall('GET /api/sessions/:sessionId/follow-ups', {
    access: 'readsFit',
    roundTrips: 10,
    summary: 'The follow-ups of a fitting with what was answered, the latest first.',
    response: z.object({
      sessionId: uuid,
      riderName: z.string(),
      fitterName: z.string(),
      fittedAt: instant.nullable(),
      /** Severity by zone before the fit; null without an intake. */
      before: z.record(z.string(), z.number().int()).nullable(),
      /** The rider's own activities, each as the rider rated it before the fit. */
      activities: z.array(activity),
      items: z.array(answeredFollowUp),
    }),
  }),
] as const
