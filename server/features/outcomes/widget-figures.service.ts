import type { Calls, Parsed } from '#contract/calls.ts'
import type { WidgetKey } from '#domain/dashboard/widgets.ts'
import { fitterRating } from '#domain/outcomes/fitter-rating.ts'
import {
  type FitResult,
  INDEX_VERSION,
  type IndexComponents,
  improvementIndex,
} from '#domain/outcomes/improvement-index.ts'
import { riderMean } from '#domain/outcomes/mean-interval.ts'
import { changeBand } from '#domain/outcomes/non-response.ts'
import { DECLARED_PRIOR, type RatingPrior } from '#domain/outcomes/rating-prior.ts'
import { countsOf, type RiderGroups, whereFit } from '#domain/outcomes/rider-groups.ts'
import type { Transaction } from '../../database/database.ts'
import { type Counted, countedBy } from './counted-fits.repository.ts'
import {
  type FitValues,
  goalValues,
  improvement,
  responses,
  satisfaction,
  together,
  zonePairs,
} from './fit-values.repository.ts'
import { presentGoalTotals } from './goal-outcomes.service.ts'
import { KeptFigures, type LargePractices } from './kept-figures.ts'
import {
  countCounted,
  findRatingPrior,
  listMissing,
  listRiderGroups,
  type RiderGroupRow,
} from './outcomes.repository.ts'
import { meanOf, onlyCounts } from './present.ts'
import { fitResultOf, groupsOf } from './read-groups.ts'
import { presentResponses } from './who-answered.ts'
import { zoneOutcomes } from './zone-outcomes.ts'

type Dashboard = Calls['GET /api/dashboard']['response']
type Figures = Dashboard['figures']
type Improvement = NonNullable<Figures['improvement']>
type Mean = Improvement['components']['goals']

/** What each widget with figures is computed from. */
const VALUES: Readonly<Partial<Record<WidgetKey, FitValues>>> = {
  rating: satisfaction,
  goals: goalValues,
  improvement,
  radar: zonePairs,
}

function presentRating(rows: readonly RiderGroupRow[], prior: RatingPrior): NonNullable<Figures['rating']> {
  const rating = fitterRating(groupsOf(rows, 'satisfaction', Number), prior)
  return {
    ...onlyCounts(rating),
    rating: rating.kind === 'estimate' ? { value: rating.rating, interval: rating.interval } : null,
    prior,
  }
}

/** The mean of one number of the fits that have it. */
function meanWhereKnown(groups: RiderGroups<FitResult>, of: (result: FitResult) => number | null): Mean {
  const known = whereFit(groups, (result) => of(result) !== null)
  const mean = riderMean(known, (result) => of(result) ?? 0)
  return { ...onlyCounts(mean), mean: meanOf(mean) }
}

const UNCHANGED = 50
const notAnswered = ({ values }: { values: readonly string[] }) => !values.includes('answered')

function presentImprovement(rows: readonly RiderGroupRow[]): Improvement {
  const groups = groupsOf(rows, 'improvement', fitResultOf)
  const component = (name: keyof IndexComponents) =>
    meanWhereKnown(groups, (result) => improvementIndex(result).components[name])
  const index = meanWhereKnown(groups, (result) => improvementIndex(result).index)
  const missing = countsOf(groupsOf(rows, 'primary', String).filter(notAnswered)).riders
  const band =
    index.mean && missing > 0
      ? changeBand(index.mean.value - UNCHANGED, { answered: index.riders, missing })
      : null
  return {
    ...index,
    version: INDEX_VERSION,
    early: countsOf(groupsOf(rows, 'improvement_early', String)).fits,
    conservative: band && UNCHANGED + band.conservative,
    components: {
      discomfort: component('discomfort'),
      goals: component('goals'),
      overall: component('overall'),
    },
  }
}

function presentZones(
  rows: readonly RiderGroupRow[],
  missing: Awaited<ReturnType<typeof listMissing>>,
): NonNullable<Figures['zones']> {
  return zoneOutcomes(rows, missing).map(({ zone, symptomatic, all }) => ({
    zone,
    symptomatic: {
      ...onlyCounts(symptomatic),
      means: symptomatic.means,
      missing: symptomatic.missing,
      conservative: symptomatic.conservative?.change ?? null,
    },
    all: { ...onlyCounts(all), means: all.means },
  }))
}

export type WidgetFigures = Pick<Dashboard, 'period' | 'figures'>

/** Reads the figures of widgets; with those of large practices as they were kept. */
export const widgetFigures = (practices: LargePractices) => {
  const kept = new KeptFigures<WidgetFigures>(practices)
  return async (
    tx: Transaction,
    filters: Parsed['GET /api/dashboard']['query'],
    shown: ReadonlySet<WidgetKey>,
  ): Promise<WidgetFigures> => {
    const counted = countedBy(tx, filters)
    const question = { ...counted, shown: [...shown].toSorted() }
    const figures = await kept.of(tx, question, () => figuresOfWidgets(tx, counted, shown))
    practices.note(counted.fitterId, figures.figures.fits.fits)
    return figures
  }
}

/** The figures of some widgets about the acting fitter's fits, read together; null for the other widgets. */
async function figuresOfWidgets(
  tx: Transaction,
  counted: Counted,
  shown: ReadonlySet<WidgetKey>,
): Promise<WidgetFigures> {
  const values = [...shown].flatMap((key) => VALUES[key] ?? [])
  const [rows, { fits, riders }, missing, prior] = await Promise.all([
    listRiderGroups(tx, counted, together([responses(counted.today), ...values])),
    countCounted(tx, counted),
    shown.has('radar') ? listMissing(tx, counted) : [],
    shown.has('rating') ? findRatingPrior(tx) : undefined,
  ])
  const response = presentResponses(rows)
  const of = <Figure>(key: WidgetKey, present: () => Figure): Figure | null =>
    shown.has(key) ? present() : null
  return {
    period: counted.days,
    figures: {
      fits: { fits, riders },
      response: response.find(({ wave }) => wave === 'primary') ?? null,
      rating: of('rating', () => presentRating(rows, prior ?? DECLARED_PRIOR)),
      goals: of('goals', () => presentGoalTotals(rows)),
      improvement: of('improvement', () => presentImprovement(rows)),
      zones: of('radar', () => presentZones(rows, missing)),
      responses: of('responses', () => response),
    },
  }
}
