import { z } from 'zod'
import { ZONES } from '#domain/zones.ts'
import { defineCall, instant, secret, uuid } from './call.ts'
import { fitterNames } from './fitters.ts'
import { sentForm } from './forms.ts'

/** The scores as they stand, each with its zone. */
export const givenAgain = z.object({
  at: instant,
  scores: z.partialRecord(z.enum(ZONES), z.number().int()),
})

/** Why the link may open nothing. */
const opening = ['second_baseline_unknown', 'second_baseline_over', 'rate_limited'] as const

export const secondBaselineCalls = [
  defineCall('POST /api/sessions/:sessionId/second-baseline-link', {
    access: 'worksOnFit',
    roundTrips: 8,
    summary:
      'A link by which the rider scores the zones once more before the fit, on any device; earlier links end.',
    limit: 'write',
    audit: 'second_baseline.asked',
    response: z.object({
      /** The link with its secret in the fragment. It is sent only once: the server keeps only a hash. */
      url: z.string(),
    }),
    errors: ['already_fitted', 'session_closed', 'second_baseline_early'],
  }),
  defineCall('POST /api/second-baseline/preview', {
    access: 'everyone',
    roundTrips: 5,
    summary: 'What the page of such a link shows. Earlier scores are not sent. Changes nothing.',
    limit: 'invitation_secret',
    body: z.strictObject({ secret }),
    response: z.object({
      fitter: fitterNames,
      formVersion: z.number().int(),
      /** The rider has scored already and can do so again, which corrects it. */
      given: z.boolean(),
    }),
    errors: opening,
  }),
  defineCall('POST /api/second-baseline', {
    access: 'everyone',
    roundTrips: 9,
    summary:
      'Give the scores, or correct them with a new revision. The same scores once more change nothing.',
    limit: 'invitation_secret',
    audit: 'second_baseline.submitted',
    body: sentForm.extend({ secret }),
    response: z.object({ sessionId: uuid, revision: z.number().int() }),
    errors: [...opening, 'invalid_answers', 'questionnaire_version_unknown'],
  }),
] as const
