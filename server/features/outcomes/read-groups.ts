import type { FitComplaints } from '#domain/outcomes/complaint-outcomes.ts'
import type { FitResult } from '#domain/outcomes/improvement-index.ts'
import type { RiderGroups } from '#domain/outcomes/rider-groups.ts'
import type { ZonePair } from '#domain/outcomes/zone-shares.ts'
import { isZoneScore, type Zone, type ZoneScore } from '#domain/zones.ts'
import { placeOf } from './counted-fits.repository.ts'
import type { RiderGroupRow } from './outcomes.repository.ts'

/** The riders of one name, with what `read` makes of each fit's text. */
export const groupsOf = <Value>(
  rows: readonly RiderGroupRow[],
  name: string,
  read: (text: string) => Value,
): RiderGroups<Value> =>
  rows.filter((row) => row.name === name).map(({ fits, riders }) => ({ values: fits.map(read), riders }))

function scoreOf(value: number): ZoneScore {
  if (!isZoneScore(value)) throw new Error(`${value} is no score of a zone`)
  return value
}

/** Both scores of a zone from the number that `codeOf` makes of them. */
export function pairOf(text: string): ZonePair {
  const code = Number(text)
  return { before: scoreOf(Math.floor(code / 8)), after: scoreOf(code % 8) }
}

/** The scores of several zones of one fit. */
export const pairsOf = (text: string): FitComplaints => text.split(' ').map(pairOf)

/** What the improvement index is made of, from the text of `improvement`. */
export function fitResultOf(text: string): FitResult {
  const [zones = '', attainments = '', overall = ''] = text.split('|')
  return {
    zones: zones === '' ? [] : pairsOf(zones),
    attainments: attainments === '' ? [] : attainments.split(' ').map(Number),
    overallChange: overall === '' ? null : Number(overall),
  }
}

/** The riders with scores of a zone before and after. */
export const zoneGroups = (rows: readonly RiderGroupRow[], zone: Zone): RiderGroups<ZonePair> =>
  groupsOf(rows, String(placeOf(zone)), pairOf)
