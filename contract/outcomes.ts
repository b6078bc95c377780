import { z } from 'zod'
import { BIKE_TYPES } from '#domain/bikes/bike.ts'
import { DISCIPLINES } from '#domain/disciplines.ts'
import { GOALS } from '#domain/goals.ts'
import { CHANGE_KINDS } from '#domain/interventions/change-kinds.ts'
import { WAVES } from '#domain/milestones.ts'
import { readSelection } from '#domain/outcomes/selection.ts'
import { SHARE_PARTS } from '#domain/outcomes/share-parts.ts'
import { STRATA } from '#domain/outcomes/strata.ts'
import { ZONE_SHARES } from '#domain/outcomes/zone-change.ts'
import { PAPERS } from '#domain/report/fit-report.ts'
import { ZONES } from '#domain/zones.ts'
import { defineCall, localDate, pageOf, pageQuery, region, uuid } from './call.ts'
import { outcomeFilters, outcomeStrata } from './outcome-filters.ts'

const interval = z.object({ low: z.number(), high: z.number() })
/** What a figure rests on. */
export const counts = z.object({ fits: z.number().int(), riders: z.number().int() })
/** A value with its 95 % interval; null if all riders have the same value. */
export const estimate = z.object({ value: z.number(), interval: interval.nullable() })
export const period = z.object({ from: localDate.nullable(), to: localDate })
const parts = z.record(z.enum(SHARE_PARTS), z.number().int())

/** Counts by part, and the shares of riders; null with fewer than five riders. */
const shares = z.object({ better: estimate, unchanged: estimate, worse: estimate }).nullable()

/** How scores changed, as after minus before: below 0 is better. Null with fewer than five riders. */
const means = z
  .object({
    before: z.number(),
    after: z.number(),
    change: estimate,
    /** Hodges–Lehmann with its conservative interval, from six riders. */
    typical: z.object({ value: z.number(), interval }).nullable(),
    /** The bootstrap interval of the mean change, from 20 riders. */
    bootstrap: interval.nullable(),
    /** The mean change in standard deviations of the changes, and of the scores; above 0 is better. */
    effect: z.object({ dz: z.number(), dav: z.number() }).nullable(),
  })
  .nullable()

const share = counts.extend({ having: z.number().int(), share: estimate.nullable() })

const analysis = counts.extend({ parts, shares, means })

const zoneOutcome = z.object({
  zone: z.enum(ZONES),
  symptomatic: analysis.extend({
    /** Riders with a complaint here whose follow-up was due and who did not answer. */
    missing: z.number().int(),
    /** The share of better and the mean change if those had been unchanged; null with fewer than five riders. */
    conservative: z.object({ better: z.number(), change: z.number() }).nullable(),
  }),
  all: analysis,
  resolved: share,
  persistent: share,
  new: share,
  /** How many fits have each change of the score, −7 to 7, with and without a complaint before. */
  changes: z.array(z.object({ change: z.number().int(), fits: z.number().int() })),
})

/** The complaints of all zones together: for groups in which one zone has too few riders. */
const complaints = counts.extend({
  complaints: z.number().int(),
  parts,
  shares,
  change: z.object({ before: z.number(), after: z.number(), change: estimate }).nullable(),
})

export const response = z.object({
  wave: z.enum(WAVES),
  /** Fits and riders whose follow-up was due. */
  fits: z.number().int(),
  riders: z.number().int(),
  answered: z.number().int(),
  notReached: z.number().int(),
  share: estimate.nullable(),
})

/** How those who answered differ from those who did not, before the fit, in standard deviations. */
const difference = z.object({
  what: z.enum(['before', 'complaints', 'weeklyHours', 'discipline']),
  /** The discipline that differs most. */
  discipline: z.enum(DISCIPLINES).nullable(),
  answered: z.number().nullable(),
  silent: z.number().nullable(),
  difference: z.number().nullable(),
  isNoticeable: z.boolean(),
})

