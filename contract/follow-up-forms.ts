import { z } from 'zod'
import { GOALS } from '#domain/goals.ts'
import { WAVES } from '#domain/milestones.ts'
import { ZONES } from '#domain/zones.ts'
import { defineCall, instant, localDate, secret, uuid } from './call.ts'
import { fitterNames } from './fitters.ts'
import { followUpDays } from './follow-ups.ts'
import { correctedForm, draftChanges, keptDraft, newRevision, openForm, sentForm } from './forms.ts'

const milestone = z.coerce.number().int().min(1).max(1100)

const form = z.object({
  ...openForm,
  followUpId: uuid,
  ...followUpDays,
  fitter: fitterNames,
  fittedOn: localDate,
  state: z.enum(['open', 'submitted', 'not_yet', 'over']),
  /** What the form asks about, as the intake named it. */
  setting: z.object({
    wave: z.enum(WAVES),
    zones: z.array(z.enum(ZONES)),
    goals: z.array(z.enum(GOALS)),
    /** The rider's own activities, as the brief names them. */
    activities: z.array(z.object({ id: z.string(), words: z.string() })),
  }),
  /** The rider’s own words before the fit, by zone. */
  words: z.partialRecord(z.enum(ZONES), z.string()),
  /**
   * The scores before the fit. They are shown only after the rider has answered, so that they do not influence the
   * answer.
   */
  before: z.partialRecord(z.enum(ZONES), z.number().int()),
  /** How the rider rated each activity before the fit, by its id; shown only after the answer as well. */
  abilities: z.record(z.string(), z.number().int()),
  /** The hours per week of the intake, for a rider who rides as much as then; null if it has none. */
  weeklyHours: z.number().nullable(),
  /**
   * Where the rider books with the fitter, and as whom; null until the form is submitted, and if the fitter offers no
   * times.
   */
  booking: z.object({ fitter: z.string(), name: z.string(), email: z.string().nullable() }).nullable(),
})

const sent = z.object({ id: uuid, sessionId: uuid, followUpId: uuid, submittedAt: instant })

const sentFollowUp = sentForm.extend({ language: z.string().max(10) })

export const followUpFormCalls = [
  defineCall('POST /api/follow-up-visits', {
    access: 'everyone',
    roundTrips: 7,
    summary: 'Come in by a reminder’s link: one form and nothing else.',
    limit: 'invitation_secret',
    audit: 'follow_up.opened',
    body: z.strictObject({ secret }),
    response: z.object({ sessionId: uuid, followUpId: uuid, milestone: z.number().int() }),
    errors: [
      'follow_up_unknown',
      'follow_up_over',
      'already_submitted',
      'link_ended',
      'link_ended_ask_fitter',
      'rate_limited',
    ],
  }),
  defineCall('GET /api/sessions/:sessionId/follow-up', {
    access: 'fillsFollowUp',
    roundTrips: 7,
    summary: 'The form to fill in: of a milestone, else the earliest that is open.',
    query: z.strictObject({ milestone: milestone.optional() }),
    response: form,
    errors: ['no_follow_up'],
  }),
  defineCall('PATCH /api/follow-ups/:followUpId/draft', {
    access: 'fillsFollowUp',
    roundTrips: 9,
    summary: 'Keep changes of the draft. A version passed in the meantime is refused and nothing is written.',
    limit: 'write',
    body: draftChanges,
    response: keptDraft,
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
    roundTrips: 19,
    summary: 'Send the follow-up.',
    idempotent: true,
    audit: 'follow_up.submitted',
    limit: 'write',
    status: 201,
    body: sentFollowUp,
    response: sent,
    errors: ['already_submitted', 'invalid_answers', 'questionnaire_version_unknown', 'follow_up_over'],
  }),
  defineCall('POST /api/follow-ups/:followUpId/corrections', {
    access: 'carriesOut',
    roundTrips: 12,
    summary: 'Correct what I sent: a new revision, the old one stays readable.',
    idempotent: true,
    audit: 'follow_up.corrected',
    limit: 'write',
    status: 201,
    body: correctedForm,
    response: newRevision,
    errors: ['stale_revision', 'invalid_answers', 'questionnaire_version_unknown'],
  }),
  defineCall('GET /api/sessions/:sessionId/follow-up-together', {
    access: 'followsFit',
    roundTrips: 6,
    summary: 'The form to fill in together with the rider, of any day; its draft stays on the device.',
    query: z.strictObject({ milestone: milestone.optional() }),
    response: form,
  }),
  defineCall('POST /api/follow-ups/:followUpId/assisted', {
    access: 'followsFit',
    roundTrips: 13,
    summary: 'Fill a follow-up in together with the rider.',
    idempotent: true,
    audit: 'follow_up.submitted',
    limit: 'write',
    status: 201,
    body: sentFollowUp,
    response: sent,
    errors: ['already_answered', 'invalid_answers', 'questionnaire_version_unknown', 'session_closed'],
  }),
] as const
