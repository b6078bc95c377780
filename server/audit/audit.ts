import type { Transaction } from '../database/database.ts'
import { actorId } from '../database/database.ts'

/** The tables whose every change must stand in the trail. */
export type AuditedEntity =
  | 'account'
  | 'fitter_profile'
  | 'rider'
  | 'session'
  | 'consent'
  | 'invitation'
  | 'submission'
  | 'share'
  | 'support_access'
  | 'bike'
  | 'measurement'
  | 'intervention'
  | 'recommendation'
  | 'photo'
  | 'follow_up_protocol'
  | 'follow_up'
  | 'follow_up_alert'

type AuditValue = string | number | boolean | null | Buffer | Date

/** Field by field what it was and what it became. Sealed values stay sealed. */
export type FieldChanges = Record<string, { from?: AuditValue; to?: AuditValue }>

export interface AuditEvent {
  /** The action, as the contract names it (`invitation.created`). */
  action: string
  entity: AuditedEntity
  entityId: string
  fitterId?: string | null
  riderId?: string | null
  accountId?: string | null
  changes?: FieldChanges
  reason?: string
}

const plain = (value: AuditValue | undefined) => {
  if (Buffer.isBuffer(value)) return `sealed:${value.toString('base64')}`
  return value instanceof Date ? value.toISOString() : (value ?? null)
}

/** The fields of a new row, as changes from nothing. */
export function created(row: Record<string, AuditValue | undefined>): FieldChanges {
  return Object.fromEntries(
    Object.entries(row).flatMap(([field, to]) => (to === undefined || to === null ? [] : [[field, { to }]])),
  )
}

const plainChanges = (changes: FieldChanges) =>
  Object.fromEntries(
    Object.entries(changes).map(([field, { from, to }]) => [
      field,
      { ...(from !== undefined && { from: plain(from) }), ...(to !== undefined && { to: plain(to) }) },
    ]),
  )

/**
 * Writes entries of the trail, in the caller's transaction and in one statement. The database refuses to commit
 * a changed row of an audited table without one.
 */
export async function recordAudits(tx: Transaction, events: readonly AuditEvent[]): Promise<void> {
  if (events.length === 0) return
  await tx.db
    .insertInto('audit_entry')
    .values(
      events.map((event) => ({
        // Replaced by the database with the transaction that really writes.
        transaction_id: '0',
        at: tx.now,
        request_id: tx.requestId,
        actor: tx.actor.kind,
        actor_id: actorId(tx.actor),
        action: event.action,
        entity: event.entity,
        entity_id: event.entityId,
        fitter_id: event.fitterId ?? null,
        rider_id: event.riderId ?? null,
        account_id: event.accountId ?? null,
        changes: JSON.stringify(plainChanges(event.changes ?? {})),
        reason: event.reason ?? null,
      })),
    )
    .execute()
}

/** Writes one entry of the trail, as `recordAudits` does. */
export const recordAudit = (tx: Transaction, event: AuditEvent): Promise<void> => recordAudits(tx, [event])
