import type { ZoneScore } from '../zones.ts'
import { FEWEST_FOR_COMPARISON } from './minimum-numbers.ts'
import type { PairedChange } from './paired-change.ts'
import { pairedChange } from './paired-change.ts'
import type { RiderGroups } from './rider-groups.ts'
import { countsOf } from './rider-groups.ts'

/** A zone's scores in the intake and again on the day of the fit, before it. */
export type TwoBaselines = { readonly intake: ZoneScore; readonly fitDay: ZoneScore }

/**
 * How much a zone changed before any fit: an estimate of regression to the mean in this practice (Whitney & Von Korff
 * 1992), in the unit of the scores, positive when better. It is shown beside the outcome and never subtracted from it.
 * Counts only below eleven riders with both baselines.
 */
export function changeBeforeFit(groups: RiderGroups<TwoBaselines>): PairedChange {
  const counts = countsOf(groups)
  if (counts.riders < FEWEST_FOR_COMPARISON) return { ...counts, kind: 'counts' }
  return pairedChange(
    groups.map(({ values, riders }) => ({
      values: values.map(({ intake, fitDay }) => ({ before: intake, after: fitDay })),
      riders,
    })),
  )
}
