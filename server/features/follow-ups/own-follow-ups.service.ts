import type { Calls } from '#contract/calls.ts'
import { addDays, dateIn } from '#domain/calendar/local-date.ts'
import type { Transaction } from '../../database/database.ts'
import { daysAfterFitOf } from '../../follow-up-plan/follow-up.ts'
import { actingAs } from '../../http/acting.ts'
import { fitterNamesOf } from '../../people/fitter-names.ts'

type Told = Calls['GET /api/client/follow-ups']['response']

/** The client's follow-ups that can be answered now or later, the soonest first. */
export async function listOwnFollowUps(tx: Transaction): Promise<Told> {
  const accountId = actingAs('client', tx)
  const rows = await tx.db
    .selectFrom('follow_up as f')
    .innerJoin('session as s', 's.id', 'f.session_id')
    .innerJoin('rider as r', 'r.id', 'f.rider_id')
    .select([
      'f.id',
      'f.session_id',
      'f.fitter_id',
      'f.milestone',
      'f.opens_on',
      'f.due_on',
      'f.window_ends_on',
    ])
    .select(['s.fitted_at', 'r.time_zone'])
    .where('r.account_id', '=', accountId)
    .where('f.submitted_at', 'is', null)
    .where('f.skipped_at', 'is', null)
    .where('s.closed_at', 'is', null)
    .where('s.cancelled_at', 'is', null)
    .where('f.window_ends_on', '>=', addDays(dateIn(tx.now, 'UTC'), -1))
    .orderBy('f.due_on')
    .limit(50)
    .execute()
  const today = (timeZone: string | null) => dateIn(tx.now, timeZone ?? 'UTC')
  const current = rows.filter((row) => row.window_ends_on >= today(row.time_zone))
  const fitters = await fitterNamesOf(
    tx,
    current.map((row) => row.fitter_id),
  )
  return {
    items: current.map((row) => ({
      followUpId: row.id,
      sessionId: row.session_id,
      milestone: row.milestone,
      daysAfterFit: daysAfterFitOf(row, row),
      dueOn: row.due_on,
      windowEndsOn: row.window_ends_on,
      fitterName: fitters.get(row.fitter_id)?.name ?? '',
      open: row.opens_on <= today(row.time_zone),
    })),
  }
}
