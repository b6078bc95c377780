import { z } from 'zod'
import { FORM_FILTERS, LIST_ORDERS } from '#domain/sessions/lists.ts'
import { defineCall, instant, line, pageOf, pageQuery, uuid } from './call.ts'
import { daysAfterFit } from './follow-ups.ts'
import { correctedForm, newRevision, submittedForm } from './forms.ts'

export const submissionKind = z.enum(['intake', 'follow_up'])

/** Whether the fit that the form belongs to is completed. */
const fitted = z.boolean()

export const submissionSummary = z.object({
  id: uuid,
  sessionId: uuid,
  riderId: uuid,
  kind: submissionKind,
  /** Null for an intake. */
  daysAfterFit: daysAfterFit.nullable(),
  /**
   * For the fitter, the rider's name; for the rider, the fitter's name. Empty for a fitter who deleted their account.
   */
  name: z.string(),
  submittedAt: instant,
  revision: z.number().int(),
  /** Severity of each zone that was named; other zones are absent. */
  zones: z.record(z.string(), z.number().int()),
  goals: z.array(z.string()),
  /** The number of marks that the fitter sees first (severity 6–7, current injury, treatment). */
  marks: z.number().int(),
  /** The fitter has not read it since it was submitted or corrected. False for other readers. */
  unread: z.boolean(),
  fitted,
})

export const submissionDetail = z.object({
  ...submittedForm,
  sessionId: uuid,
  riderId: uuid,
  kind: submissionKind,
  riderName: z.string(),
  /** Empty for a fitter who deleted their account. */
  fitterName: z.string(),
  fitted,
})

export const submissionCalls = [
  defineCall('GET /api/submissions', {
    access: 'fitter',
    roundTrips: 8,
    summary: 'What my riders sent, newest first unless asked otherwise; by name when asked.',
    limit: 'read',
    wordsIn: 'search',
    query: pageQuery.extend({
      search: line.optional(),
      /** Only intakes, only follow-ups, or only what I have not read. */
      only: z.enum(FORM_FILTERS).optional(),
      order: z.enum(LIST_ORDERS).default('newest'),
    }),
    response: pageOf(submissionSummary),
  }),
  defineCall('GET /api/client/submissions', {
    access: 'client',
    roundTrips: 3,
    summary: 'What I sent, to any fitter, newest first.',
    query: pageQuery,
    response: pageOf(submissionSummary),
  }),
  defineCall('GET /api/sessions/:sessionId/intake/submission', {
    access: 'readsSession',
    roundTrips: 6,
    summary: 'The intake as sent; an earlier revision when asked.',
    query: z.strictObject({ revision: z.coerce.number().int().min(1).max(2_147_483_647).optional() }),
    response: submissionDetail,
  }),
  defineCall('GET /api/submissions/:submissionId', {
    access: 'readsSession',
    roundTrips: 5,
    summary: 'One form as sent, by its own id.',
    response: submissionDetail,
  }),
  defineCall('POST /api/submissions/:submissionId/reading', {
    access: 'followsFit',
    roundTrips: 4,
    summary:
      'Note that I read this form as it is now. Repeated, it changes nothing; opening a URL never does this.',
    limit: 'read',
  }),
  defineCall('POST /api/sessions/:sessionId/intake/corrections', {
    access: 'correctsSubmission',
    roundTrips: 7,
    summary: 'Correct what I sent: a new revision, the old one stays readable.',
    idempotent: true,
    audit: 'intake.corrected',
    limit: 'write',
    status: 201,
    body: correctedForm,
    response: newRevision,
    errors: ['stale_revision', 'invalid_answers', 'questionnaire_version_unknown'],
  }),
] as const
