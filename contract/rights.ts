import { z } from 'zod'
import { RIGHTS, RIGHTS_OUTCOMES } from '#domain/rights/rights-clock.ts'
import { defineCall, email, instant, lines, localDate, uuid } from './call.ts'

/** What the provider writes to a person, or records of a breach. */
export const rightsWords = lines(2000).min(10)

/** One step of a request or a breach. Its name is the last part of the action in the trail. */
const step = z.object({ at: instant, name: z.string(), by: z.enum(['me', 'support', 'system']) })

const request = z.object({
  id: uuid,
  right: z.enum(RIGHTS),
  /** Who asks; null once the request is answered. */
  address: z.string().nullable(),
  language: z.string(),
  receivedOn: localDate,
  /** The last day on which it is answered in time. */
  dueOn: localDate,
  state: z.enum(['open', 'alarm', 'overdue', 'answered']),
  provenAt: instant.nullable(),
  extendedAt: instant.nullable(),
  answeredAt: instant.nullable(),
  outcome: z.enum(RIGHTS_OUTCOMES).nullable(),
  steps: z.array(step),
})

const breach = z.object({
  id: uuid,
  awareAt: instant,
  words: z.string(),
  /** The full hours until the authority must know; negative after that, and 0 within an hour before and after. */
  hoursLeft: z.number().int(),
  authorityToldAt: instant.nullable(),
  peopleToldAt: instant.nullable(),
  closedAt: instant.nullable(),
  /** What came of it. */
  closing: z.string().nullable(),
  steps: z.array(step),
})

/** What support does about requests that came by mail, and about breaches. Each step is recorded. */
export const rightsCalls = [
  defineCall('GET /api/rights-requests', {
    access: 'support',
    roundTrips: 4,
    summary:
      'The requests about personal data that came by mail: those that are open, and the last answered.',
    limit: 'read',
    response: z.object({ open: z.array(request), answered: z.array(request) }),
  }),
  defineCall('POST /api/rights-requests', {
    access: 'support',
    roundTrips: 12,
    summary: 'Enter a request. The person gets a letter with the day it is due and a code to reply with.',
    idempotent: true,
    audit: 'rights_request.entered',
    limit: 'write',
    status: 201,
    body: z.strictObject({
      address: email,
      right: z.enum(RIGHTS),
      receivedOn: localDate,
      /** The language of the letters; null for the one in which the product writes to this address. */
      language: z.string().max(10).nullable(),
    }),
    response: request,
    errors: ['date_out_of_range'],
  }),
  defineCall('POST /api/rights-requests/:requestId/proof', {
    access: 'support',
    roundTrips: 6,
    summary: 'Enter the code with which the person replied.',
    audit: 'rights_request.proven',
    limit: 'write',
    body: z.strictObject({ code: z.string().max(20) }),
    errors: ['not_found', 'code_wrong', 'request_answered'],
  }),
  defineCall('POST /api/rights-requests/:requestId/extension', {
    access: 'support',
    roundTrips: 8,
    summary: 'Take two months more, once and within the first month, with a letter that says why.',
    audit: 'rights_request.extended',
    limit: 'write',
    body: z.strictObject({ words: rightsWords }),
    errors: ['not_found', 'request_answered', 'already_recorded', 'date_out_of_range'],
  }),
  defineCall('POST /api/rights-requests/:requestId/answer', {
    access: 'support',
    roundTrips: 8,
    summary: 'Answer a request with a letter. The address is forgotten.',
    audit: 'rights_request.answered',
    limit: 'write',
    body: z.strictObject({ outcome: z.enum(RIGHTS_OUTCOMES), words: rightsWords }),
    errors: ['not_found', 'request_answered', 'request_unproven'],
  }),
  defineCall('GET /api/data-breaches', {
    access: 'support',
    roundTrips: 4,
    summary: 'The log of breaches: those that are open, and the last closed.',
    limit: 'read',
    response: z.object({ open: z.array(breach), closed: z.array(breach) }),
  }),
  defineCall('POST /api/data-breaches', {
    access: 'support',
    roundTrips: 6,
    summary: 'Enter a breach. The 72 hours run from when the provider knew of it.',
    idempotent: true,
    audit: 'data_breach.entered',
    limit: 'write',
    status: 201,
    body: z.strictObject({ awareAt: instant, words: rightsWords }),
    response: breach,
    errors: ['date_out_of_range'],
  }),
  defineCall('POST /api/data-breaches/:breachId/notice', {
    access: 'support',
    roundTrips: 6,
    summary: 'Record that the authority, or the people concerned, were told.',
    audit: 'data_breach.authority_told',
    limit: 'write',
    body: z.strictObject({ told: z.enum(['authority', 'people']) }),
    errors: ['not_found', 'already_recorded'],
  }),
  defineCall('POST /api/data-breaches/:breachId/closing', {
    access: 'support',
    roundTrips: 6,
    summary: 'Close a breach, with what came of it.',
    audit: 'data_breach.closed',
    limit: 'write',
    body: z.strictObject({ words: rightsWords }),
    errors: ['not_found', 'already_recorded'],
  }),
] as const
