import type { Discipline } from '../disciplines.ts'
import { DISCIPLINES } from '../disciplines.ts'
import type { Zone, ZoneScore } from '../zones.ts'
import { ZONES } from '../zones.ts'
import { normalQuantile } from './distributions.ts'
import type { Interval } from './interval.ts'
import { UPPER_TAIL_FROM } from './interval.ts'
import type { FitterDeviation, MixedModel } from './mixed-model.ts'
import { fitMixedModel } from './mixed-model.ts'
import type { ModelRow } from './mixed-model-moments.ts'
import { momentsCollector } from './mixed-model-moments.ts'

/** Below it fitters are not compared. */
export const FEWEST_FITTERS_TO_COMPARE = 20

/** One zone of one fit of a rider. */
export type ComparedZone = {
  readonly fitterId: string
  readonly zone: Zone
  readonly before: ZoneScore
  readonly after: ZoneScore
  readonly discipline: Discipline
  /** From the intake; zones without it are left out. */
  readonly weeklyHours: number | null
}

/** What a fitter's own page shows of the comparison; there is no list of fitters. */
export type FitterEffect = {
  /** Steps of severity lower after the fit than with the average fitter and riders alike; positive is better. */
  readonly effect: number
  readonly interval: Interval
  readonly riders: number
}

type Compared = {
  readonly fitters: number
  readonly riders: number
  /** Zones that were left out because weekly hours were not known. */
  readonly leftOut: number
  readonly model: MixedModel
}

export type AdjustedComparison =
  | { readonly kind: 'too_few'; readonly fitters: number }
  /** The scores after the fit have no spread that the model could divide. */
  | { readonly kind: 'not_estimable'; readonly fitters: number }
  /** The variance between fitters is estimated as 0: no fitter can be told from the others. */
  | (Compared & { readonly kind: 'alike' })
  | (Compared & {
      readonly kind: 'estimate'
      readonly effectOf: (fitterId: string) => FitterEffect | null
    })

/** 1, before, hours, a column for each discipline and zone but the first, and the outcome as the last number. */
const WIDTH = 3 + (DISCIPLINES.length - 1) + (ZONES.length - 1) + 1

function rowOf(zone: ComparedZone, weeklyHours: number): ModelRow {
  const among = <Level>(levels: readonly Level[], level: Level) =>
    levels.slice(1).map((one) => Number(one === level))
  return {
    fitterId: zone.fitterId,
    numbers: Float64Array.of(
      1,
      zone.before,
      weeklyHours,
      ...among<Discipline>(DISCIPLINES, zone.discipline),
      ...among<Zone>(ZONES, zone.zone),
      zone.after,
    ),
  }
}

/** A lower score is better, so the sign is turned. Null for a fitter without rows. */
function effectIn(model: MixedModel, fitterId: string): FitterEffect | null {
  const deviation = model.deviationOf(fitterId)
  return deviation && presentEffect(deviation)
}

function presentEffect({ effect, standardError, riders }: FitterDeviation): FitterEffect {
  const half = normalQuantile(UPPER_TAIL_FROM) * standardError
  return { effect: -effect, interval: { low: -effect - half, high: -effect + half }, riders }
}

/**
 * Compares fitters with riders alike: after ~ before + discipline + weekly hours + zone + (1 | fitter) + (1 | rider), with
 * shrinkage. The score before is measured with error, so differences between riders are under-adjusted, and scores are
 * steps with a floor; the page says both. Riders are added one by one, so that they need never be in memory together.
 */
export function startComparison(): {
  /** @param zones those of all fits of one rider */
  add(zones: readonly ComparedZone[]): void
  finish(): AdjustedComparison
} {
  const { moments, add } = momentsCollector(WIDTH)
  let leftOut = 0
  return {
    add(zones) {
      const rows = zones.flatMap((zone) => (zone.weeklyHours === null ? [] : [rowOf(zone, zone.weeklyHours)]))
      leftOut += zones.length - rows.length
      add(rows)
    },
    finish() {
      const fitters = moments.fitters.length
      if (fitters < FEWEST_FITTERS_TO_COMPARE) return { kind: 'too_few', fitters }
      const model = fitMixedModel(moments)
      if (model === null) return { kind: 'not_estimable', fitters }
      const compared = { fitters, riders: moments.riders, leftOut, model }
      if (model.sd.fitter === 0) return { ...compared, kind: 'alike' }
      return { ...compared, kind: 'estimate', effectOf: (fitterId) => effectIn(model, fitterId) }
    },
  }
}