/** A fit to review first. */
const worsened = z.object({
  sessionId: uuid,
  riderName: z.string(),
  fittedOn: localDate,
  zone: z.enum(ZONES),
  before: z.number().int(),
  after: z.number().int(),
})

const outcomes = z.object({
  period,
  fits: counts,
  /** Fits with scores before and after. */
  scored: counts.extend({ early: z.number().int() }),
  response: z.array(response),
  /** Why the figures are not called comparable with others. */
  notComparable: z.enum(['few_riders', 'low_response']).nullable(),
  differences: z.array(difference),
  zones: z.array(zoneOutcome),
  complaints,
  /** New complaints minus resolved ones for each rider. */
  netComplaints: counts.extend({ mean: estimate.nullable() }),
  /** What changed before any fit; counts only below eleven riders with two baselines. */
  beforeFit: counts.extend({ change: estimate.nullable() }),
  /** The greatest first. */
  worsened: z.array(worsened),
  worsenedFits: z.number().int(),
})

const named = <Name extends z.ZodType>(name: Name) => complaints.extend({ key: name })

const groups = z.object({
  period,
  goal: z.array(named(z.enum(GOALS))),
  discipline: z.array(named(z.enum(DISCIPLINES))),
  bikeType: z.array(named(z.enum(BIKE_TYPES))),
  positionKept: z.array(named(z.enum(STRATA.positionKept))),
  load: z.array(named(z.enum(STRATA.load))),
  treatment: z.array(named(z.enum(STRATA.treatment))),
  answered: z.array(named(z.enum(STRATA.answered))),
})

const overTime = z.object({
  period,
  /** The length of a span. */
  months: z.number().int(),
  points: z.array(complaints.extend({ from: localDate, to: localDate })),
  /** Medians of the points that have a value. */
  medians: z.object({ better: z.number().nullable(), change: z.number().nullable() }),
  /** The time to the first answer, with those who have not answered yet as censored. */
  waiting: z.object({
    eligible: z.number().int(),
    answered: z.number().int(),
    steps: z.array(
      z.object({ day: z.number().int(), atRisk: z.number(), answered: z.number(), share: z.number() }),
    ),
    median: z.number().nullable(),
    /** Quartiles of those who answered. */
    responders: z.object({ lower: z.number(), median: z.number(), upper: z.number() }).nullable(),
  }),
})

const changes = z.object({
  period,
  /** By how many fits included them, the most first; never by what came of them. */
  changes: z.array(
    named(z.enum(CHANGE_KINDS)).extend({
      /** Fits with this change and scores before and after, also those without a complaint. */
      included: counts,
      /** What else was changed in the same fits. */
      others: z.array(z.object({ kind: z.enum(CHANGE_KINDS), fits: z.number().int() })),
    }),
  ),
})

/** What became of all goals together. */
export const goalTotals = z.object({
  /** The rated goals. */
  attained: counts.extend({
    rated: z.number().int(),
    attained: z.number().int(),
    share: estimate.nullable(),
  }),
  /** Goals with at least one logged change. */
  addressed: counts.extend({
    stated: z.number().int(),
    addressed: z.number().int(),
    share: estimate.nullable(),
  }),
  /** The T-score, of goals whose level was agreed before the fit. */
  tScore: counts.extend({ mean: estimate.nullable() }),
  /** "The fit addressed what I came for", 1 to 7. */
  alignment: counts.extend({ mean: estimate.nullable() }),
})

const goalFigures = goalTotals.extend({
  period,
  goals: z.array(
    counts.extend({
      goal: z.enum(GOALS),
      rated: z.number().int(),
      attained: z.number().int(),
      share: estimate.nullable(),
    }),
  ),
  recommend: counts.extend({
    promoters: z.number().int(),
    passives: z.number().int(),
    detractors: z.number().int(),
    score: estimate.nullable(),
  }),
})

/** Numbers of zones by what came. */
const byOutcome = z.record(z.enum(ZONE_SHARES), z.number().int())

