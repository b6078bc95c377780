import type { Transaction } from '../database/database.ts'
import { actorId } from '../database/database.ts'
import type { AuditedEntity } from '../database/schema.gen.ts'

type AuditValue = string | number | boolean | null | Buffer | Date

/** The old and new value of each changed field. Sealed values stay sealed. */
export type FieldChanges = Record<string, { from?: AuditValue; to?: AuditValue }>

export interface AuditEvent {
  /** The action as the contract names it (`invitation.created`). */
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

/** The fields of a new row, as changes without an old value. */
export function created(row: Record<string, AuditValue | undefined>): FieldChanges {
  return Object.fromEntries(
    Object.entries(row).flatMap(([field, to]) => (to === undefined || to === null ? [] : [[field, { to }]])),
  )
}

/** The fields whose plain values differ between a row and what is stored in its place. */
export function differences<Field extends string>(
  before: Readonly<Record<Field, string | number | boolean | null>>,
  after: Readonly<Record<Field, string | number | boolean | null>>,
  fields: readonly Field[],
): FieldChanges {
  const changed = fields.filter((field) => before[field] !== after[field])
  return Object.fromEntries(changed.map((field) => [field, { from: before[field], to: after[field] }]))
}

const plainChanges = (changes: FieldChanges) =>
  Object.fromEntries(
    Object.entries(changes).map(([field, { from, to }]) => [
      field,
      { ...(from !== undefined && { from: plain(from) }), ...(to !== undefined && { to: plain(to) }) },
    ]),
  )

/**
 * Writes audit entries in the caller's transaction, with one statement. The database refuses to commit a change to an
 * audited table without an entry. The result is not waited for: a refused entry fails the transaction at its end.
 */
export async function recordAudits(tx: Transaction, events: readonly AuditEvent[]): Promise<void> {
  if (events.length === 0) return
  const entries = tx.db.insertInto('audit_entry').values(
    events.map((event) => ({
      // The database replaces this with the id of the transaction that writes the entry.
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
  tx.defer(entries.execute())
}

/** Writes one audit entry, as `recordAudits` does. */
export const recordAudit = (tx: Transaction, event: AuditEvent): Promise<void> => recordAudits(tx, [event])
