import { z } from 'zod'
import { defineCall, instant, lines, localDate, uuid, wholeNumber } from './call.ts'

const words = lines(4000).min(1)

export const recommendationKind = z.enum(['exercise', 'equipment', 'riding_habit', 'medical', 'other'])

export const recommendation = z.object({
  id: uuid,
  position: z.number().int(),
  kind: recommendationKind,
  words: z.string(),
  dueOn: localDate.nullable(),
  doneAt: instant.nullable(),
  withdrawn: z.boolean(),
  version: z.number().int(),
})

export const recommendationCalls = [
  defineCall('POST /api/sessions/:sessionId/recommendations', {
    access: 'worksOnFit',
    roundTrips: 5,
    summary: 'Recommend something for the rider to carry out.',
    idempotent: true,
    audit: 'recommendation.created',
    limit: 'write',
    status: 201,
    body: z.strictObject({ kind: recommendationKind, words, dueOn: localDate.nullish() }),
    response: recommendation,
    errors: ['session_closed', 'fit_full'],
  }),
  defineCall('PATCH /api/sessions/:sessionId/recommendations/:recommendationId', {
    access: 'worksOnFit',
    roundTrips: 4,
    summary: 'Reword a recommendation, take it back or bring it back.',
    audit: 'recommendation.changed',
    limit: 'write',
    body: z.strictObject({
      version: wholeNumber(1),
      kind: recommendationKind.optional(),
      words: words.optional(),
      dueOn: localDate.nullish(),
      withdrawn: z.boolean().optional(),
    }),
    response: recommendation,
    errors: ['stale_version', 'session_closed'],
  }),
  defineCall('POST /api/sessions/:sessionId/recommendations/:recommendationId/done', {
    access: 'carriesOut',
    roundTrips: 5,
    summary: 'I carried it out, or not yet.',
    audit: 'recommendation.done',
    limit: 'write',
    body: z.strictObject({ done: z.boolean() }),
    response: recommendation,
  }),
] as const
