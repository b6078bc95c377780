import { z } from 'zod'
import { ALERT_KINDS } from '#domain/follow-ups/alerts.ts'
import { WAVES } from '#domain/follow-ups/protocol.ts'
import { GOALS } from '#domain/goals.ts'
import { FOLLOW_UP_STATUSES } from '#domain/sessions/follow-up-life.ts'
import { ZONES } from '#domain/zones.ts'
import { defineCall, instant, localDate, pageOf, pageQuery, secret, uuid } from './call.ts'
import { answerChange, answers } from './intake.ts'

/** One of the rider’s own that can be answered now or soon. */
export const ownFollowUp = z.object({
  followUpId: uuid,
  sessionId: uuid,
  milestone: z.number().int(),
  dueOn: localDate,
  windowEndsOn: localDate,
  fitterName: z.string(),
  open: z.boolean(),
})

const protocol = z.object({
  /** Days after the fit, ascending. */
  milestones: z.array(z.number().int()).max(20),
  /** Days after a follow-up is due, ascending. */
  reminderDays: z.array(z.number().int()).max(20),
})

/** One reminder of a follow-up: planned, on its way, sent, or why it was not. */
export const reminder = z.object({
  number: z.number().int(),
  at: instant,
  state: z.enum(['planned', 'waiting', 'sent', 'failed', 'dropped']),
  /** A code: why it was dropped or not taken. */
  reason: z.string().nullable(),
})

const unreachable = z.enum(['stopped', 'address_failed', 'no_address'])

/** A follow-up in the fitter’s lists. */
export const followUpEntry = z.object({
  id: uuid,
  sessionId: uuid,
  riderId: uuid,
  riderName: z.string(),
  milestone: z.number().int(),
  dueOn: localDate,
  windowEndsOn: localDate,
  status: z.enum(FOLLOW_UP_STATUSES),
  submittedAt: instant.nullable(),
  reminders: z.array(reminder),
  /** No reminder reaches the rider: they stopped them, or the address fails or is missing. */
  unreachable: unreachable.nullable(),
})

const followUpAlert = z.object({
  id: uuid,
  kind: z.enum(ALERT_KINDS),
  zone: z.enum(ZONES).nullable(),
  sessionId: uuid,
  riderId: uuid,
  riderName: z.string(),
  followUpId: uuid,
  milestone: z.number().int(),
  raisedAt: instant,
  workedOffAt: instant.nullable(),
  outcome: z.enum(['noted', 'contacted', 'booked', 'answered']).nullable(),
  note: z.string().nullable(),
})

const milestone = z.coerce.number().int().min(1).max(1100)

const form = z.object({
  followUpId: uuid,
  sessionId: uuid,
  milestone: z.number().int(),
  formVersion: z.number().int(),
  fitter: z.object({ name: z.string(), studio: z.string().nullable() }),
  fittedOn: localDate,
  dueOn: localDate,
  windowEndsOn: localDate,
  state: z.enum(['open', 'submitted', 'not_yet', 'over']),
  submittedAt: instant.nullable(),
  /** What the form is asked about, as the intake said it. */
  setting: z.object({ wave: z.enum(WAVES), zones: z.array(z.enum(ZONES)), goals: z.array(z.enum(GOALS)) }),
  /** The rider’s own words of the time, by zone. */
  words: z.partialRecord(z.enum(ZONES), z.string()),
  /** The scores of the time, shown only after the answer so that they do not pull it. */
  before: z.partialRecord(z.enum(ZONES), z.number().int()),
  draft: z.object({ version: z.number().int(), answers, savedAt: instant.nullable() }),
})

const sent = z.object({ id: uuid, sessionId: uuid, followUpId: uuid, submittedAt: instant })

const sentForm = { formVersion: z.number().int(), today: localDate, answers }

