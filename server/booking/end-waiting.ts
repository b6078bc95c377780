import { recordAudit } from '../audit/audit.ts'
import type { Transaction } from '../database/database.ts'
import { updateWaiting } from './waiting.repository.ts'

/** Whoever took an offered time waits no longer. As the system. */
export async function endWaiting(tx: Transaction, id: string, fitterId: string): Promise<void> {
  tx.defer(updateWaiting(tx, id, { ended_at: tx.now, ended_as: 'booked' }))
  await recordAudit(tx, {
    action: 'waiting_entry.booked',
    entity: 'waiting_entry',
    entityId: id,
    fitterId,
    changes: { ended_at: { from: null, to: tx.now } },
  })
}
