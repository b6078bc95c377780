import type { Calls } from '#contract/calls.ts'
import { addDays, dateIn } from '#domain/calendar/local-date.ts'
import type { Transaction } from '../../database/database.ts'
import { requireActor } from '../../http/require-actor.ts'
import { fitterNamesOf } from '../../people/fitter-names.ts'
import { listUnansweredOfAccount } from './follow-ups.repository.ts'

type Response = Calls['GET /api/client/follow-ups']['response']

/** The client's follow-ups that can be answered now or later, soonest first. */
export async function listOwnFollowUps(tx: Transaction): Promise<Response> {
  const accountId = requireActor('client', tx)
  const todayIn = (timeZone: string | null) => dateIn(tx.now, timeZone ?? 'UTC')
  // No time zone is more than a day behind UTC.
  const rows = await listUnansweredOfAccount(tx, accountId, { windowEndsFrom: addDays(todayIn('UTC'), -1) })
  const current = rows.filter((row) => row.window_ends_on >= todayIn(row.time_zone))
  const fitters = await fitterNamesOf(
    tx,
    current.map((row) => row.fitter_id),
  )
  return {
    items: current.map((row) => ({
      followUpId: row.id,
      sessionId: row.session_id,
      milestone: row.milestone,
      daysAfterFit: row.milestone,
      dueOn: row.due_on,
      windowEndsOn: row.window_ends_on,
      fitterName: fitters.get(row.fitter_id)?.name ?? '',
      open: row.opens_on <= todayIn(row.time_zone),
    })),
  }
}
