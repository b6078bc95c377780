import { randomUUID } from 'node:crypto'
import { type Alert, SILENCE_ALERTS } from '#domain/follow-ups/alerts.ts'
import { created, recordAudit } from '../audit/audit.ts'
import type { Transaction } from '../database/database.ts'
import { publishEvent } from '../live-events/publish-event.ts'
import type { FollowUp } from './follow-up.ts'
import { closeAnsweredAlerts, correctAlertRows, insertAlert } from './follow-up-plan.repository.ts'

/** The columns that say whose alert it is, for its audit entry. */
const auditedAlert = (followUp: FollowUp, id: string) =>
  ({
    entity: 'follow_up_alert',
    entityId: id,
    fitterId: followUp.fitter_id,
    riderId: followUp.rider_id,
  }) as const

async function raiseAlert(tx: Transaction, followUp: FollowUp, { kind, zone }: Alert): Promise<void> {
  const id = randomUUID()
  const { session_id, fitter_id, rider_id, id: follow_up_id } = followUp
  const concerns = { session_id, fitter_id, rider_id, follow_up_id }
  const raised = await insertAlert(tx, { id, ...concerns, kind, zone: zone ?? '', raised_at: tx.now })
  if (!raised) return
  await recordAudit(tx, {
    action: 'follow_up_alert.raised',
    ...auditedAlert(followUp, id),
    // The zone is health data, so it is stored in the alert only.
    changes: created({ kind, follow_up_id: followUp.id }),
  })
}

/** Raises alerts about a follow-up. Each combination of kind and zone is raised only once. */
export async function raiseAlerts(
  tx: Transaction,
  followUp: FollowUp,
  alerts: readonly Alert[],
): Promise<void> {
  for (const alert of alerts) await raiseAlert(tx, followUp, alert)
  if (alerts.length > 0) await publishEvent(tx, 'followUps', [followUp.fitter_id])
}

/** Works off the alerts about a missing answer, because the rider has answered. */
export async function endSilenceAlerts(tx: Transaction, followUp: FollowUp): Promise<void> {
  for (const id of await closeAnsweredAlerts(tx, followUp.id, SILENCE_ALERTS))
    await recordAudit(tx, {
      action: 'follow_up_alert.answered',
      ...auditedAlert(followUp, id),
      changes: { outcome: { to: 'answered' } },
    })
}

/**
 * Updates the alerts after the rider corrected the answers. An alert that has lost its reason is marked and stays open.
 * The mark is removed when the reason is back.
 */
export async function correctAlerts(
  tx: Transaction,
  followUp: FollowUp,
  standing: readonly Alert[],
): Promise<void> {
  const names = standing.map(({ kind, zone }) => `${kind} ${zone ?? ''}`)
  const changed = await correctAlertRows(tx, followUp.id, names)
  for (const { id, corrected_at } of changed)
    await recordAudit(tx, {
      action: corrected_at ? 'follow_up_alert.corrected' : 'follow_up_alert.stands_again',
      ...auditedAlert(followUp, id),
    })
  if (changed.length > 0) await publishEvent(tx, 'followUps', [followUp.fitter_id])
}
