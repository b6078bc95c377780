import type { Calls } from '#contract/calls.ts'
import { BIKE_TYPES } from '#domain/bikes/bike.ts'
import { DISCIPLINES } from '#domain/disciplines.ts'
import { GOALS } from '#domain/goals.ts'
import { CHANGE_KINDS } from '#domain/interventions/change-kinds.ts'
import { complaintOutcomes } from '#domain/outcomes/complaint-outcomes.ts'
import { timeToAnswer } from '#domain/outcomes/kaplan-meier.ts'
import type { PeriodDays } from '#domain/outcomes/period.ts'
import { countsOf } from '#domain/outcomes/rider-groups.ts'
import { quantile, sampleOf } from '#domain/outcomes/sample.ts'
import { STRATA } from '#domain/outcomes/strata.ts'
import { type TimeSpan, timeSpans } from '#domain/outcomes/time-spans.ts'
import type { Transaction } from '../../database/database.ts'
import { countedBy, type Filters } from './counted-fits.repository.ts'
import { complaintsByChange, complaintsByGroup, complaintsBySpan } from './fit-values.repository.ts'
import {
  countCounted,
  listChangesTogether,
  listRiderGroups,
  listWaiting,
  type RiderGroupRow,
} from './outcomes.repository.ts'
import { presentComplaints } from './present.ts'
import { groupsOf, pairsOf } from './read-groups.ts'

type Complaints = Calls['GET /api/outcomes']['response']['complaints']
type OverTime = Calls['GET /api/outcomes/over-time']['response']

const complaintsNamed = (rows: readonly RiderGroupRow[], name: string): Complaints =>
  presentComplaints(complaintOutcomes(groupsOf(rows, name, pairsOf)))

/** The values of one dimension that have complaints, each with what became of them. */
const dimension = <Key extends string>(rows: readonly RiderGroupRow[], name: string, keys: readonly Key[]) =>
  keys.map((key) => ({ key, ...complaintsNamed(rows, `${name} ${key}`) })).filter(({ fits }) => fits > 0)

/** What became of complaints, by what is known of the fit. */
export async function outcomesByGroup(
  tx: Transaction,
  filters: Filters,
): Promise<Calls['GET /api/outcomes/groups']['response']> {
  const counted = countedBy(tx, filters)
  const rows = await listRiderGroups(tx, counted, complaintsByGroup(counted))
  return {
    period: counted.days,
    goal: dimension(rows, 'goal', GOALS),
    discipline: dimension(rows, 'discipline', DISCIPLINES),
    bikeType: dimension(rows, 'bikeType', BIKE_TYPES),
    positionKept: dimension(rows, 'positionKept', STRATA.positionKept),
    load: dimension(rows, 'load', STRATA.load),
    treatment: dimension(rows, 'treatment', STRATA.treatment),
    answered: dimension(rows, 'answered', STRATA.answered),
  }
}

/** The median of the values that there are; null without one. */
function medianOf(values: readonly (number | undefined)[]): number | null {
  const known = values.filter((value) => value !== undefined)
  return known.length === 0 ? null : quantile(sampleOf(known), 0.5)
}

function presentWaiting(rows: Awaited<ReturnType<typeof listWaiting>>): OverTime['waiting'] {
  const { eligible, answered, steps, median, responders } = timeToAnswer(rows)
  return {
    eligible,
    answered,
    steps: steps.map((step) => ({
      day: step.days,
      atRisk: step.atRisk,
      answered: step.answered,
      share: 1 - step.waiting,
    })),
    median,
    responders,
  }
}

/** The part of a span within the period, so that the same days list exactly its fits. */
const within = ({ from, to }: PeriodDays, span: TimeSpan): TimeSpan => ({
  from: from !== null && from > span.from ? from : span.from,
  to: to < span.to ? to : span.to,
})

/** What became of complaints over time. The spans cover the fits that are counted. */
export async function outcomesOverTime(tx: Transaction, filters: Filters): Promise<OverTime> {
  const counted = countedBy(tx, filters)
  const [{ first, last, riders }, waiting] = await Promise.all([
    countCounted(tx, counted),
    listWaiting(tx, counted),
  ])
  const divided = first && last ? timeSpans(first, last, riders) : { months: 1, spans: [] }
  const spans = divided.spans.map((span) => within(counted.days, span))
  const rows = await listRiderGroups(tx, counted, complaintsBySpan(counted, spans))
  const points = spans.map((span, index) => ({ ...span, ...complaintsNamed(rows, String(index + 1)) }))
  return {
    period: counted.days,
    months: divided.months,
    points,
    medians: {
      better: medianOf(points.map(({ shares }) => shares?.better.value)),
      change: medianOf(points.map(({ change }) => change?.change.value)),
    },
    waiting: presentWaiting(waiting),
  }
}

/** What became of complaints after fits that included a change, ordered by how many fits did. */
export async function outcomesByChange(
  tx: Transaction,
  filters: Filters,
): Promise<Calls['GET /api/outcomes/changes']['response']> {
  const counted = countedBy(tx, filters)
  const [rows, together] = await Promise.all([
    listRiderGroups(tx, counted, complaintsByChange(counted)),
    listChangesTogether(tx, counted),
  ])
  const kindOf = (text: string) => CHANGE_KINDS.find((kind) => kind === text)
  const changes = CHANGE_KINDS.map((key) => ({
    key,
    ...complaintsNamed(rows, `after ${key}`),
    included: countsOf(groupsOf(rows, `included ${key}`, (text) => text)),
    others: together
      .filter(({ kind }) => kind === key)
      .flatMap(({ other, fits }) => {
        const kind = kindOf(other)
        return kind ? [{ kind, fits }] : []
      }),
  }))
  return {
    period: counted.days,
    changes: changes
      .filter(({ included }) => included.fits > 0)
      .toSorted((a, b) => b.included.fits - a.included.fits),
  }
}
