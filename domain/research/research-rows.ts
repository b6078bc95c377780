import { POOLED_ZONES } from '../benchmarks/pool-cells.ts'
import { daysBetween, type LocalDate } from '../calendar/local-date.ts'
import { ZONES } from '../zones.ts'

/** Fewer people than this do not share a row's age, gender, country and discipline, and a value is not named. */
export const RESEARCH_K = 10
/** Stands for a value that too few people share. */
const OTHER = 'other'

/** A fit as the exporter reads it. A person may have several, at several fitters. */
export interface ResearchFit {
  person: string
  fittedOn: LocalDate
  ageBand: string
  gender: string
  country: string | null
  height: string | null
  weight: string | null
  discipline: string | null
  bikeTypes: readonly string[]
  weeklyHours: number | null
  goals: readonly string[]
  before: readonly (number | null)[] | null
  after: readonly (number | null)[] | null
  afterDay: number | null
  overallChange: number | null
  satisfaction: number | null
  changes: readonly string[]
}

const scoreColumns = (phase: 'before' | 'after') => POOLED_ZONES.map((zone) => `${phase}_${zone}` as const)

/** All columns of the export, in their order. Nothing else leaves. */
export const RESEARCH_COLUMNS = [
  'person',
  'week',
  'age_band',
  'gender',
  'country',
  'height_cm',
  'weight_kg',
  'discipline',
  'bike_types',
  'weekly_hours',
  'goals',
  ...scoreColumns('before'),
  ...scoreColumns('after'),
  'after_week',
  'overall_change',
  'satisfaction',
  'changes',
] as const

const groupOf = ({ ageBand, gender, country, discipline }: ResearchFit): string =>
  JSON.stringify([ageBand, gender, country, discipline])

/** How many people each key has. */
function peopleBy(
  fits: readonly ResearchFit[],
  keysOf: (fit: ResearchFit) => readonly string[],
): Map<string, Set<string>> {
  const people = new Map<string, Set<string>>()
  for (const fit of fits)
    for (const key of keysOf(fit)) people.set(key, (people.get(key) ?? new Set()).add(fit.person))
  return people
}

const week = (days: number): string => String(Math.floor(days / 7))
const text = (value: number | string | null): string => (value === null ? '' : String(value))
/** Hours in steps of four. */
const hoursBand = (hours: number | null): string =>
  hours === null ? '' : hours >= 20 ? '20+' : `${Math.floor(hours / 4) * 4}-${Math.floor(hours / 4) * 4 + 3}`

type Scores = ResearchFit['before']
const scoresOf = (scores: Scores): string[] =>
  POOLED_ZONES.map((zone) => text(scores?.[ZONES.indexOf(zone)] ?? null))

/** Values in alphabetical order; those of fewer than `RESEARCH_K` people become "other". */
function namedValues(values: readonly string[], people: ReadonlyMap<string, ReadonlySet<string>>): string {
  const named = values.map((value) => ((people.get(value)?.size ?? 0) >= RESEARCH_K ? value : OTHER))
  return [...new Set(named)].sort().join(' ')
}

type Body = Pick<ResearchFit, 'height' | 'weight'>
const BODIES: readonly ((fit: ResearchFit) => Body)[] = [
  ({ height, weight }) => ({ height, weight }),
  ({ height }) => ({ height, weight: OTHER }),
]
const NO_BODY: Body = { height: OTHER, weight: OTHER }

const countPeople = (fits: readonly ResearchFit[]): number => new Set(fits.map(({ person }) => person)).size

/**
 * The fits of one group with the heights and weights that may be named: both where enough people of the group share both,
 * else the height where enough share it. As long as those without either are too few, they are joined by the smallest of
 * the others, so that nobody can be told by what is not said.
 */
function withSharedBodies(group: readonly ResearchFit[]): readonly ResearchFit[] {
  let rest = group
  const named: ResearchFit[][] = []
  for (const bodyOf of BODIES) {
    const alike = Map.groupBy(rest, (fit) => JSON.stringify(Object.values(bodyOf(fit))))
    const enough = [...alike.values()].filter((fits) => countPeople(fits) >= RESEARCH_K)
    named.push(...enough.map((fits) => fits.map((fit) => ({ ...fit, ...bodyOf(fit) }))))
    rest = [...alike.values()].filter((fits) => !enough.includes(fits)).flat()
  }
  named.sort((a, b) => a.length - b.length)
  while (rest.length > 0 && countPeople(rest) < RESEARCH_K) rest = [...rest, ...(named.shift() ?? [])]
  return [...named.flat(), ...rest.map((fit) => ({ ...fit, ...NO_BODY }))]
}

/** The fits that may leave: those whose age, gender, country and discipline enough people share. */
const shareable = (fits: readonly ResearchFit[]): readonly ResearchFit[] =>
  [...Map.groupBy(fits, groupOf).values()]
    .filter((group) => countPeople(group) >= RESEARCH_K)
    .flatMap(withSharedBodies)

/**
 * The rows of the export, each in the order of `RESEARCH_COLUMNS`. Instead of days there are weeks since the person's first
 * fit. Rows are in the order of their pseudonyms, which says nothing about the riders.
 * @param pseudonym replaces a person's id, the same within one export and another one in the next
 */
export function researchRows(
  fits: readonly ResearchFit[],
  pseudonym: (person: string) => string,
): { rows: string[][]; people: number; leftOut: number } {
  const shown = shareable(fits)
  const first = new Map<string, LocalDate>()
  for (const { person, fittedOn } of shown) {
    const known = first.get(person)
    if (known === undefined || fittedOn < known) first.set(person, fittedOn)
  }
  const bikes = peopleBy(shown, ({ bikeTypes }) => bikeTypes)
  const goals = peopleBy(shown, (fit) => fit.goals)
  const changes = peopleBy(shown, (fit) => fit.changes)
  const rows = shown.map((fit) => [
    pseudonym(fit.person),
    week(daysBetween(first.get(fit.person) ?? fit.fittedOn, fit.fittedOn)),
    fit.ageBand,
    fit.gender,
    text(fit.country),
    text(fit.height),
    text(fit.weight),
    text(fit.discipline),
    namedValues(fit.bikeTypes, bikes),
    hoursBand(fit.weeklyHours),
    namedValues(fit.goals, goals),
    ...scoresOf(fit.before),
    ...scoresOf(fit.after),
    fit.afterDay === null ? '' : week(fit.afterDay),
    text(fit.overallChange),
    text(fit.satisfaction),
    namedValues(fit.changes, changes),
  ])
  return {
    rows: rows.toSorted((a, b) => (a.join('\t') < b.join('\t') ? -1 : 1)),
    people: first.size,
    leftOut: fits.length - shown.length,
  }
}
