import { z } from 'zod'
import { instant, uuid } from '#contract/call.ts'
import type { Calls, Parsed } from '#contract/calls.ts'
import { ALERT_KINDS } from '#domain/follow-ups/alerts.ts'
import { ZONES } from '#domain/zones.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { cursorsOf } from '../../http/cursor.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { publishEvent } from '../../live-events/publish-event.ts'
import { openName } from '../../people/rider-contact.ts'
import {
  type AlertRow,
  listAlerts,
  listAlertsOfAnswerForUpdate,
  listScoresAround,
  updateAlert,
} from './alerts.repository.ts'

type Page = Calls['GET /api/follow-up-alerts']['response']
type Card = Page['items'][number]
type Alert = Card['alerts'][number]
type Resolution = Parsed['POST /api/follow-up-alerts/:alertId/work-off']['body']
type Scores = Awaited<ReturnType<typeof listScoresAround>>

const notePlace = (id: string) => ({ table: 'follow_up_alert', row: id, field: 'note' })
const OUTCOMES = ['noted', 'contacted', 'booked', 'answered'] as const
/** The alerts that compare a zone with the intake. */
const COMPARED: readonly string[] = ['worse', 'new_complaint', 'still_severe']

/**
 * The scores with which alerts compare a zone. An intake's alert compares none. Without a form nothing is asked: the plan
 * for no follow-up would read those of everybody.
 */
async function scoresOf(tx: Transaction, rows: readonly AlertRow[]): Promise<Scores> {
  const forms = new Set(rows.flatMap(({ follow_up_id }) => follow_up_id ?? []))
  return forms.size === 0 ? [] : listScoresAround(tx, [...forms])
}

/** The score of a zone in one of the two forms; 0 where the form does not name it, null without the form. */
function scoreIn(scores: Scores, { follow_up_id, zone }: AlertRow, kind: 'intake' | 'follow_up') {
  const form = scores.filter((row) => row.id === follow_up_id && row.kind === kind)
  return form.length === 0 ? null : (form.find(({ item }) => item === zone)?.amount ?? 0)
}

function alertOf(tx: Transaction, row: AlertRow, scores: Scores): Alert {
  const key = tx.keys.unwrap(row.rider_id, row.wrapped)
  const compared = COMPARED.includes(row.kind)
  return {
    id: row.id,
    kind: ALERT_KINDS.find((kind) => kind === row.kind) ?? 'overdue',
    zone: ZONES.find((zone) => zone === row.zone) ?? null,
    before: compared ? scoreIn(scores, row, 'intake') : null,
    after: compared ? scoreIn(scores, row, 'follow_up') : null,
    raisedAt: row.raised_at.toISOString(),
    correctedAt: row.corrected_at?.toISOString() ?? null,
    workedOffAt: row.worked_off_at?.toISOString() ?? null,
    outcome: OUTCOMES.find((outcome) => outcome === row.outcome) ?? null,
    note: row.note_sealed && key.open(notePlace(row.id), row.note_sealed),
  }
}

/** The alerts of one form, the most serious first. @param rows at least one */
function cardOf(tx: Transaction, row: AlertRow, rows: readonly AlertRow[], scores: Scores): Card {
  const alerts = rows
    .map((each) => alertOf(tx, each, scores))
    .sort((a, b) => ALERT_KINDS.indexOf(a.kind) - ALERT_KINDS.indexOf(b.kind))
  const key = tx.keys.unwrap(row.rider_id, row.wrapped)
  const answeredAt = row.follow_up_id === null ? row.intake_submitted_at : row.submitted_at
  return {
    id: alerts[0]?.id ?? row.id,
    sessionId: row.session_id,
    riderId: row.rider_id,
    riderName: openName(key, row) ?? '',
    followUpId: row.follow_up_id,
    milestone: row.milestone,
    answeredAt: answeredAt?.toISOString() ?? null,
    raisedAt:
      rows
        .map(({ raised_at }) => raised_at.toISOString())
        .sort()
        .at(-1) ?? row.raised_at.toISOString(),
    alerts,
  }
}

const cursors = cursorsOf(z.tuple([z.boolean(), instant, uuid]))

/**
 * The fitter's alerts, open or resolved, as one card for each form: those with a red flag first, then the newest
 * first.
 */
export async function readAlerts(
  tx: Transaction,
  { cursor, limit, open }: Parsed['GET /api/follow-up-alerts']['query'],
): Promise<Page> {
  const after = cursor ? cursors.read(cursor) : null
  const page = { open: open === 'true', after, limit: limit + 1 }
  const rows = await listAlerts(tx, requireActor('fitter', tx), page)
  const cards = [...Map.groupBy(rows, (row) => row.card_form).values()]
  const shown = cards.slice(0, limit)
  const scores = await scoresOf(tx, shown.flat())
  const [last] = (cards.length > limit && shown.at(-1)) || []
  return {
    items: shown.flatMap((own) => (own[0] ? [cardOf(tx, own[0], own, scores)] : [])),
    next: last ? cursors.write([last.card_red_flag, last.card_at.toISOString(), last.card_form]) : null,
  }
}

/** Resolves one alert. The audit trail keeps what was done. */
async function resolveAlert(tx: Transaction, row: AlertRow, { outcome, note }: Resolution): Promise<void> {
  const key = tx.keys.unwrap(row.rider_id, row.wrapped)
  const sealed = note ? key.seal(notePlace(row.id), note) : row.note_sealed
  await updateAlert(tx, row.id, {
    worked_off_at: row.worked_off_at ?? tx.now,
    outcome,
    note_sealed: sealed,
  })
  await recordAudit(tx, {
    action: 'follow_up_alert.worked_off',
    entity: 'follow_up_alert',
    entityId: row.id,
    fitterId: row.fitter_id,
    riderId: row.rider_id,
    changes: {
      outcome: { from: row.outcome, to: outcome },
      ...(note && { note: { from: row.note_sealed, to: sealed } }),
    },
  })
}

/**
 * Resolves an alert together with the other open alerts of the same form. The note is kept with the first of them.
 * An alert that was resolved before is changed alone.
 * @throws AppError `not_found`
 */
export async function resolveAlertsOfAnswer(tx: Transaction, id: string, done: Resolution): Promise<Card> {
  const fitterId = requireActor('fitter', tx)
  const all = await listAlertsOfAnswerForUpdate(tx, fitterId, id)
  const named = all.find((row) => row.id === id)
  if (!named) throw new AppError('not_found')
  const others = named.worked_off_at ? [] : all.filter((row) => row !== named && !row.worked_off_at)
  await resolveAlert(tx, named, done)
  for (const row of others) await resolveAlert(tx, row, { outcome: done.outcome })
  await publishEvent(tx, 'followUps', [fitterId])
  const ids = new Set([named, ...others].map((row) => row.id))
  const rows = (await listAlertsOfAnswerForUpdate(tx, fitterId, id)).filter((row) => ids.has(row.id))
  return cardOf(tx, named, rows, await scoresOf(tx, rows))
}
