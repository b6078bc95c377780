import { z } from 'zod'
import { BIKE_TYPES } from '#domain/bikes/bike.ts'
import { DISCIPLINES } from '#domain/disciplines.ts'
import { CHANGE_KINDS } from '#domain/interventions/change-kinds.ts'
import { isPeriod } from '#domain/outcomes/period.ts'
import { CASE_FIELDS, LONGEST_SEARCH } from '#domain/past-cases/case-words.ts'
import { CASE_OUTCOMES, COMPLAINT_SIDES } from '#domain/past-cases/past-case.ts'
import { ALL_PLACES } from '#domain/places.ts'
import { ZONES } from '#domain/zones.ts'
import { defineCall, localDate, pageOf, pageQuery, typedText, uuid } from './call.ts'

/** The words of a search; a longer text is refused as `too_long`. */
export const searchWords = typedText({ longest: LONGEST_SEARCH })
/** The language in which terms are named, so that they are found by their names. */
export const readersLanguage = z.string().max(20)
/** A period; all time by default. */
export const anyPeriod = z
  .string()
  .max(24)
  .refine(isPeriod, { params: { code: 'invalid_format' } })
  .default('all')

/** How far the opening of all sessions is; null when it is done. The same question is asked again meanwhile. */
export const opening = z.object({ opened: z.number().int(), total: z.number().int() }).nullable()

const severity = z.number().int()

/** One past case, with what came of it. */
const pastCase = z.object({
  sessionId: uuid,
  riderId: uuid,
  riderName: z.string(),
  /** The day of the fit; of the intake while there was no fit. */
  day: localDate,
  fitted: z.boolean(),
  discipline: z.enum(DISCIPLINES).nullable(),
  bikeTypes: z.array(z.enum(BIKE_TYPES)),
  /** The zones with discomfort before or after. */
  zones: z.array(
    z.object({
      zone: z.enum(ZONES),
      before: severity,
      after: severity.nullable(),
      place: z.enum(ALL_PLACES).nullable(),
      side: z.enum(COMPLAINT_SIDES).nullable(),
    }),
  ),
  changes: z.array(z.enum(CHANGE_KINDS)),
})

const excerpt = z.object({ before: z.string(), match: z.string(), after: z.string() })

/** In what a case is alike to the rider in question. */
const likeness = z.object({
  /** From 0 to 1. */
  zones: z.number(),
  shared: z.array(
    z.object({
      zone: z.enum(ZONES),
      own: severity,
      other: severity,
      samePlace: z.boolean(),
      sameSide: z.boolean(),
    }),
  ),
  sameDiscipline: z.boolean(),
  sameBikeType: z.boolean(),
})

const alikeCase = pastCase.extend({ likeness, outcome: z.enum(CASE_OUTCOMES) })
const count = z.number().int()

export const caseCalls = [
  defineCall('GET /api/cases', {
    access: 'fitter',
    roundTrips: 9,
    summary:
      'Search my own sessions by words, zone, place, severity, discipline, change, outcome and date; the best match first. Until all sessions are opened, the progress.',
    limit: 'read',
    wordsIn: 'words',
    query: pageQuery.extend({
      words: searchWords.optional(),
      language: readersLanguage.optional(),
      period: anyPeriod,
      zone: z.enum(ZONES).optional(),
      place: z.enum(ALL_PLACES).optional(),
      /** The least severity before the fit. */
      severity: z.coerce.number().int().min(1).max(7).optional(),
      discipline: z.enum(DISCIPLINES).optional(),
      change: z.enum(CHANGE_KINDS).optional(),
      outcome: z.enum(CASE_OUTCOMES).optional(),
    }),
    response: pageOf(
      pastCase.extend({
        /** How many of the words it has. */
        matched: count,
        /** Where its texts have the words. */
        excerpts: z.array(excerpt.extend({ field: z.enum(CASE_FIELDS) })),
      }),
    ).extend({
      opening,
      /** How many words the search has, how many cases were found, and how many there are. */
      words: count,
      found: count,
      cases: count,
    }),
  }),
  defineCall('GET /api/sessions/:sessionId/alike', {
    access: 'readsRider',
    roundTrips: 12,
    summary:
      'Fits of my other riders who are like this one, with the reasons, what was done and what came of it, and as many that did not get better.',
    limit: 'read',
    response: z.object({
      opening,
      /** What this rider is compared by. */
      own: pastCase.pick({ zones: true, discipline: true, bikeTypes: true }),
      better: z.array(alikeCase),
      notBetter: z.array(alikeCase),
      /** All alike fits by what came of them. */
      counts: z.object({ better: count, unchanged: count, worse: count, unanswered: count }),
      /** The completed fits of other riders. */
      cases: count,
    }),
  }),
] as const
