import type { Pair, PairedChange } from './paired-change.ts'
import { pairedChange } from './paired-change.ts'
import type { Counts, RiderGroups } from './rider-groups.ts'
import { countsOf, sumOverFits, whereFit } from './rider-groups.ts'
import type { SharePart } from './share-parts.ts'
import { partOf } from './share-parts.ts'
import type { RiderRatio } from './wilson.ts'
import { riderRatio } from './wilson.ts'
import type { ZonePair } from './zone-shares.ts'

/** The complaints of one fit: every zone with one before that was asked about afterwards too. */
export type FitComplaints = readonly ZonePair[]

/**
 * What became of the complaints of a group of fits, over all zones: for comparisons over time and between groups, where
 * a single zone has too few riders.
 */
export type ComplaintOutcomes = Counts & {
  /** How many complaints there are; a fit may have several. */
  readonly complaints: number
  readonly parts: Readonly<Record<SharePart, number>>
  /** The shares of complaints; each rider has one weight. */
  readonly better: RiderRatio
  readonly unchanged: RiderRatio
  readonly worse: RiderRatio
  /** The mean change of a fit's complaints, averaged over riders; positive is better. */
  readonly change: PairedChange
}

const isUnchanged = (part: SharePart): boolean => part !== 'better' && part !== 'worse'

/** The means of a fit's complaints before and after. */
function meanOfFit(complaints: FitComplaints): Pair {
  const mean = (of: (pair: ZonePair) => number) =>
    complaints.reduce((sum, pair) => sum + of(pair), 0) / complaints.length
  return { before: mean(({ before }) => before), after: mean(({ after }) => after) }
}

/** Shares and mean change of the complaints; fits without one are left out. */
export function complaintOutcomes(groups: RiderGroups<FitComplaints>): ComplaintOutcomes {
  const complaining = whereFit(groups, (complaints) => complaints.length > 0)
  const inPart = (wanted: (part: SharePart) => boolean) => (complaints: FitComplaints) =>
    complaints.filter((pair) => wanted(partOf(pair))).length
  const all = (complaints: FitComplaints) => complaints.length
  const ratio = (wanted: (part: SharePart) => boolean) => riderRatio(complaining, inPart(wanted), all)
  const complaintsIn = (part: SharePart) =>
    sumOverFits(
      complaining,
      inPart((one) => one === part),
    )
  return {
    ...countsOf(complaining),
    complaints: sumOverFits(complaining, all),
    parts: {
      better: complaintsIn('better'),
      possibly_better: complaintsIn('possibly_better'),
      unchanged: complaintsIn('unchanged'),
      possibly_worse: complaintsIn('possibly_worse'),
      worse: complaintsIn('worse'),
    },
    better: ratio((part) => part === 'better'),
    unchanged: ratio(isUnchanged),
    worse: ratio((part) => part === 'worse'),
    change: pairedChange(
      complaining.map(({ values, riders }) => ({ values: values.map(meanOfFit), riders })),
    ),
  }
}