const predictionFigures = counts.extend({
  period,
  /** Fits with predictions that no answer has judged yet. */
  waiting: counts,
  /** From how many riders on there are figures. */
  fewestRiders: z.number().int(),
  /** Zones with a prediction and both scores. */
  predicted: z.number().int(),
  agreed: z.number().int(),
  /** Null below `fewestRiders`, as is the comparison. */
  share: estimate.nullable(),
  comparison: z
    .object({
      /** Numbers of zones by what was predicted, then by what came. */
      table: z.record(z.enum(ZONE_SHARES), byOutcome),
      /** Always guessing this outcome, the commonest one. */
      commonest: z.enum(ZONE_SHARES),
      agreed: z.number().int(),
      share: estimate.nullable(),
    })
    .nullable(),
})

/** One fit behind a figure. */
const session = z.object({
  sessionId: uuid,
  riderId: uuid,
  riderName: z.string(),
  fittedOn: localDate,
  discipline: z.enum(DISCIPLINES).nullable(),
  /** Days from the fit to the answer that counts; null without one. */
  answeredDay: z.number().int().nullable(),
  early: z.boolean(),
  /** The zones that had or have discomfort. */
  zones: z.array(
    z.object({
      zone: z.enum(ZONES),
      before: z.number().int().nullable(),
      after: z.number().int().nullable(),
    }),
  ),
})

const filters = z.strictObject({ ...outcomeFilters, ...outcomeStrata })
const outcomeCall = { access: 'fitter', limit: 'read', query: filters } as const

/** The longest text of a selection is far shorter. */
const LONGEST_SELECTION = 60

/** The outcomes of the fitter's own fits. */
export const outcomeCalls = [
  defineCall('GET /api/outcomes', {
    ...outcomeCall,
    roundTrips: 4,
    summary: 'What came of my fits, zone by zone, and how many answered.',
    response: outcomes,
  }),
  defineCall('GET /api/outcomes/groups', {
    ...outcomeCall,
    roundTrips: 3,
    summary:
      'What came of complaints, by goal, discipline, bike type, and what the answer tells of the time since.',
    response: groups,
  }),
  defineCall('GET /api/outcomes/over-time', {
    ...outcomeCall,
    roundTrips: 4,
    summary: 'What came of complaints over time, and how long riders take to answer.',
    response: overTime,
  }),
  defineCall('GET /api/outcomes/changes', {
    ...outcomeCall,
    roundTrips: 3,
    summary: 'What came of complaints after fits that included a change, with what else was changed in them.',
    response: changes,
  }),
  defineCall('GET /api/outcomes/goals', {
    ...outcomeCall,
    roundTrips: 3,
    summary: 'Which goals were attained, and how likely riders are to recommend me.',
    response: goalFigures,
  }),
  defineCall('GET /api/outcomes/predictions', {
    ...outcomeCall,
    roundTrips: 3,
    summary: 'How often my predictions came true, beside always guessing the commonest outcome.',
    response: predictionFigures,
  }),
  defineCall('GET /api/outcomes/sessions', {
    ...outcomeCall,
    roundTrips: 3,
    summary: 'Exactly the fits behind one figure, the newest first; all fits without one.',
    query: pageQuery.extend({
      ...outcomeFilters,
      ...outcomeStrata,
      of: z
        .string()
        .max(LONGEST_SELECTION)
        .refine((text) => readSelection(text) !== undefined, { params: { code: 'unknown_option' } })
        .default('fits'),
    }),
    response: pageOf(session).extend({
      /** All fits behind the figure. */
      counts,
    }),
  }),
  defineCall('GET /api/outcomes/summary/pdf', {
    access: 'fitter',
    roundTrips: 6,
    summary: 'The outcomes of one calendar year on one page to print.',
    limit: 'document',
    file: 'application/pdf',
    query: z.strictObject({
      year: z.coerce.number().int().min(2000).max(2199),
      paper: z.enum(PAPERS).default('a4'),
      language: z.string().max(20).optional(),
      region: region.optional(),
    }),
    errors: ['characters_unprintable', 'unavailable'],
  }),
] as const
