import type { Selectable } from 'kysely'
import { type AuditEvent, recordAudit } from '../audit/audit.ts'
import type { Transaction } from '../database/database.ts'
import type { Invitation } from '../database/schema.gen.ts'
import { publishEvent } from '../live-events/publish-event.ts'

/** Records the audit entry of a change to an invitation and notifies the fitter's open dashboard. */
export async function recordInvitation(
  tx: Transaction,
  invitation: Pick<Selectable<Invitation>, 'id' | 'fitter_id' | 'rider_id'>,
  event: Pick<AuditEvent, 'action' | 'changes'>,
): Promise<void> {
  await recordAudit(tx, {
    ...event,
    entity: 'invitation',
    entityId: invitation.id,
    fitterId: invitation.fitter_id,
    riderId: invitation.rider_id,
  })
  await publishEvent(tx, 'invitations', [invitation.fitter_id])
}
