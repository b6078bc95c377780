import type { Interval } from '../outcomes/interval.ts'
import { pairedChange } from '../outcomes/paired-change.ts'
import type { RiderGroups } from '../outcomes/rider-groups.ts'
import { countsOf } from '../outcomes/rider-groups.ts'
import { roundedMean, roundedPercent } from '../outcomes/small-numbers.ts'
import type { RiderShare } from '../outcomes/wilson.ts'
import { riderShare } from '../outcomes/wilson.ts'
import { type ZonePair, zoneShares } from '../outcomes/zone-shares.ts'
import { isZoneScore, type ZoneScore } from '../zones.ts'
import { POOLED_ZONES, type PooledZone, type PoolTable } from './pool-cells.ts'

/** How many riders contribute a value. What a value means depends on the table: see `readContribution`. */
export type ValueCount = { readonly value: number; readonly riders: number }

/** A value with its 95 % interval; null if all riders have the same value. */
export type PoolEstimate = { readonly value: number; readonly interval: Interval | null }

/** What a cell says. Shares are from 0 to 1; a change is after minus before, so below 0 is better. */
export type PoolFigures =
  | { readonly of: 'complaints'; readonly zones: Readonly<Record<PooledZone, PoolEstimate>> }
  | { readonly of: 'response'; readonly answered: PoolEstimate }
  | {
      readonly of: 'outcome'
      readonly better: PoolEstimate
      readonly unchanged: PoolEstimate
      readonly worse: PoolEstimate
      readonly change: PoolEstimate
    }

/** A cell with the riders that it is of; figures are null below five riders. */
export type PoolCell = { readonly riders: number; readonly figures: PoolFigures | null }

function scoreOf(value: number): ZoneScore {
  if (!isZoneScore(value)) throw new Error(`${value} is no score of a zone`)
  return value
}

/** The code of both scores of a zone, as it is stored as a contribution. */
const pairOf = (code: number): ZonePair => ({
  before: scoreOf(Math.floor(code / 8)),
  after: scoreOf(code % 8),
})

const groupsOf = <Value>(counts: readonly ValueCount[], read: (value: number) => Value): RiderGroups<Value> =>
  counts.map(({ value, riders }) => ({ values: [read(value)], riders }))

const shareOf = ({ estimate }: RiderShare): PoolEstimate | null =>
  estimate && { value: estimate.share, interval: estimate.interval }

/** Whether the contribution to the table of complaints names a zone: each zone is one bit, in the order of the zones. */
const namesZone = (value: number, zone: PooledZone): boolean =>
  (value >> POOLED_ZONES.indexOf(zone)) % 2 === 1

function complaintFigures(counts: readonly ValueCount[]): PoolFigures | null {
  const groups = groupsOf(counts, (value) => value)
  const of = (zone: PooledZone) => shareOf(riderShare(groups, (value) => namesZone(value, zone)))
  const [feet, knees, back, shoulders, hands] = POOLED_ZONES.map(of)
  if (!feet || !knees || !back || !shoulders || !hands) return null
  return { of: 'complaints', zones: { feet, knees, lower_back: back, shoulders, hands } }
}

function outcomeFigures(counts: readonly ValueCount[]): PoolFigures | null {
  const pairs = groupsOf(counts, pairOf)
  const shares = zoneShares(pairs)
  const change = pairedChange(pairs)
  const [better, unchanged, worse] = [shares.better, shares.unchanged, shares.worse].map(shareOf)
  if (!better || !unchanged || !worse || change.kind === 'counts') return null
  const interval =
    change.kind === 'estimate' ? { low: -change.interval.high, high: -change.interval.low } : null
  return { of: 'outcome', better, unchanged, worse, change: { value: -change.change, interval } }
}

function responseFigures(counts: readonly ValueCount[]): PoolFigures | null {
  const answered = shareOf(riderShare(groupsOf(counts, Boolean), (value) => value))
  return answered && { of: 'response', answered }
}

/**
 * The figures of a cell from what its riders contribute, one number each. In `complaints` it has a bit for every zone with
 * a complaint before the fit; in `outcome.ZONE` it is 8 times the score before plus the score after; in `response` 1 for
 * an answer and 0 for none.
 */
export function cellFigures(table: PoolTable, counts: readonly ValueCount[]): PoolCell {
  const { riders } = countsOf(groupsOf(counts, Number))
  if (table === 'complaints') return { riders, figures: complaintFigures(counts) }
  return { riders, figures: table === 'response' ? responseFigures(counts) : outcomeFigures(counts) }
}

const rounded =
  (round: (value: number) => number) =>
  ({ value, interval }: PoolEstimate): PoolEstimate => ({
    value: round(value),
    interval: interval && { low: round(interval.low), high: round(interval.high) },
  })
const percent = rounded((share) => roundedPercent(share) / 100)
const tenth = rounded((change) => roundedMean(change))

/** The figures as others than their fitters see them: shares in whole percent, means to 0.1. */
export function roundedFigures(figures: PoolFigures): PoolFigures {
  switch (figures.of) {
    case 'response':
      return { of: 'response', answered: percent(figures.answered) }
    case 'outcome':
      return {
        of: 'outcome',
        better: percent(figures.better),
        unchanged: percent(figures.unchanged),
        worse: percent(figures.worse),
        change: tenth(figures.change),
      }
    case 'complaints': {
      const { feet, knees, lower_back, shoulders, hands } = figures.zones
      return {
        of: 'complaints',
        zones: {
          feet: percent(feet),
          knees: percent(knees),
          lower_back: percent(lower_back),
          shoulders: percent(shoulders),
          hands: percent(hands),
        },
      }
    }
  }
}
