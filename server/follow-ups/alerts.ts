import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Alert, SILENCE_ALERTS } from '#domain/follow-ups/alerts.ts'
import { created, recordAudit } from '../audit/audit.ts'
import type { Transaction } from '../database/database.ts'
import { publishNotice } from '../notices/publish.ts'
import type { FollowUp } from './follow-up.ts'

/** Raises alerts about a follow-up; each kind and zone once, however often it is found. */
export async function raiseAlerts(
  tx: Transaction,
  followUp: FollowUp,
  alerts: readonly Alert[],
): Promise<void> {
  const { session_id, fitter_id, rider_id } = followUp
  for (const { kind, zone } of alerts) {
    const id = randomUUID()
    const { numInsertedOrUpdatedRows } = await tx.db
      .insertInto('follow_up_alert')
      .values({
        id,
        session_id,
        fitter_id,
        rider_id,
        follow_up_id: followUp.id,
        kind,
        zone: zone ?? '',
        raised_at: tx.now,
      })
      // Without naming what conflicts: who raises one may not read it.
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if ((numInsertedOrUpdatedRows ?? 0n) === 0n) continue
    await recordAudit(tx, {
      action: 'follow_up_alert.raised',
      entity: 'follow_up_alert',
      entityId: id,
      fitterId: fitter_id,
      riderId: rider_id,
      // Which zone it is about is the rider's health: it stands in the row alone.
      changes: created({ kind, follow_up_id: followUp.id }),
    })
  }
  if (alerts.length > 0) await publishNotice(tx, 'followUps', [fitter_id])
}

/** What was raised because nobody answered is worked off by the answer. */
export async function endSilenceAlerts(tx: Transaction, followUp: FollowUp): Promise<void> {
  const ended = await tx.db
    .updateTable('follow_up_alert')
    .set({ worked_off_at: tx.now, outcome: 'answered' })
    .where('follow_up_id', '=', followUp.id)
    .where('kind', 'in', [...SILENCE_ALERTS])
    .where('worked_off_at', 'is', null)
    .returning('id')
    .execute()
  for (const { id } of ended)
    await recordAudit(tx, {
      action: 'follow_up_alert.answered',
      entity: 'follow_up_alert',
      entityId: id,
      fitterId: followUp.fitter_id,
      riderId: followUp.rider_id,
      changes: { outcome: { to: 'answered' } },
    })
}

/**
 * The rider corrected what alerts were raised by: those without a reason now say so and wait to be worked off all the
 * same; one whose reason came back is as it was.
 */
export async function correctAlerts(
  tx: Transaction,
  followUp: FollowUp,
  standing: readonly Alert[],
): Promise<void> {
  const names = standing.map(({ kind, zone }) => `${kind} ${zone ?? ''}`)
  const { rows } = await sql<{ id: string; corrected_at: Date | null }>`
    select * from app.correct_alerts(${followUp.id}, ${names}::text[], ${tx.now})`.execute(tx.db)
  for (const { id, corrected_at } of rows)
    await recordAudit(tx, {
      action: corrected_at ? 'follow_up_alert.corrected' : 'follow_up_alert.stands_again',
      entity: 'follow_up_alert',
      entityId: id,
      fitterId: followUp.fitter_id,
      riderId: followUp.rider_id,
    })
  if (rows.length > 0) await publishNotice(tx, 'followUps', [followUp.fitter_id])
}
