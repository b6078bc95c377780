import { z } from 'zod'
import { instant, uuid } from '#contract/call.ts'
import type { Calls, Parsed } from '#contract/calls.ts'
import { ALERT_KINDS } from '#domain/follow-ups/alerts.ts'
import { ZONES } from '#domain/zones.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { daysAfterFitOf } from '../../follow-up-plan/follow-up.ts'
import { cursorsOf } from '../../http/cursor.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { publishEvent } from '../../live-events/publish-event.ts'
import { openContact } from '../../people/rider-contact.ts'
import { type AlertRow, findAlertForUpdate, listAlerts, updateAlert } from './alerts.repository.ts'

type Page = Calls['GET /api/follow-up-alerts']['response']
type Alert = Page['items'][number]
type WorkOff = Parsed['POST /api/follow-up-alerts/:alertId/work-off']['body']

const notePlace = (id: string) => ({ table: 'follow_up_alert', row: id, field: 'note' })
const OUTCOMES = ['noted', 'contacted', 'booked', 'answered'] as const

function present(tx: Transaction, row: AlertRow): Alert {
  const key = tx.keys.unwrap(row.rider_id, row.wrapped)
  return {
    id: row.id,
    kind: ALERT_KINDS.find((kind) => kind === row.kind) ?? 'overdue',
    zone: ZONES.find((zone) => zone === row.zone) ?? null,
    sessionId: row.session_id,
    riderId: row.rider_id,
    riderName: openContact(key, row).name ?? '',
    followUpId: row.follow_up_id,
    milestone: row.milestone,
    daysAfterFit: daysAfterFitOf(row, row),
    raisedAt: row.raised_at.toISOString(),
    correctedAt: row.corrected_at?.toISOString() ?? null,
    workedOffAt: row.worked_off_at?.toISOString() ?? null,
    outcome: OUTCOMES.find((outcome) => outcome === row.outcome) ?? null,
    note: row.note_sealed && key.open(notePlace(row.id), row.note_sealed),
  }
}

const cursors = cursorsOf(z.tuple([z.boolean(), instant, uuid]))

const writeCursor = (row: AlertRow): string =>
  cursors.write([row.kind === 'red_flag', row.raised_at.toISOString(), row.id])

/** The fitter's alerts, open or worked off: red flags first, then newest first. */
export async function readAlerts(
  tx: Transaction,
  { cursor, limit, open }: Parsed['GET /api/follow-up-alerts']['query'],
): Promise<Page> {
  const after = cursor ? cursors.read(cursor) : null
  const page = { open: open === 'true', after, limit: limit + 1 }
  const rows = await listAlerts(tx, requireActor('fitter', tx), page)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { items: shown.map((row) => present(tx, row)), next: last ? writeCursor(last) : null }
}

/** Works off an alert and records what was done. The audit trail keeps it. @throws AppError `not_found` */
export async function workOffAlert(tx: Transaction, id: string, { outcome, note }: WorkOff): Promise<Alert> {
  const fitterId = requireActor('fitter', tx)
  const row = await findAlertForUpdate(tx, fitterId, id)
  if (!row) throw new AppError('not_found')
  const key = tx.keys.unwrap(row.rider_id, row.wrapped)
  const after = {
    worked_off_at: row.worked_off_at ?? tx.now,
    outcome,
    note_sealed: note ? key.seal(notePlace(id), note) : row.note_sealed,
  }
  await updateAlert(tx, id, after)
  await recordAudit(tx, {
    action: 'follow_up_alert.worked_off',
    entity: 'follow_up_alert',
    entityId: id,
    fitterId,
    riderId: row.rider_id,
    changes: {
      outcome: { from: row.outcome, to: outcome },
      ...(note && { note: { from: row.note_sealed, to: after.note_sealed } }),
    },
  })
  await publishEvent(tx, 'followUps', [fitterId])
  return present(tx, { ...row, ...after })
}
