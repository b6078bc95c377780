import { z } from 'zod'
import type { Calls } from '#contract/calls.ts'
import { ALERT_KINDS } from '#domain/follow-ups/alerts.ts'
import { ZONES } from '#domain/zones.ts'
import { noteReading } from '../../audit/note-reading.ts'
import { openedChanges } from '../../audit/opened-changes.ts'
import type { Transaction } from '../../database/database.ts'
import { cursorsOf } from '../../http/cursor.ts'
import { AppError } from '../../http/problem.ts'
import type { HolderKey } from '../../vault/vault.ts'
import { type HistoryRow, listHistory } from './history.repository.ts'
import { findSession } from './sessions.repository.ts'

type Page = Calls['GET /api/sessions/:sessionId/history']['response']
type Entry = Page['items'][number]

/** The entities whose changes are shown. Forms and consents have their own pages. */
const OPENED = new Set([
  'rider',
  'session',
  'bike',
  'measurement',
  'intervention',
  'recommendation',
  'photo',
  'follow_up',
  'follow_up_alert',
  'prediction',
  'booking',
])

/** Only the fitter sees their own notes, and drafts of the summary. */
const isPrivate = (entity: string, field: string): boolean =>
  entity === 'session' && (field === 'notes' || field === 'summary')

/**
 * Of an appointment only its time is shown. Its words for the other side may be sealed under the fitter's key, and the
 * rest are keys and instants of our own.
 */
const isTold = (entity: string, field: string): boolean => entity !== 'booking' || field === 'starts_at'

function changesOf(key: HolderKey, row: HistoryRow, ownWork: boolean): Entry['changes'] {
  if (!OPENED.has(row.entity)) return []
  const { entity, entity_id: entityId, changes } = row
  const isShown = (field: string) => isTold(entity, field) && (ownWork || !isPrivate(entity, field))
  return Object.entries(openedChanges(key, { entity, entityId, changes }, isShown)).map(
    ([field, change]) => ({ field, ...change }),
  )
}

/** The number of the last entry of a page. */
export const entryCursors = cursorsOf(z.string().regex(/^\d{1,18}$/))

const ACTORS = ['guest', 'client', 'fitter', 'support'] as const
const actorOf = (text: string): Entry['actor'] => ACTORS.find((actor) => actor === text) ?? 'system'

function alertOf({ alert_kind, alert_zone }: HistoryRow): Entry['alert'] {
  const kind = ALERT_KINDS.find((each) => each === alert_kind)
  return kind ? { kind, zone: ZONES.find((each) => each === alert_zone) ?? null } : null
}

/** An audit entry with its values opened. @param ownWork whether the reader is the fitter whose file it is in */
export const presentEntry = (tx: Transaction, key: HolderKey, row: HistoryRow, ownWork: boolean): Entry => ({
  id: String(row.id),
  at: row.at.toISOString(),
  actor: actorOf(row.actor),
  own: 'id' in tx.actor && row.actor_id === tx.actor.id,
  action: row.action,
  entity: row.entity,
  entityId: row.entity_id,
  alert: alertOf(row),
  changes: changesOf(key, row, ownWork),
})

/**
 * The audit entries of a session and of its records, newest first, with their values opened.
 * @throws AppError `not_found`
 */
export async function readHistory(
  tx: Transaction,
  sessionId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page> {
  const session = await findSession(tx, sessionId)
  if (!session) throw new AppError('not_found')
  const ownWork = 'id' in tx.actor && tx.actor.id === session.fitter_id
  const before = cursor === undefined ? null : entryCursors.read(cursor)
  const rows = await listHistory(tx, session, { ownWork, before, limit: limit + 1 })
  const key = await tx.keys.of(session.rider_id)
  noteReading(tx, session, { action: 'history.read', entity: 'session', entityId: session.id })
  const shown = rows.slice(0, limit)
  return {
    items: shown.map((row) => presentEntry(tx, key, row, ownWork)),
    next: rows.length > limit ? entryCursors.write(String(shown.at(-1)?.id)) : null,
  }
}
