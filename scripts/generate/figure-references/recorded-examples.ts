import type { Discipline } from '#domain/disciplines.ts'
import { type AdjustedComparison, startComparison } from '#domain/outcomes/adjusted-comparison.ts'
import { bcaInterval } from '#domain/outcomes/bootstrap.ts'
import { sampleOf } from '#domain/outcomes/sample.ts'
import { reference } from '#domain/outcomes/testing/reference.ts'
import type { Zone, ZoneScore } from '#domain/zones.ts'

// What the figures of the sheet are computed from, where a script of R has its data.

interface Bootstrap {
  values: number[]
  replicates: number[]
  estimate: number
  acceleration: number
}
const bootstrap = reference<Bootstrap>('bootstrap')
export const BOOTSTRAP = {
  sample: sampleOf(bootstrap.values),
  interval: () =>
    bcaInterval(Float64Array.from(bootstrap.replicates).sort(), bootstrap.estimate, bootstrap.acceleration),
}

const clustered = reference<{ rider: number[]; before: number[]; after: number[] }>('clustered')
export const CLUSTERED = [
  ...Map.groupBy(clustered.rider.keys(), (fit) => clustered.rider[fit] ?? Number.NaN).values(),
].map((fits) => ({
  values: fits.map((fit) => ({
    before: clustered.before[fit] ?? Number.NaN,
    after: clustered.after[fit] ?? Number.NaN,
  })),
  riders: 1,
}))

const survival = reference<{ days: number[]; answered: number[] }>('survival')
export const SURVIVAL = survival.days.map((days, index) => ({
  days,
  answered: survival.answered[index] === 1,
  count: 1,
}))

interface Rows {
  fitter: number[]
  rider: number[]
  zone: Zone[]
  discipline: Discipline[]
  hours: number[]
  before: ZoneScore[]
  after: ZoneScore[]
}
const { rows } = reference<{ different: { rows: Rows } }>('mixed-model').different

function compared(): AdjustedComparison {
  const { add, finish } = startComparison()
  for (const own of Map.groupBy(rows.rider.keys(), (row) => rows.rider[row] ?? Number.NaN).values())
    add(
      own.map((row) => ({
        fitterId: `${rows.fitter[row]}`,
        zone: rows.zone[row] ?? 'feet',
        before: rows.before[row] ?? 0,
        after: rows.after[row] ?? 0,
        discipline: rows.discipline[row] ?? 'bmx',
        weeklyHours: rows.hours[row] ?? null,
      })),
    )
  return finish()
}
export const COMPARISON = compared()
