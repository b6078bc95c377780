import { z } from 'zod'
import { sizesOf, WIDGET_KEYS, WIDGET_SIZES } from '#domain/dashboard/widgets.ts'
import { ZONES } from '#domain/zones.ts'
import { defineCall, wholeNumber } from './call.ts'
import { outcomeFilters } from './outcome-filters.ts'
import { counts, estimate, goalTotals, period, response } from './outcomes.ts'

const placedWidget = z
  .strictObject({ key: z.enum(WIDGET_KEYS), size: z.enum(WIDGET_SIZES), shown: z.boolean() })
  .refine(({ key, size }) => sizesOf(key).includes(size), {
    path: ['size'],
    params: { code: 'unknown_option' },
  })

/** Widgets in their order, each at most once. */
const layout = z
  .array(placedWidget)
  .max(WIDGET_KEYS.length)
  .refine((widgets) => new Set(widgets.map(({ key }) => key)).size === widgets.length)

const storedLayout = z.object({
  layout,
  /** 0 for the default layout. */
  version: z.number().int(),
})

/** A mean over riders; null with fewer than five. */
const mean = counts.extend({ mean: estimate.nullable() })

/** The Bayesian average of satisfaction, 1 to 7. Null with fewer than five riders. */
const rating = counts.extend({
  rating: estimate.nullable(),
  /** What is assumed before any rider answered, and from how many fitters it was estimated; null if it is declared. */
  prior: z.object({ centre: z.number(), weight: z.number(), fitters: z.number().int().nullable() }),
})

/** The improvement index, 0 to 100; 50 is unchanged. */
const improvement = mean.extend({
  version: z.number().int(),
  /** How many of these fits have an early answer only. */
  early: z.number().int(),
  /** The mean if the riders who were due and did not answer were unchanged; null with fewer than five riders. */
  conservative: z.number().nullable(),
  components: z.object({ discomfort: mean, goals: mean, overall: mean }),
})

/** How discomfort changed, as after minus before: below 0 is better. Null with fewer than five riders. */
const zoneMeans = counts.extend({
  means: z.object({ before: z.number(), after: z.number(), change: estimate }).nullable(),
})

const zone = z.object({
  zone: z.enum(ZONES),
  /** Of riders with a complaint there before. */
  symptomatic: zoneMeans.extend({
    /** Riders with a complaint here who were due and did not answer, and the mean change if they were unchanged. */
    missing: z.number().int(),
    conservative: z.number().nullable(),
  }),
  all: zoneMeans,
})

/** The figures of the widgets that are shown; null for hidden ones. */
const figures = z.object({
  /** All fits that the filters count. */
  fits: counts,
  /** Of the follow-up after six weeks; null if none was due. */
  response: response.nullable(),
  rating: rating.nullable(),
  goals: goalTotals.nullable(),
  improvement: improvement.nullable(),
  zones: z.array(zone).nullable(),
  /** Of every follow-up that was due. */
  responses: z.array(response).nullable(),
})

/** The fitter's dashboard. */
export const dashboardCalls = [
  defineCall('GET /api/dashboard', {
    access: 'fitter',
    roundTrips: 3,
    summary: 'My dashboard: its layout, and the figures of the widgets that it shows.',
    limit: 'read',
    query: z.strictObject(outcomeFilters),
    response: storedLayout.extend({ period, figures }),
  }),
  defineCall('GET /api/dashboard-layout', {
    access: 'fitter',
    roundTrips: 2,
    summary: 'Which widgets my dashboard shows, in which order and size.',
    response: storedLayout,
  }),
  defineCall('PUT /api/dashboard-layout', {
    access: 'fitter',
    roundTrips: 5,
    summary: 'Arrange my dashboard. Widgets that are not named are shown beside their usual neighbours.',
    audit: 'dashboard_layout.changed',
    limit: 'write',
    body: z.strictObject({ layout, version: wholeNumber(0) }),
    response: storedLayout,
    errors: ['stale_version'],
  }),
] as const
