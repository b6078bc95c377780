import { FEWEST_FOR_COMPARISON } from './minimum-numbers.ts'
import type { RiderGroups } from './rider-groups.ts'
import { sumOverFits } from './rider-groups.ts'
import type { RiderRatio } from './wilson.ts'
import { riderRatio } from './wilson.ts'
import { ZONE_SHARES, type ZoneShare } from './zone-change.ts'

/** What the fitter expected of a zone before completing the fit, and what the primary follow-up said. */
export type Prediction = { readonly predicted: ZoneShare; readonly actual: ZoneShare }

/** Numbers of zones: what was predicted, by what came. */
export type PredictionTable = Readonly<Record<ZoneShare, Readonly<Record<ZoneShare, number>>>>

/** How often a fitter's predictions came true, and how often the commonest outcome alone would have. */
export type PredictionAgreement = {
  /** Counts only below eleven riders. */
  readonly agreement: RiderRatio
  /** Null below eleven riders. */
  readonly comparison: {
    readonly table: PredictionTable
    /** Always guessing this outcome, the commonest one. */
    readonly commonest: ZoneShare
    readonly commonestAgreement: RiderRatio
  } | null
}

type OfFit = readonly Prediction[]

const countWhere = (holds: (prediction: Prediction) => boolean) => (fit: OfFit) => fit.filter(holds).length

function tableOf(groups: RiderGroups<OfFit>): PredictionTable {
  const cell = (predicted: ZoneShare, actual: ZoneShare) =>
    sumOverFits(
      groups,
      countWhere((one) => one.predicted === predicted && one.actual === actual),
    )
  const row = (predicted: ZoneShare) => ({
    better: cell(predicted, 'better'),
    unchanged: cell(predicted, 'unchanged'),
    worse: cell(predicted, 'worse'),
  })
  return { better: row('better'), unchanged: row('unchanged'), worse: row('worse') }
}

/**
 * Agreement of predicted and actual outcomes, each rider counted once, with Wilson's interval; the 3 × 3 table; and the
 * agreement that always guessing the commonest outcome would have had. From eleven riders.
 * @param groups the predictions of each fit's zones, of fits by rider
 */
export function predictionAgreement(groups: RiderGroups<OfFit>): PredictionAgreement {
  const agreeing = (holds: (prediction: Prediction) => boolean) =>
    riderRatio(groups, countWhere(holds), (fit) => fit.length)
  const agreement = agreeing(({ predicted, actual }) => predicted === actual)
  if (agreement.riders < FEWEST_FOR_COMPARISON)
    return { agreement: { ...agreement, estimate: null }, comparison: null }
  const came = (outcome: ZoneShare) =>
    sumOverFits(
      groups,
      countWhere(({ actual }) => actual === outcome),
    )
  const commonest = ZONE_SHARES.toSorted((one, other) => came(other) - came(one))[0] ?? 'better'
  return {
    agreement,
    comparison: {
      table: tableOf(groups),
      commonest,
      commonestAgreement: agreeing(({ actual }) => actual === commonest),
    },
  }
}
