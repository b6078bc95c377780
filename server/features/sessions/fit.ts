import type { Selectable } from 'kysely'
import { type AuditEvent, recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import type { Session } from '../../database/schema.gen.ts'
import { AppError } from '../../http/problem.ts'
import { publishNotice } from '../../notices/publish.ts'

/** One fitting as it stands in its table. */
export type Fit = Selectable<Session>

/** What hangs below a session carries these. */
export const belowFit = ({ id, fitter_id, rider_id }: Fit) => ({ session_id: id, fitter_id, rider_id })

/**
 * The actor's own fitting, locked: what changes one fit does so one after the other.
 * @throws AppError `not_found`, also for one that is only shared with the actor
 */
export async function lockFit({ db }: Transaction, id: string): Promise<Fit> {
  const fit = await db.selectFrom('session').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!fit) throw new AppError('not_found')
  return fit
}

/**
 * The same while it can be worked on.
 * @throws AppError `not_found`, `session_closed`
 */
export async function lockOpenFit(tx: Transaction, id: string): Promise<Fit> {
  const fit = await lockFit(tx, id)
  if (fit.closed_at || fit.cancelled_at) throw new AppError('session_closed')
  return fit
}

/** The trail's entry of something done in a fit. */
export function recordInFit(
  tx: Transaction,
  fit: Pick<Fit, 'fitter_id' | 'rider_id'>,
  event: Pick<AuditEvent, 'action' | 'entity' | 'entityId' | 'changes'>,
): Promise<void> {
  return recordAudit(tx, { ...event, fitterId: fit.fitter_id, riderId: fit.rider_id })
}

/** The rider reads what is theirs and the fitter their own work; whoever else reads it stands in the trail. */
export async function recordReading(
  tx: Transaction,
  { fitter_id, rider_id }: Pick<Fit, 'fitter_id' | 'rider_id'>,
  action: string,
  what: Pick<AuditEvent, 'entity' | 'entityId'>,
): Promise<void> {
  const { actor } = tx
  if (actor.kind === 'client' || ('id' in actor && actor.id === fitter_id)) return
  await recordAudit(tx, { action, ...what, fitterId: fitter_id, riderId: rider_id })
}

/** Tells the fitter's other devices, and the rider's, that a fit changed. */
export async function tellOfFit(tx: Transaction, fit: Pick<Fit, 'fitter_id' | 'rider_id'>): Promise<void> {
  const rider = await tx.db
    .selectFrom('rider')
    .select('account_id')
    .where('id', '=', fit.rider_id)
    .executeTakeFirst()
  await publishNotice(tx, 'sessions', [fit.fitter_id, ...(rider?.account_id ? [rider.account_id] : [])])
}

/** @throws AppError `stale_version` with the version that stands */
export function refuseStale(seen: number, present: number): void {
  if (seen !== present) throw new AppError('stale_version', { params: { version: present } })
}

/** Changes, and recommendations, that one fit has room for: more than any fit has, and what a report is set from. */
export const MOST_ENTRIES = 200

/** @param entries those of one kind that a fit has already @throws AppError `fit_full` */
export function refuseFull(entries: readonly unknown[]): void {
  if (entries.length >= MOST_ENTRIES) throw new AppError('fit_full', { params: { most: MOST_ENTRIES } })
}
