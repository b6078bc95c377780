import { type AuditEvent, recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { publishFileEvent } from '../../live-events/publish-event.ts'
import type { HolderKey } from '../../vault/vault.ts'
import { lockSession, type NotedSession, type SessionRow } from './sessions.repository.ts'

/** The columns by which the records of a session refer to it. */
export const sessionColumns = ({ id, fitter_id, rider_id }: SessionRow) => ({
  session_id: id,
  fitter_id,
  rider_id,
})

/**
 * Locks one of the actor's own sessions, so that its changes happen one after the other.
 * @throws AppError `not_found`, also for a session that is only shared with the actor
 */
export async function requireOwnSession(tx: Transaction, id: string): Promise<NotedSession> {
  const locked = await lockSession(tx, id)
  if (!locked) throw new AppError('not_found')
  const { wrapped, ...session } = locked
  if (wrapped) tx.keys.unwrap(session.rider_id, wrapped)
  return session
}

/**
 * As `requireOwnSession`, for changes to a session that must be neither closed nor cancelled.
 * @throws AppError `not_found`, `session_closed`
 */
export async function requireOpenSession(tx: Transaction, id: string): Promise<NotedSession> {
  const session = await requireOwnSession(tx, id)
  if (session.closed_at || session.cancelled_at) throw new AppError('session_closed')
  return session
}

/** Records the audit entry of a change to a session or one of its records. */
export function recordSessionChange(
  tx: Transaction,
  session: Pick<SessionRow, 'fitter_id' | 'rider_id'>,
  event: Pick<AuditEvent, 'action' | 'entity' | 'entityId' | 'changes'>,
): Promise<void> {
  return recordAudit(tx, { ...event, fitterId: session.fitter_id, riderId: session.rider_id })
}

/** Notifies the open pages of the fitter and the rider that the session changed. */
export const publishSessionChange = (
  tx: Transaction,
  session: Pick<SessionRow, 'fitter_id' | 'rider_id'>,
): Promise<void> => publishFileEvent(tx, 'sessions', session)

/** @throws AppError `stale_version` with the current version */
export function refuseStale(seen: number, present: number): void {
  if (seen !== present) throw new AppError('stale_version', { params: { version: present } })
}

/** The most interventions, and the most recommendations, of one session. A report can still contain this many. */
export const MOST_ENTRIES = 200

/** @param entries the existing entries of one kind @throws AppError `fit_full` */
export function refuseFull(entries: readonly unknown[]): void {
  if (entries.length >= MOST_ENTRIES) throw new AppError('fit_full', { params: { most: MOST_ENTRIES } })
}

/**
 * Opens rows of riders' files, each with its rider's key. All keys are read with one query.
 * @returns the opened rows by the value of `column`, in the given order
 */
export async function openRowsBy<
  Column extends string,
  Row extends Record<Column | 'rider_id', string>,
  Opened,
>(
  tx: Transaction,
  rows: readonly Row[],
  column: Column,
  open: (key: HolderKey, row: Row) => Opened,
): Promise<Map<string, Opened[]>> {
  const keys = await tx.keys.ofMany(rows.map((row) => row.rider_id))
  const opened = new Map<string, Opened[]>()
  for (const row of rows) {
    const key = keys.get(row.rider_id)
    if (!key) throw new Error('vault: no key for this rider')
    opened.set(row[column], [...(opened.get(row[column]) ?? []), open(key, row)])
  }
  return opened
}
