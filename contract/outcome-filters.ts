import { z } from 'zod'
import { BIKE_TYPES } from '#domain/bikes/bike.ts'
import { DISCIPLINES } from '#domain/disciplines.ts'
import { GOALS } from '#domain/goals.ts'
import { CHANGE_KINDS } from '#domain/interventions/change-kinds.ts'
import { isPeriod, NAMED_PERIODS } from '#domain/outcomes/period.ts'
import { STRATA } from '#domain/outcomes/strata.ts'
import { ZONES } from '#domain/zones.ts'

/** Longer than two dates. */
const LONGEST_PERIOD = 24

/** Which fits the figures of a page count; those of the fitter's own in the last 12 months by default. */
export const outcomeFilters = {
  period: z
    .string()
    .max(LONGEST_PERIOD)
    .refine(isPeriod, { params: { code: 'invalid_format' } })
    .default(NAMED_PERIODS[0]),
  discipline: z.enum(DISCIPLINES).optional(),
  bikeType: z.enum(BIKE_TYPES).optional(),
  goal: z.enum(GOALS).optional(),
  /** The rider had a complaint there before. */
  zone: z.enum(ZONES).optional(),
}

/** What is known from the answer after the fit, and a change that the fit included. */
export const outcomeStrata = {
  positionKept: z.enum(STRATA.positionKept).optional(),
  load: z.enum(STRATA.load).optional(),
  treatment: z.enum(STRATA.treatment).optional(),
  answered: z.enum(STRATA.answered).optional(),
  change: z.enum(CHANGE_KINDS).optional(),
}
