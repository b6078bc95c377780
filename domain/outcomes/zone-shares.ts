import type { ZoneScore } from '../zones.ts'
import type { RiderMean } from './mean-interval.ts'
import { riderMean } from './mean-interval.ts'
import type { Counts, RiderGroups } from './rider-groups.ts'
import { countFits, countsOf, whereFit } from './rider-groups.ts'
import type { RiderShare } from './wilson.ts'
import { riderShare } from './wilson.ts'
import type { ZoneLabel, ZoneState } from './zone-change.ts'
import { isComplaint, outcomeOf } from './zone-change.ts'

/** A zone's scores before and after one fit. */
export type ZonePair = { readonly before: ZoneScore; readonly after: ZoneScore }

/** The fits with a complaint in the zone before: the first of the two analyses, beside that of all riders. */
export const symptomatic = (groups: RiderGroups<ZonePair>): RiderGroups<ZonePair> =>
  whereFit(groups, ({ before }) => isComplaint(before))

/** How one zone changed over many fits, by the labels of `outcomeOf`. */
export type ZoneShares = Counts & {
  /** The three shares that figures have. A possible change is counted as unchanged. */
  readonly better: RiderShare
  readonly unchanged: RiderShare
  readonly worse: RiderShare
  /** How many fits have each label, for "of these, n possibly better". */
  readonly labels: Readonly<Record<ZoneLabel, number>>
}

/** The shares of better, unchanged and worse with Wilson's intervals; below five riders counts only. */
export function zoneShares(groups: RiderGroups<ZonePair>): ZoneShares {
  const share = (name: 'better' | 'unchanged' | 'worse') =>
    riderShare(groups, ({ before, after }) => outcomeOf(before, after).share === name)
  const labelled = (label: ZoneLabel) =>
    countFits(groups, ({ before, after }) => outcomeOf(before, after).label === label)
  return {
    ...countsOf(groups),
    better: share('better'),
    unchanged: share('unchanged'),
    worse: share('worse'),
    labels: {
      much_better: labelled('much_better'),
      better: labelled('better'),
      possibly_better: labelled('possibly_better'),
      unchanged: labelled('unchanged'),
      possibly_worse: labelled('possibly_worse'),
      worse: labelled('worse'),
      much_worse: labelled('much_worse'),
    },
  }
}

/** What became of the complaints in one zone. */
export type ComplaintRates = {
  /** Of the fits with a complaint before. */
  readonly resolved: RiderShare
  readonly persistent: RiderShare
  /** Of the fits without a complaint before. */
  readonly new: RiderShare
}

/**
 * Resolved and persistent as shares of the fits with a complaint before, and new ones as a share of those without. A
 * complaint that went by one step only, from 2 to 1, is neither resolved nor persistent.
 */
export function complaintRates(groups: RiderGroups<ZonePair>): ComplaintRates {
  const isNow = (state: ZoneState) => (pair: ZonePair) => outcomeOf(pair.before, pair.after).state === state
  const complaints = symptomatic(groups)
  return {
    resolved: riderShare(complaints, isNow('resolved')),
    persistent: riderShare(complaints, isNow('persistent')),
    new: riderShare(
      whereFit(groups, ({ before }) => !isComplaint(before)),
      isNow('new'),
    ),
  }
}

/** New complaints minus resolved ones of a fit, over all zones that were asked about both times. Negative is better. */
export function netComplaintsOf(zones: readonly ZonePair[]): number {
  const states = zones.map(({ before, after }) => outcomeOf(before, after).state)
  const count = (state: ZoneState) => states.filter((one) => one === state).length
  return count('new') - count('resolved')
}

/** The mean of net complaints for each rider; a rider's fits are averaged first. Negative is better. */
export const netComplaints = (groups: RiderGroups<readonly ZonePair[]>): RiderMean =>
  riderMean(groups, netComplaintsOf)
