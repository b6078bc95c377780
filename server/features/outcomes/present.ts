import type { Calls } from '#contract/calls.ts'
import { bootstrapMeanInterval } from '#domain/outcomes/bootstrap.ts'
import type { ComplaintOutcomes } from '#domain/outcomes/complaint-outcomes.ts'
import { hodgesLehmann } from '#domain/outcomes/hodges-lehmann.ts'
import type { Interval } from '#domain/outcomes/interval.ts'
import type { RiderMean } from '#domain/outcomes/mean-interval.ts'
import { changesOf, type PairedChange, pairedChange } from '#domain/outcomes/paired-change.ts'
import { type Counts, countsOf, type RiderGroups } from '#domain/outcomes/rider-groups.ts'
import { partsOf } from '#domain/outcomes/share-parts.ts'
import type { RiderShare, ShareEstimate } from '#domain/outcomes/wilson.ts'
import { type ZonePair, zoneShares } from '#domain/outcomes/zone-shares.ts'

type Zone = Calls['GET /api/outcomes']['response']['zones'][number]
type Complaints = Calls['GET /api/outcomes']['response']['complaints']

/** A value with its 95 % interval; null if all riders have the same value. */
export interface Estimate {
  value: number
  interval: Interval | null
}

export const onlyCounts = ({ fits, riders }: Counts): Counts => ({ fits, riders })

export const shareOf = (estimate: ShareEstimate | null): Estimate | null =>
  estimate && { value: estimate.share, interval: estimate.interval }

/** A change as screens show it: after minus before, so that below 0 is better. */
const reversed = ({ low, high }: Interval): Interval => ({ low: -high, high: -low })

/** The mean of riders; null with too few. */
export function meanOf(mean: RiderMean): Estimate | null {
  if (mean.kind === 'counts') return null
  return { value: mean.mean, interval: mean.kind === 'estimate' ? mean.interval : null }
}

/** The mean change as after minus before; null with too few riders. */
export function changeOf(change: PairedChange): { before: number; after: number; change: Estimate } | null {
  if (change.kind === 'counts') return null
  const { before, after } = change
  const interval = change.kind === 'estimate' ? reversed(change.interval) : null
  return { before, after, change: { value: -change.change, interval } }
}

function meansOf(groups: RiderGroups<ZonePair>): Zone['all']['means'] {
  const change = pairedChange(groups)
  const means = changeOf(change)
  if (!means) return null
  const sample = changesOf(groups)
  const typical = hodgesLehmann(sample)
  const bootstrap = bootstrapMeanInterval(sample)
  return {
    ...means,
    typical: typical && { value: -typical.estimate, interval: reversed(typical.interval) },
    bootstrap: bootstrap && reversed(bootstrap),
    effect: change.kind === 'estimate' ? { dz: change.dz, dav: change.dav } : null,
  }
}

/** The three shares, all of the same riders; null with too few. */
function sharesOf(named: Record<'better' | 'unchanged' | 'worse', RiderShare>): Complaints['shares'] {
  const [better, unchanged, worse] = [named.better, named.unchanged, named.worse].map(({ estimate }) =>
    shareOf(estimate),
  )
  return better && unchanged && worse ? { better, unchanged, worse } : null
}

/** One analysis of a zone: counts first, then shares, then means. */
export function presentZone(groups: RiderGroups<ZonePair>): Zone['all'] {
  const shares = zoneShares(groups)
  return {
    ...countsOf(groups),
    parts: partsOf(shares),
    shares: sharesOf(shares),
    means: meansOf(groups),
  }
}

/** A share with its counts. */
export const presentShare = (share: RiderShare): Zone['resolved'] => ({
  ...onlyCounts(share),
  having: share.having,
  share: shareOf(share.estimate),
})

/** The complaints of a group of fits. */
export const presentComplaints = (outcomes: ComplaintOutcomes): Complaints => ({
  ...onlyCounts(outcomes),
  complaints: outcomes.complaints,
  parts: { ...outcomes.parts },
  shares: sharesOf(outcomes),
  change: changeOf(outcomes.change),
})
