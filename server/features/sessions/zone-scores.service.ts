import type { Calls } from '#contract/calls.ts'
import type { Transaction } from '../../database/database.ts'
import { listZoneScores, type ZoneScoreRow } from './riders.repository.ts'

type ZoneScores = Calls['GET /api/riders/:riderId']['response']['scores'][number]

/** The zones named by each form, in the order of the rows. */
function scoresIn(rows: readonly ZoneScoreRow[]): ZoneScores[] {
  return [...Map.groupBy(rows, (row) => row.id).values()].flatMap((own) => {
    const first = own[0]
    if (!first) return []
    const zones = own.flatMap(({ item, amount }) =>
      item && amount !== null ? [[item, amount] as const] : [],
    )
    return {
      sessionId: first.session_id,
      kind: first.kind === 'follow_up' ? ('follow_up' as const) : ('intake' as const),
      milestone: first.milestone,
      daysAfterFit: first.milestone,
      at: first.submitted_at.toISOString(),
      zones: Object.fromEntries(zones),
    }
  })
}

/**
 * The discomfort of some riders by rider and form, oldest form first. A zone that a form does not name is absent, which
 * means a score of 0.
 */
export async function zoneScoresOf(
  tx: Transaction,
  riderIds: readonly string[],
): Promise<Map<string, ZoneScores[]>> {
  if (riderIds.length === 0) return new Map()
  const rows = await listZoneScores(tx, riderIds)
  const byRider = Map.groupBy(rows, (row) => row.rider_id)
  return new Map([...byRider].map(([riderId, own]) => [riderId, scoresIn(own)]))
}