const answeredFollowUp = z.object({
  followUpId: uuid,
  milestone: z.number().int(),
  dueOn: localDate,
  windowEndsOn: localDate,
  status: z.enum(FOLLOW_UP_STATUSES),
  reminders: z.array(reminder),
  /** Why no reminder reaches the rider; the fitter’s concern alone. */
  unreachable: unreachable.nullable(),
  submission: z
    .object({
      id: uuid,
      formVersion: z.number().int(),
      revision: z.number().int(),
      submittedAt: instant,
      assisted: z.boolean(),
      answers,
      revisions: z.array(z.object({ revision: z.number().int(), id: uuid, submittedAt: instant })),
    })
    .nullable(),
})

const ofFitter = [
  defineCall('GET /api/follow-up-protocol', {
    access: 'fitter',
    summary: 'When I ask riders again after a fit.',
    answer: z.object({ protocol, version: z.number().int() }),
  }),
  defineCall('PUT /api/follow-up-protocol', {
    access: 'fitter',
    summary: 'Change it, for fits completed from now on.',
    audit: 'follow_up_protocol.changed',
    limit: 'write',
    body: z.strictObject({ protocol, version: z.number().int().min(0) }),
    answer: z.object({ protocol, version: z.number().int() }),
    errors: ['stale_version', 'invalid_protocol'],
  }),
  defineCall('GET /api/follow-ups', {
    access: 'fitter',
    summary: 'The follow-ups of my riders: due, overdue, to call, planned or answered.',
    limit: 'read',
    query: pageQuery.extend({
      state: z.enum(['due', 'overdue', 'call', 'planned', 'answered']).default('due'),
    }),
    answer: pageOf(followUpEntry),
  }),
  defineCall('GET /api/follow-up-counts', {
    access: 'fitter',
    summary: 'How many of my follow-ups stand where, and how many alerts are open.',
    limit: 'read',
    answer: z.object({
      due: z.number().int(),
      overdue: z.number().int(),
      call: z.number().int(),
      planned: z.number().int(),
      answered: z.number().int(),
      alerts: z.number().int(),
    }),
  }),
  defineCall('POST /api/follow-ups/:followUpId/date', {
    access: 'worksOnFit',
    summary: 'Move a follow-up to another day; its reminders move along.',
    audit: 'follow_up.moved',
    limit: 'write',
    body: z.strictObject({ dueOn: localDate }),
    answer: followUpEntry,
    errors: ['already_answered', 'session_closed', 'date_out_of_range'],
  }),
  defineCall('POST /api/follow-ups/:followUpId/skipping', {
    access: 'worksOnFit',
    summary: 'Ask nothing this time, or ask after all.',
    audit: 'follow_up.skipped',
    limit: 'write',
    body: z.strictObject({ skipped: z.boolean() }),
    answer: followUpEntry,
    errors: ['already_answered', 'session_closed'],
  }),
  defineCall('POST /api/follow-ups/:followUpId/reminder', {
    access: 'worksOnFit',
    summary: 'Send the next reminder now. Three at most in all.',
    once: true,
    audit: 'follow_up.reminded',
    limit: 'invite',
    status: 202,
    answer: followUpEntry,
    errors: ['already_answered', 'session_closed', 'reminders_used_up', 'rider_unreachable'],
  }),
  defineCall('GET /api/follow-up-alerts', {
    access: 'fitter',
    summary: 'What I should look at: red flags first, then the newest first.',
    limit: 'read',
    query: pageQuery.extend({ open: z.enum(['true', 'false']).default('true') }),
    answer: pageOf(followUpAlert),
  }),
  defineCall('POST /api/follow-up-alerts/:alertId/work-off', {
    access: 'worksOnFit',
    summary: 'An alert is worked off: what was done about it.',
    audit: 'follow_up_alert.worked_off',
    limit: 'write',
    body: z.strictObject({
      outcome: z.enum(['noted', 'contacted', 'booked']),
      note: z.string().trim().max(4000).optional(),
    }),
    answer: followUpAlert,
  }),
  defineCall('GET /api/sessions/:sessionId/follow-up-together', {
    access: 'worksOnFit',
    summary: 'The form to fill in together with the rider, of any day; its draft stays on the device.',
    query: z.strictObject({ milestone: milestone.optional() }),
    answer: form,
  }),
  defineCall('POST /api/follow-ups/:followUpId/assisted', {
    access: 'worksOnFit',
    summary: 'Fill a follow-up in together with the rider.',
    once: true,
    audit: 'follow_up.submitted',
    limit: 'write',
    status: 201,
    body: z.strictObject({ ...sentForm, language: z.string().max(10) }),
    answer: sent,
    errors: ['already_answered', 'invalid_answers', 'questionnaire_version_unknown', 'session_closed'],
  }),
] as const

