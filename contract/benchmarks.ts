import { z } from 'zod'
import { POOLED_ZONES, RIDING_KINDS } from '#domain/benchmarks/pool-cells.ts'
import { defineCall, instant } from './call.ts'
import { estimate } from './outcomes.ts'

const riders = z.number().int()

/** In which zones riders have a complaint before a fit; null below five riders. */
const complaints = z.object({ riders, zones: z.record(z.enum(POOLED_ZONES), estimate).nullable() })
/** How many of those who were asked after six weeks answered; null below five riders. */
const response = z.object({ riders, answered: estimate.nullable() })
/** What came of complaints in a zone. The change is after minus before: below 0 is better. */
const outcome = z.object({
  riders,
  figures: z.object({ better: estimate, unchanged: estimate, worse: estimate, change: estimate }).nullable(),
})
/** Why the figures of outcomes are not called comparable with others. */
const notComparable = z.enum(['few_riders', 'low_response']).nullable()

const own = z.object({
  complaints,
  response,
  outcomes: z.record(z.enum(POOLED_ZONES), outcome.extend({ notComparable })),
})

/** Figures of several fitters' riders; null for one that may not be shown. */
const pool = z.object({
  complaints: complaints.nullable(),
  response: response.nullable(),
  outcomes: z.record(z.enum(POOLED_ZONES), outcome.extend({ notComparable }).nullable()),
})

/**
 * The fitter beside the average one with riders alike. The state says why `own` is null: fitters were not compared yet, are
 * too few, or cannot be told apart; otherwise too few of the fitter's own riders count this week.
 */
const comparison = z.object({
  state: z.enum(['not_yet', 'too_few', 'not_estimable', 'alike', 'estimate']),
  fitters: z.number().int(),
  riders,
  own: z
    .object({
      /** Of the score after the fit, to riders alike with the average fitter: below 0 is better. */
      difference: z.object({ value: z.number(), interval: z.object({ low: z.number(), high: z.number() }) }),
      riders,
    })
    .nullable(),
})

export const benchmarkCalls = [
  defineCall('GET /api/benchmarks', {
    access: 'fitter',
    roundTrips: 4,
    summary: 'My figures beside those of the anonymous pool.',
    limit: 'read',
    query: z.strictObject({ riding: z.enum(RIDING_KINDS).optional() }),
    response: z.object({
      /** When the pool's figures were published; null before the first time. */
      publishedAt: instant.nullable(),
      own,
      pool,
      comparison,
    }),
  }),
] as const
