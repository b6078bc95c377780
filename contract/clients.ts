import { z } from 'zod'
import { BIKE_TYPES } from '#domain/bikes/bike.ts'
import { PLAN_NOTICES } from '#domain/billing/plan.ts'
import { CLIENT_FILTERS, LIST_ORDERS } from '#domain/sessions/lists.ts'
import { NEXT_STEPS } from '#domain/sessions/next-step.ts'
import { SESSION_STATUSES } from '#domain/sessions/session-status.ts'
import { ZONES } from '#domain/zones.ts'
import { defineCall, instant, line, localDate, pageOf, pageQuery, uuid } from './call.ts'
import { countUpToLimit } from './counts.ts'
import { submissionKind } from './submissions.ts'

/** One person in the list of clients. */
const client = z.object({
  riderId: uuid,
  name: z.string(),
  /** Shown when there is no name yet. */
  email: z.string().nullable(),
  /** The types of the bikes in use, each once. */
  bikeTypes: z.array(z.enum(BIKE_TYPES)),
  /** The latest session that was not called off; otherwise the latest one. */
  session: z.object({
    id: uuid,
    status: z.enum(SESSION_STATUSES),
    createdAt: instant,
    fittedAt: instant.nullable(),
    invitationExpiresAt: instant.nullable(),
  }),
  nextStep: z.enum(NEXT_STEPS),
  /** The day of the next follow-up that can still be answered, if the next step is to wait for it. */
  nextOn: localDate.nullable(),
  lastContactAt: instant,
  /** The highest score of the newest form; null if it names no zone or there is no form. */
  worst: z.object({ zone: z.enum(ZONES), score: z.number().int() }).nullable(),
  hasForm: z.boolean(),
  /** The newest form that was not read. */
  unread: z.object({ sessionId: uuid, submissionId: uuid, kind: submissionKind }).nullable(),
  /** The number of open alerts. */
  alerts: z.number().int(),
})

export const clientCalls = [
  defineCall('GET /api/clients', {
    access: 'fitter',
    roundTrips: 9,
    summary: 'My clients, one row for each person; by name when asked.',
    limit: 'read',
    wordsIn: 'search',
    query: pageQuery.extend({
      filter: z.enum(CLIENT_FILTERS).default('all'),
      order: z.enum(LIST_ORDERS).default('newest'),
      search: line.optional(),
    }),
    response: pageOf(client),
  }),
  defineCall('GET /api/client-counts', {
    access: 'fitter',
    roundTrips: 4,
    summary: 'How many clients each filter shows.',
    limit: 'read',
    response: z.object({
      all: countUpToLimit,
      action: countUpToLimit,
      before: countUpToLimit,
      following: countUpToLimit,
      invited: countUpToLimit,
    }),
  }),
  defineCall('GET /api/waiting-counts', {
    access: 'fitter',
    roundTrips: 4,
    summary: 'What waits for me: forms that I have not read, forms with open alerts, and a plan that ends.',
    limit: 'read',
    response: z.object({
      unreadForms: countUpToLimit,
      followUps: countUpToLimit,
      /** Absent while there is nothing to say about the plan. */
      plan: z
        .object({ notice: z.enum(PLAN_NOTICES), coveredUntil: instant, readOnlyFrom: instant })
        .optional(),
    }),
  }),
] as const