const ofRider = [
  defineCall('POST /api/follow-up-visits', {
    access: 'everyone',
    summary: 'Come in by a reminder’s link: one form and nothing else.',
    limit: 'invitation_secret',
    audit: 'follow_up.opened',
    body: z.strictObject({ secret }),
    answer: z.object({ sessionId: uuid, followUpId: uuid, milestone: z.number().int() }),
    errors: ['follow_up_unknown', 'follow_up_over', 'already_submitted', 'rate_limited'],
  }),
  defineCall('POST /api/reminder-stops', {
    access: 'everyone',
    summary: 'No more reminders from this fitter.',
    limit: 'invitation_secret',
    audit: 'rider.reminders_stopped',
    body: z.strictObject({ secret }),
    errors: ['follow_up_unknown', 'rate_limited'],
  }),
  defineCall('GET /api/client/follow-ups', {
    access: 'client',
    summary: 'The follow-ups I can answer now or soon.',
    answer: z.object({
      items: z.array(ownFollowUp),
    }),
  }),
  defineCall('GET /api/sessions/:sessionId/follow-up', {
    access: 'fillsFollowUp',
    summary: 'The form to fill in: of a milestone, else the earliest that is open.',
    query: z.strictObject({ milestone: milestone.optional() }),
    answer: form,
  }),
  defineCall('PATCH /api/follow-ups/:followUpId/draft', {
    access: 'fillsFollowUp',
    summary: 'Keep changes of the draft. A version passed in the meantime is refused and nothing is written.',
    limit: 'write',
    body: z.strictObject({
      version: z.number().int().min(0),
      formVersion: z.number().int(),
      changes: z.array(answerChange).min(1).max(500),
    }),
    answer: z.object({ version: z.number().int(), savedAt: instant }),
    errors: [
      'draft_conflict',
      'already_submitted',
      'invalid_answers',
      'questionnaire_version_unknown',
      'follow_up_over',
    ],
  }),
  defineCall('POST /api/follow-ups/:followUpId/submission', {
    access: 'fillsFollowUp',
    summary: 'Send the follow-up.',
    once: true,
    audit: 'follow_up.submitted',
    limit: 'write',
    status: 201,
    body: z.strictObject({ ...sentForm, language: z.string().max(10) }),
    answer: sent,
    errors: ['already_submitted', 'invalid_answers', 'questionnaire_version_unknown', 'follow_up_over'],
  }),
  defineCall('POST /api/follow-ups/:followUpId/corrections', {
    access: 'carriesOut',
    summary: 'Correct what I sent: a new revision, the old one stays readable.',
    once: true,
    audit: 'follow_up.corrected',
    limit: 'write',
    status: 201,
    body: z.strictObject({ ...sentForm, revision: z.number().int().min(1) }),
    answer: z.object({ id: uuid, revision: z.number().int() }),
    errors: ['stale_revision', 'invalid_answers', 'questionnaire_version_unknown'],
  }),
] as const

export const followUpCalls = [
  ...ofFitter,
  ...ofRider,
  defineCall('GET /api/sessions/:sessionId/follow-ups', {
    access: 'readsFit',
    summary: 'The follow-ups of a fitting with what was answered, the latest first.',
    answer: z.object({
      sessionId: uuid,
      riderName: z.string(),
      fitterName: z.string(),
      fittedAt: instant.nullable(),
      /** Severity by zone before the fit; null without an intake. */
      before: z.record(z.string(), z.number().int()).nullable(),
      items: z.array(answeredFollowUp),
    }),
  }),
] as const
