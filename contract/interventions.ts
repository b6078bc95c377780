import { z } from 'zod'
import { GOALS } from '#domain/goals.ts'
import { INTERVENTION_KINDS } from '#domain/interventions/intervention.ts'
import { FELT, RATING_LIMITS } from '#domain/interventions/rating.ts'
import { SIDES } from '#domain/measurements/measurement.ts'
import { ALL_PLACES, placeIn } from '#domain/places.ts'
import { ZONES } from '#domain/zones.ts'
import { defineCall, instant, line, lines, pageOf, pageQuery, uuid, wholeNumber } from './call.ts'
import { anyPeriod, opening, readersLanguage, searchWords } from './cases.ts'

const longText = lines(4000)

const whole = ({ min, max }: { min: number; max: number }) => z.number().int().min(min).max(max)
/** The rider's own rating of a change. */
export const rating = z.strictObject({
  felt: z.enum(FELT).nullable(),
  severity: whole(RATING_LIMITS.severity).nullable(),
  power: whole(RATING_LIMITS.power).nullable(),
  rpe: whole(RATING_LIMITS.rpe).nullable(),
})

/** What the fitter says about a change; empty parts are absent. */
const words = {
  /** What was changed, if the vocabulary has no term for it. */
  what: line.nullish(),
  /** Values before and after that are not numbers. */
  from: line.nullish(),
  to: line.nullish(),
  why: longText.nullish(),
  rating: rating.nullish(),
}
/** Only terms of the vocabulary, because goals are not sealed. */
export const goal = z
  .string()
  .refine((said) => GOALS.some((one) => one === said), { params: { code: 'unknown_option' } })
const places = z.partialRecord(z.enum(ZONES), z.enum(ALL_PLACES))
const facts = {
  /** A kind of the vocabulary, or `other`. */
  kind: z.string().max(60),
  /** The measurement that was changed. */
  measurement: z.string().max(60).nullish(),
  side: z.enum(SIDES).nullish(),
  /** Validated like values of the measurement: impossible values are refused, implausible ones need a confirmation. */
  fromValue: z.number().nullish(),
  toValue: z.number().nullish(),
  /** Confirms an implausible number. */
  confirmed: z.boolean().optional(),
  /** The discomfort it is meant to help. */
  zones: z.array(z.enum(ZONES)).max(6),
  /** Where within these zones, as far as it is known. */
  places: places
    .refine((said) => ZONES.every((zone) => said[zone] === undefined || placeIn(zone, said[zone])))
    .optional(),
  goals: z.array(goal).max(10),
}

export const intervention = z.object({
  id: uuid,
  position: z.number().int(),
  kind: z.string(),
  measurement: z.string().nullable(),
  side: z.enum(SIDES).nullable(),
  fromValue: z.number().nullable(),
  toValue: z.number().nullable(),
  zones: z.array(z.enum(ZONES)),
  places,
  goals: z.array(z.string()),
  what: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  why: z.string().nullable(),
  /** The rider's own rating; null until there is one. */
  rating: rating.nullable(),
  madeAt: instant,
  withdrawn: z.boolean(),
  version: z.number().int(),
})

/** Which changes of all fits are listed. */
const logFilters = {
  /** Every word must be in what was changed, from, to, why, or in the name of a term. */
  search: searchWords.optional(),
  language: readersLanguage.optional(),
  period: anyPeriod,
  kind: z.enum(INTERVENTION_KINDS).optional(),
  zone: z.enum(ZONES).optional(),
}

export const interventionCalls = [
  defineCall('GET /api/interventions', {
    access: 'fitter',
    // Without a search 3: a search also asks for the state of all sessions, and reads them once.
    roundTrips: 9,
    summary:
      'What I changed in all fits, newest first, without what was removed or is of a cancelled session.',
    limit: 'read',
    wordsIn: 'search',
    query: pageQuery.extend(logFilters),
    response: pageOf(
      intervention.extend({
        sessionId: uuid,
        riderId: uuid,
        riderName: z.string(),
        /** Null while the fit is not completed. */
        fittedAt: instant.nullable(),
      }),
    ).extend({ opening }),
  }),
  defineCall('GET /api/interventions/csv', {
    access: 'fitter',
    roundTrips: 9,
    summary: 'What I changed in all fits as comma-separated values, with the same filters; streamed.',
    limit: 'document',
    file: 'text/csv; charset=utf-8',
    wordsIn: 'search',
    query: z.strictObject(logFilters),
  }),
  defineCall('POST /api/sessions/:sessionId/interventions', {
    access: 'worksOnFit',
    roundTrips: 5,
    summary: 'Log a change the fitter made.',
    idempotent: true,
    audit: 'intervention.created',
    limit: 'write',
    status: 201,
    body: z.strictObject({ ...facts, ...words }),
    response: intervention,
    errors: ['session_closed', 'fit_full', 'invalid_measurement'],
  }),
  defineCall('PATCH /api/sessions/:sessionId/interventions/:interventionId', {
    access: 'worksOnFit',
    roundTrips: 4,
    summary: 'Correct a logged change, take it back or bring it back. What it was stays in the trail.',
    audit: 'intervention.changed',
    limit: 'write',
    body: z.strictObject({
      version: wholeNumber(1),
      kind: facts.kind.optional(),
      measurement: facts.measurement,
      side: facts.side,
      fromValue: facts.fromValue,
      toValue: facts.toValue,
      confirmed: facts.confirmed,
      zones: facts.zones.optional(),
      places: facts.places,
      goals: facts.goals.optional(),
      ...words,
      withdrawn: z.boolean().optional(),
    }),
    response: intervention,
    errors: ['stale_version', 'session_closed', 'invalid_measurement'],
  }),
  defineCall('POST /api/sessions/:sessionId/interventions/order', {
    access: 'worksOnFit',
    roundTrips: 5,
    summary: 'Put the logged changes into the order in which they were made.',
    audit: 'intervention.moved',
    limit: 'write',
    body: z.strictObject({ ids: z.array(uuid).min(1).max(200) }),
    response: z.object({ items: z.array(intervention) }),
    errors: ['session_closed'],
  }),
] as const
