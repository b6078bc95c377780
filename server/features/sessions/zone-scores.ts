import type { Calls } from '#contract/calls.ts'
import type { Transaction } from '../../database/database.ts'
import { daysAfterFitOfForm } from '../../follow-up-plan/follow-up.ts'

type ZoneScores = Calls['GET /api/riders/:riderId']['response']['scores'][number]

interface FigureRow {
  id: string
  session_id: string
  submitted_at: Date
  milestone: number | null
  due_on: string | null
  fitted_at: Date | null
  time_zone: string | null
  kind: string
  item: string | null
  amount: number | null
}

/** One form after another, each with the zones it named. */
function scoresIn(rows: readonly FigureRow[]): ZoneScores[] {
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
      daysAfterFit: daysAfterFitOfForm(first),
      at: first.submitted_at.toISOString(),
      zones: Object.fromEntries(zones),
    }
  })
}

/**
 * How discomfort went with some riders, by rider: by zone, from the first intake to the newest follow-up; a zone not
 * named is 0 and absent.
 */
export async function zoneScoresOf(
  { db }: Transaction,
  riderIds: readonly string[],
): Promise<Map<string, ZoneScores[]>> {
  if (riderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('submission as s')
    .innerJoin('session as t', 't.id', 's.session_id')
    .innerJoin('rider as r', 'r.id', 's.rider_id')
    .leftJoin('follow_up as u', 'u.id', 's.follow_up_id')
    .leftJoin('submission_figure as g', (join) =>
      join.onRef('g.submission_id', '=', 's.id').on('g.figure', '=', 'zoneScore').on('g.amount', '>', 0),
    )
    .select([
      's.id',
      's.rider_id',
      's.session_id',
      's.submitted_at',
      'u.milestone',
      'u.due_on',
      't.fitted_at',
      'r.time_zone',
      's.kind',
      'g.item',
      'g.amount',
    ])
    .where('s.rider_id', 'in', riderIds)
    .where('s.superseded_at', 'is', null)
    .orderBy('s.submitted_at')
    .orderBy('s.id')
    .execute()
  const byRider = Map.groupBy(rows, (row) => row.rider_id)
  return new Map([...byRider].map(([riderId, own]) => [riderId, scoresIn(own)]))
}

/** The goals the rider named in this fitting's intake. */
export async function goalsOf({ db }: Transaction, sessionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('submission as s')
    .innerJoin('submission_figure as g', 'g.submission_id', 's.id')
    .select('g.item')
    .where('s.session_id', '=', sessionId)
    .where('s.kind', '=', 'intake')
    .where('s.superseded_at', 'is', null)
    .where('g.figure', '=', 'goal')
    .where('g.amount', '>', 0)
    .orderBy('g.item')
    .execute()
  return rows.map(({ item }) => item)
}
