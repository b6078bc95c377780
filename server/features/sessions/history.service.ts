import { type ExpressionBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Calls } from '#contract/calls.ts'
import { type Actor, actorId } from '../../database/actor.ts'
import type { Transaction } from '../../database/database.ts'
import type { DB } from '../../database/schema.gen.ts'
import { cursorRefused } from '../../http/cursor.ts'
import { AppError } from '../../http/problem.ts'
import type { HolderKey } from '../../vault/vault.ts'
import { recordReading } from './fit.ts'

type Page = Calls['GET /api/sessions/:sessionId/history']['response']
type Entry = Page['items'][number]

const changesShape = z.record(z.string(), z.object({ from: z.json().optional(), to: z.json().optional() }))

/** Which field of its table a field of the trail was sealed as. */
const SEALED_FIELDS: Record<string, string> = { value: 'words' }

function opener(key: HolderKey, entity: string, id: string) {
  return (field: string, value: z.infer<ReturnType<typeof z.json>> | undefined) => {
    if (typeof value !== 'string' || !value.startsWith('sealed:')) return value
    const sealed = Buffer.from(value.slice('sealed:'.length), 'base64')
    return key.open({ table: entity, row: id, field: SEALED_FIELDS[field] ?? field }, sealed)
  }
}

/** Forms and consents have pages of their own: only that they happened is told here. */
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
])

/** The fitter's working notes are told to nobody else. */
const isPrivate = (entity: string, field: string): boolean => entity === 'session' && field === 'notes'

function changesOf(
  key: HolderKey,
  row: { entity: string; entity_id: string; changes: unknown },
  ownWork: boolean,
): Entry['changes'] {
  if (!OPENED.has(row.entity)) return []
  const open = opener(key, row.entity, row.entity_id)
  return Object.entries(changesShape.parse(row.changes))
    .filter(([field]) => ownWork || !isPrivate(row.entity, field))
    .map(([field, { from, to }]) => ({
      field,
      ...(from !== undefined && { from: open(field, from) }),
      ...(to !== undefined && { to: open(field, to) }),
    }))
}

/** A page begins below an entry's number. @throws AppError `invalid_request` */
function entryNumber(cursor: string): string {
  if (!/^\d{1,18}$/.test(cursor)) throw cursorRefused()
  return cursor
}

const ACTORS = ['guest', 'client', 'fitter', 'support'] as const
const actorOf = (text: string): Entry['actor'] => ACTORS.find((actor) => actor === text) ?? 'system'

type Is = ExpressionBuilder<DB, 'audit_entry'>

/** An intake that is sent stands in the trail twice: of the form, and of the session; the form's entry tells it. */
const isSaidTwice = (is: Is) => is.and([is('entity', '=', 'session'), is('action', '=', 'intake.submitted')])

/** What a reader is not told: that they read themselves; alerts are between a fitter and their work. */
function isUntold(is: Is, actor: Actor, ownWork: boolean) {
  const me = actorId(actor)
  return is.or([
    isSaidTwice(is),
    ...(me === null ? [] : [is.and([is('action', 'like', '%.read'), is('actor_id', '=', me)])]),
    ...(ownWork ? [] : [is('entity', '=', 'follow_up_alert')]),
  ])
}

/** What is done about how a rider is called and reached. */
const REACHING = ['rider.contact_changed', 'rider.address_failed', 'rider.address_tried_again']

/** What hangs below a fitting and knows it by its id as long as it stands. */
const BELOW_A_FIT = [
  'submission',
  'invitation',
  'intervention',
  'recommendation',
  'photo',
  'follow_up',
  'follow_up_alert',
] as const

/** The entries that belong to a fitting: its own, those of what hangs below it, and of what did until it was deleted. */
function isOfFit(is: Is, db: Transaction['db'], fit: { id: string; rider_id: string }) {
  const below = BELOW_A_FIT.map((table) =>
    is(
      'entity_id',
      'in',
      db.selectFrom(table).select(`${table}.id`).where(`${table}.session_id`, '=', fit.id),
    ),
  )
  return is.or([
    is('entity_id', '=', fit.id),
    // How the rider is called and reached belongs to each of their fits.
    is.and([is('entity_id', '=', fit.rider_id), is('action', 'in', REACHING)]),
    ...below,
    sql<boolean>`entity in ('measurement', 'follow_up') and changes -> 'session_id' ->> 'to' = ${fit.id}`,
  ])
}

/**
 * What was done to a fitting and to what hangs below it, newest first, each field opened.
 * @throws AppError `not_found`
 */
export async function readHistory(
  tx: Transaction,
  sessionId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page> {
  const { db, actor } = tx
  const fit = await db
    .selectFrom('session')
    .select(['id', 'fitter_id', 'rider_id', 'bike_id'])
    .where('id', '=', sessionId)
    .executeTakeFirst()
  if (!fit) throw new AppError('not_found')
  const ownWork = 'id' in actor && actor.id === fit.fitter_id
  const before = cursor === undefined ? null : entryNumber(cursor)
  const rows = await db
    .selectFrom('audit_entry')
    .select(['id', 'at', 'actor', 'actor_id', 'action', 'entity', 'entity_id', 'changes'])
    .where('rider_id', '=', fit.rider_id)
    .where((is) => isOfFit(is, db, fit))
    .where((is) => is.not(isUntold(is, actor, ownWork)))
    .$if(before !== null, (page) => page.where('id', '<', before))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const key = await tx.keys.of(fit.rider_id)
  await recordReading(tx, fit, 'history.read', { entity: 'session', entityId: fit.id })
  const shown = rows.slice(0, limit)
  return {
    items: shown.map((row) => ({
      id: String(row.id),
      at: row.at.toISOString(),
      actor: actorOf(row.actor),
      own: 'id' in actor && row.actor_id === actor.id,
      action: row.action,
      entity: row.entity,
      entityId: row.entity_id,
      changes: changesOf(key, row, ownWork),
    })),
    next: rows.length > limit ? String(shown.at(-1)?.id) : null,
  }
}
