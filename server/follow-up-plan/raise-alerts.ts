import { randomUUID } from 'node:crypto'
import { type Alert, SILENCE_ALERTS } from '#domain/follow-ups/alerts.ts'
import { created, recordAudit } from '../audit/audit.ts'
import type { Transaction } from '../database/database.ts'
import type { Form } from '../forms/form.ts'
import { publishEvent } from '../live-events/publish-event.ts'
import { closeAnsweredAlerts, correctAlertRows, insertAlert } from './follow-up-plan.repository.ts'

/** The columns that say whose alert it is, for its audit entry. */
const auditedAlert = (form: Form, id: string) =>
  ({
    entity: 'follow_up_alert',
    entityId: id,
    fitterId: form.fitter_id,
    riderId: form.rider_id,
  }) as const

/** The row of an alert. */
const alertRow = (
  { session_id, fitter_id, rider_id, follow_up_id }: Form,
  { kind, zone }: Alert,
  now: Date,
) => ({
  id: randomUUID(),
  session_id,
  fitter_id,
  rider_id,
  follow_up_id,
  kind,
  zone: zone ?? '',
  raised_at: now,
})

const recordRaised = (tx: Transaction, form: Form, { id, kind }: ReturnType<typeof alertRow>) =>
  recordAudit(tx, {
    action: 'follow_up_alert.raised',
    ...auditedAlert(form, id),
    // The zone is health data, so it is stored in the alert only.
    changes: created({ kind, follow_up_id: form.follow_up_id }),
  })

/** Raises alerts about a follow-up or an intake. Each combination of kind and zone is raised only once. */
export async function raiseAlerts(tx: Transaction, form: Form, alerts: readonly Alert[]): Promise<void> {
  const rows = alerts.map((alert) => alertRow(form, alert, tx.now))
  await Promise.all(
    rows.map(async (row) => {
      if (await insertAlert(tx, row)) await recordRaised(tx, form, row)
    }),
  )
  if (alerts.length > 0) await publishEvent(tx, 'followUps', [form.fitter_id])
}

/** Raises the alerts of a form that none was raised about yet. Nothing is waited for. */
export async function raiseFirstAlerts(tx: Transaction, form: Form, alerts: readonly Alert[]): Promise<void> {
  for (const alert of alerts) {
    const row = alertRow(form, alert, tx.now)
    tx.defer(insertAlert(tx, row))
    await recordRaised(tx, form, row)
  }
  if (alerts.length > 0) await publishEvent(tx, 'followUps', [form.fitter_id])
}

/** Works off the alerts about a missing answer to a follow-up, because the rider has answered. */
export async function endSilenceAlerts(tx: Transaction, form: Form): Promise<void> {
  for (const id of await closeAnsweredAlerts(tx, form, SILENCE_ALERTS))
    await recordAudit(tx, {
      action: 'follow_up_alert.answered',
      ...auditedAlert(form, id),
      changes: { outcome: { to: 'answered' } },
    })
}

/**
 * Updates the alerts after the rider corrected the answers. An alert that has lost its reason is marked and stays open.
 * The mark is removed when the reason is back.
 */
export async function correctAlerts(tx: Transaction, form: Form, standing: readonly Alert[]): Promise<void> {
  const names = standing.map(({ kind, zone }) => `${kind} ${zone ?? ''}`)
  const changed = await correctAlertRows(tx, form, names)
  for (const { id, corrected_at } of changed)
    await recordAudit(tx, {
      action: corrected_at ? 'follow_up_alert.corrected' : 'follow_up_alert.stands_again',
      ...auditedAlert(form, id),
    })
  if (changed.length > 0) await publishEvent(tx, 'followUps', [form.fitter_id])
}
