import { z } from 'zod'
import { defineCall, instant, localDate, uuid } from './call.ts'
import { fitConsent } from './invitations.ts'

/** What a rider typed so far or sent; what may stand in it is said by the questionnaire, not here. */
export const answers = z.record(z.string().max(100), z.json())

/** One change of one place of a draft. Without a value the place is emptied. */
export const answerChange = z.strictObject({
  path: z.string().min(1).max(200),
  value: z.json().optional(),
})

/** A form that is still to be sent. */
export const openIntake = z.object({
  sessionId: uuid,
  fitterName: z.string(),
  startedAt: instant.nullable(),
})

export const intakeCalls = [
  defineCall('GET /api/intakes/open', {
    access: 'client',
    summary: 'The intakes I have not sent yet.',
    answer: z.object({
      items: z.array(openIntake),
    }),
  }),
  defineCall('POST /api/intakes', {
    access: 'client',
    summary: 'Begin an intake with a fitter who is listed, without an invitation.',
    once: true,
    audit: 'session.created',
    limit: 'write',
    status: 201,
    body: z.strictObject({ fitter: z.string().min(1).max(80), consent: fitConsent }),
    answer: z.object({ id: uuid, sessionId: uuid }),
    errors: ['not_found', 'notice_version_unknown'],
  }),
  defineCall('GET /api/sessions/:sessionId/intake', {
    access: 'fillsIntake',
    summary: 'The form to fill in, with the draft as it stands.',
    answer: z.object({
      sessionId: uuid,
      formVersion: z.number().int(),
      fitter: z.object({ name: z.string(), studio: z.string().nullable() }),
      state: z.enum(['open', 'submitted']),
      submittedAt: instant.nullable(),
      draft: z.object({ version: z.number().int(), answers, savedAt: instant.nullable() }),
    }),
  }),
  defineCall('PATCH /api/sessions/:sessionId/intake/draft', {
    access: 'fillsIntake',
    summary: 'Keep changes of the draft. A version passed in the meantime is refused and nothing is written.',
    limit: 'write',
    body: z.strictObject({
      version: z.number().int().min(0),
      formVersion: z.number().int(),
      changes: z.array(answerChange).min(1).max(500),
    }),
    answer: z.object({ version: z.number().int(), savedAt: instant }),
    errors: ['draft_conflict', 'already_submitted', 'invalid_answers', 'questionnaire_version_unknown'],
  }),
  defineCall('POST /api/sessions/:sessionId/intake/submission', {
    access: 'fillsIntake',
    summary: 'Send the intake. The draft and its device copies end here.',
    once: true,
    audit: 'intake.submitted',
    limit: 'write',
    status: 201,
    body: z.strictObject({
      formVersion: z.number().int(),
      today: localDate,
      timeZone: z.string().max(64).optional(),
      language: z.string().max(10),
      noticeVersion: z.string().max(20),
      answers,
    }),
    answer: z.object({ id: uuid, sessionId: uuid, submittedAt: instant }),
    errors: [
      'already_submitted',
      'invalid_answers',
      'questionnaire_version_unknown',
      'notice_version_unknown',
    ],
  }),
] as const
