import { type RawBuilder, sql } from 'kysely'
import type { Parsed } from '#contract/calls.ts'
import type { LocalDate } from '#domain/calendar/local-date.ts'
import { dateIn } from '#domain/calendar/local-date.ts'
import { daysOf, isPeriod, NAMED_PERIODS, type PeriodDays } from '#domain/outcomes/period.ts'
import { pairsWhere } from '#domain/outcomes/share-parts.ts'
import { ANSWER_DAYS, KEPT, MORE_LOAD, STRATA } from '#domain/outcomes/strata.ts'
import { isComplaint } from '#domain/outcomes/zone-change.ts'
import type { ZonePair } from '#domain/outcomes/zone-shares.ts'
import { ZONES, type Zone } from '#domain/zones.ts'
import { anyOf } from '../../database/any-of.ts'
import type { Transaction } from '../../database/database.ts'
import { requireActor } from '../../http/require-actor.ts'

export type Filters = Parsed['GET /api/outcomes']['query']

type FilterName = Exclude<keyof Filters, 'period'>
type FilterValues = { [Name in FilterName]-?: NonNullable<Filters[Name]> }

/** Whose fits are counted, and which of them. */
export interface Counted {
  fitterId: string
  days: PeriodDays
  /** The server's day in UTC, at most one day from anybody's own. */
  today: LocalDate
  filters: { [Name in FilterName]?: FilterValues[Name] | undefined }
}

/** The fits of the acting fitter that pass filters. */
export function countedBy(tx: Transaction, { period, ...filters }: Filters): Counted {
  const today = dateIn(tx.now, 'UTC')
  const known = isPeriod(period) ? period : NAMED_PERIODS[0]
  return { fitterId: requireActor('fitter', tx), days: daysOf(known, today), today, filters }
}

/** The place of a zone in the arrays of scores. */
export const placeOf = (zone: Zone): number => ZONES.indexOf(zone) + 1

/** A zone's scores as one number, so that a query compares both at once. */
export const codeOf = ({ before, after }: ZonePair): number => before * 8 + after
export const codesWhere = (holds: (pair: ZonePair) => boolean): number[] => pairsWhere(holds).map(codeOf)

/** The scores of a complaint before, whatever it is after. */
const COMPLAINTS = [...new Set(pairsWhere(({ before }) => isComplaint(before)).map(({ before }) => before))]
/** Whether a score before is a complaint. */
export const isComplaintScore = (score: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${score} = ${anyOf(COMPLAINTS)}`

const conditions: { [Name in FilterName]: (value: FilterValues[Name]) => RawBuilder<boolean> } = {
  discipline: (value) => sql`f.discipline = ${value}`,
  bikeType: (value) => sql`${value} = any(f.bike_types)`,
  goal: (value) => sql`${value} = any(f.goals)`,
  zone: (value) => isComplaintScore(sql`f.before[${sql.lit(placeOf(value))}]`),
  change: (value) => sql`${value} = any(f.changes)`,
  positionKept: (value) =>
    value === 'kept' ? sql`f.position_kept = ${KEPT}` : sql`f.position_kept <> ${KEPT}`,
  load: (value) =>
    value === 'more'
      ? sql`f.load_change = ${anyOf(MORE_LOAD)}`
      : sql`not f.load_change = ${anyOf(MORE_LOAD)}`,
  treatment: (value) => (value === 'used' ? sql`f.other_treatment` : sql`not f.other_treatment`),
  answered: (value) => {
    if (value === 'early') return sql`f.after_early`
    const { from, to } = ANSWER_DAYS[value]
    return sql`not f.after_early and f.after_day between ${sql.lit(from)} and ${sql.lit(to)}`
  },
}

/** Whether the fit `f` is in a stratum, for every stratum. */
export const strataOfFit: readonly { name: string; value: string; holds: RawBuilder<boolean> }[] = [
  ...STRATA.positionKept.map((value) => ({
    name: 'positionKept',
    value,
    holds: conditions.positionKept(value),
  })),
  ...STRATA.load.map((value) => ({ name: 'load', value, holds: conditions.load(value) })),
  ...STRATA.treatment.map((value) => ({ name: 'treatment', value, holds: conditions.treatment(value) })),
  ...STRATA.answered.map((value) => ({ name: 'answered', value, holds: conditions.answered(value) })),
]

/** The condition of one filter; none if it is not set. */
function conditionOf<Name extends FilterName>(
  filters: Counted['filters'],
  name: Name,
): RawBuilder<boolean>[] {
  const value: FilterValues[Name] | undefined = filters[name]
  return value === undefined ? [] : [conditions[name](value)]
}

const NAMES = [
  'discipline',
  'bikeType',
  'goal',
  'zone',
  'change',
  'positionKept',
  'load',
  'treatment',
  'answered',
] as const satisfies readonly FilterName[]

/** Whether the fit `f` is counted. */
export function isCounted({ fitterId, days, filters }: Counted): RawBuilder<boolean> {
  const all = [
    sql<boolean>`f.fitter_id = ${fitterId}`,
    sql<boolean>`f.fitted_on <= ${days.to}`,
    ...(days.from === null ? [] : [sql<boolean>`f.fitted_on >= ${days.from}`]),
    ...NAMES.flatMap((name) => conditionOf(filters, name)),
  ]
  return sql<boolean>`(${sql.join(all, sql` and `)})`
}
