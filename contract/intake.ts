import { z } from 'zod'
import { defineCall, instant, region, uuid } from './call.ts'
import { fitterNames } from './fitters.ts'
import { draftChanges, keptDraft, openForm, sentForm } from './forms.ts'
import { fitConsent } from './invitations.ts'

/** A form that is not submitted yet. */
export const openIntake = z.object({
  sessionId: uuid,
  fitterName: z.string(),
  startedAt: instant.nullable(),
})

export const intakeCalls = [
  defineCall('GET /api/intakes/open', {
    access: 'client',
    roundTrips: 3,
    summary: 'The intakes I have not sent yet.',
    response: z.object({
      items: z.array(openIntake),
    }),
  }),
  defineCall('POST /api/intakes', {
    access: 'client',
    roundTrips: 14,
    summary: 'Begin an intake with a fitter who is listed, without an invitation.',
    idempotent: true,
    audit: 'session.created',
    limit: 'write',
    status: 201,
    body: z.strictObject({
      fitter: z.string().min(1).max(80),
      consent: fitConsent,
      /** Begin it although a submitted intake still waits for its fit. */
      another: z.boolean().optional(),
    }),
    response: z.object({ id: uuid, sessionId: uuid }),
    errors: ['not_found', 'notice_version_unknown', 'session_waiting'],
  }),
  defineCall('GET /api/sessions/:sessionId/intake', {
    access: 'fillsIntake',
    roundTrips: 3,
    summary: 'The form to fill in, with the draft as it stands.',
    response: z.object({
      ...openForm,
      fitter: fitterNames,
      state: z.enum(['open', 'submitted']),
    }),
  }),
  defineCall('PATCH /api/sessions/:sessionId/intake/draft', {
    access: 'fillsIntake',
    roundTrips: 3,
    summary: 'Keep changes of the draft. A version passed in the meantime is refused and nothing is written.',
    limit: 'write',
    body: draftChanges,
    response: keptDraft,
    errors: ['draft_conflict', 'already_submitted', 'invalid_answers', 'questionnaire_version_unknown'],
  }),
  defineCall('POST /api/sessions/:sessionId/intake/submission', {
    access: 'fillsIntake',
    roundTrips: 6,
    summary: 'Send the intake. The draft and its device copies end here.',
    idempotent: true,
    audit: 'intake.submitted',
    limit: 'write',
    status: 201,
    body: sentForm.extend({
      timeZone: z.string().max(64).optional(),
      language: z.string().max(10),
      region: region.optional(),
      noticeVersion: z.string().max(20),
    }),
    response: z.object({ id: uuid, sessionId: uuid, submittedAt: instant }),
    errors: [
      'already_submitted',
      'access_ended',
      'invalid_answers',
      'questionnaire_version_unknown',
      'notice_version_unknown',
    ],
  }),
] as const
