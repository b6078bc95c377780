import type { Calls } from '#contract/calls.ts'
import { mailFailureOf } from '#domain/contact/mail-failure.ts'
import { isObject } from '#domain/json/json.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { queueFitReportNow } from '../../messages/fit-report.ts'
import { openContact } from '../../people/rider-contact.ts'
import {
  findFitForUpdate,
  findNewestReportMail,
  findRiderOfOwnFit,
  listContactChanges,
  type ReportMailRow,
} from './reports.repository.ts'

type Response = Calls['GET /api/sessions/:sessionId/report/mail']['response']
type Mailed = NonNullable<Response['mailed']>

/** The state of a mail, its time, and why it did not arrive. */
function outcomeOf(row: ReportMailRow): Pick<Mailed, 'state' | 'failure'> & { at: Date } {
  const failure = row.last_error === null ? null : mailFailureOf(row.last_error)
  if (row.sent_at) return { state: 'sent', at: row.sent_at, failure: null }
  if (row.dead_at) return { state: 'failed', at: row.dead_at, failure: failure ?? 'server' }
  if (row.dropped_at) return { state: 'dropped', at: row.dropped_at, failure: null }
  return { state: 'waiting', at: row.due_at, failure }
}

/** Whether the rider's address has changed since a time. */
async function addressChangedSince(tx: Transaction, riderId: string, since: Date): Promise<boolean> {
  const changes = await listContactChanges(tx, riderId, since)
  return changes.some((change) => isObject(change) && 'email' in change)
}

/**
 * The state of the newest mail about a report, while the outbox has its row, and whether another mail would arrive.
 * @throws AppError `not_found`
 */
export async function readReportMail(tx: Transaction, sessionId: string): Promise<Response> {
  const rider = await findRiderOfOwnFit(tx, sessionId, requireActor('fitter', tx))
  if (!rider) throw new AppError('not_found')
  const { email } = openContact(await tx.keys.of(rider.id), rider)
  const unreachable = email === null ? 'no_address' : rider.address_failed_at ? 'address_failed' : null
  const row = await findNewestReportMail(tx, sessionId)
  if (!row) return { riderId: rider.id, mailed: null, unreachable }
  const { at, ...outcome } = outcomeOf(row)
  const moved = await addressChangedSince(tx, rider.id, row.created_at)
  return {
    riderId: rider.id,
    mailed: { ...outcome, at: at.toISOString(), to: moved ? null : email },
    unreachable,
  }
}

/**
 * Mails the rider at once that the report is available. The link of an earlier mail stops working.
 * @throws AppError `not_found`, `not_fitted`, `rider_unreachable` when no address is known or mails come back
 */
export async function mailReportAgain(tx: Transaction, sessionId: string): Promise<{ id: string }> {
  const fit = await findFitForUpdate(tx, sessionId)
  if (!fit) throw new AppError('not_found')
  const { fitted_at } = fit
  if (!fitted_at || fit.cancelled_at) throw new AppError('not_fitted')
  const id = await queueFitReportNow(tx, { ...fit, fitted_at })
  if (!id) throw new AppError('rider_unreachable')
  await recordAudit(tx, {
    action: 'report.mailed',
    entity: 'session',
    entityId: sessionId,
    fitterId: fit.fitter_id,
    riderId: fit.rider_id,
  })
  return { id }
}
