import { BIKE_TYPES, type BikeType } from '#domain/bikes/bike.ts'
import { DISCIPLINES, type Discipline } from '#domain/disciplines.ts'
import { GOALS, type Goal } from '#domain/goals.ts'
import { isPeriod, NAMED_PERIODS, type Period } from '#domain/outcomes/period.ts'
import { ZONES, type Zone } from '#domain/zones.ts'

/** Which fits the figures of a page count. Null means all. */
export interface OutcomeFilters {
  period: Period
  discipline: Discipline | null
  bikeType: BikeType | null
  goal: Goal | null
  zone: Zone | null
}
export type FilterName = keyof OutcomeFilters

/** The filters of a page whose address names none. */
export const NO_FILTERS: OutcomeFilters = {
  period: NAMED_PERIODS[0],
  discipline: null,
  bikeType: null,
  goal: null,
  zone: null,
}

export const FILTER_NAMES = ['period', 'discipline', 'bikeType', 'goal', 'zone'] as const

/** The values that a filter can have in an address. */
const readers: { [Name in FilterName]: (text: string) => OutcomeFilters[Name] | undefined } = {
  period: (text) => (isPeriod(text) ? text : undefined),
  discipline: (text) => DISCIPLINES.find((each) => each === text),
  bikeType: (text) => BIKE_TYPES.find((each) => each === text),
  goal: (text) => GOALS.find((each) => each === text),
  zone: (text) => ZONES.find((each) => each === text),
}

/** A filter that is named once, by a value that exists. */
function readOne<Name extends FilterName>(address: URLSearchParams, name: Name) {
  const [text, ...more] = address.getAll(name)
  return text === undefined || more.length > 0 ? undefined : readers[name](text)
}

/**
 * The filters of an address. A filter with a value that does not exist, or with several, is ignored and named in
 * `ignored`, because somebody may have edited the address.
 */
export function readFilters(address: URLSearchParams): {
  filters: OutcomeFilters
  ignored: readonly FilterName[]
} {
  const filters: OutcomeFilters = {
    period: readOne(address, 'period') ?? NO_FILTERS.period,
    discipline: readOne(address, 'discipline') ?? null,
    bikeType: readOne(address, 'bikeType') ?? null,
    goal: readOne(address, 'goal') ?? null,
    zone: readOne(address, 'zone') ?? null,
  }
  const ignored = FILTER_NAMES.filter((name) => address.has(name) && readOne(address, name) === undefined)
  return { filters, ignored }
}

/** The parameters of a call with these filters. Those that are not set are absent. */
export function filterQuery(filters: OutcomeFilters): {
  [Name in FilterName]?: NonNullable<OutcomeFilters[Name]>
} {
  const { period, discipline, bikeType, goal, zone } = filters
  return {
    ...(period === NO_FILTERS.period ? {} : { period }),
    ...(discipline && { discipline }),
    ...(bikeType && { bikeType }),
    ...(goal && { goal }),
    ...(zone && { zone }),
  }
}

/** The address with one filter changed. The usual value is not named, and a list starts on its first page. */
export function withFilter<Name extends FilterName>(
  address: URLSearchParams,
  name: Name,
  value: OutcomeFilters[Name],
): URLSearchParams {
  const next = new URLSearchParams(address)
  next.delete('after')
  if (value === null || value === NO_FILTERS[name]) next.delete(name)
  else next.set(name, value)
  return next
}

/** The address without some filters. */
export function withoutFilters(address: URLSearchParams, names: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const name of ['after', ...names]) next.delete(name)
  return next
}
