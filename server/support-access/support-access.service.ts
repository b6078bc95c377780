import { randomUUID } from 'node:crypto'
import type { Calls, Parsed } from '#contract/calls.ts'
import { SUPPORT_REASONS } from '#domain/support/support-access.ts'
import { created, recordAudit } from '../audit/audit.ts'
import { actingWithin } from '../database/acting-within.ts'
import type { Transaction } from '../database/database.ts'
import { timeCursors } from '../http/cursor.ts'
import { AppError } from '../http/problem.ts'
import { requireActor } from '../http/require-actor.ts'
import { publishFileEvent } from '../live-events/publish-event.ts'
import { sealedByInstallation } from '../vault/sealed-by-installation.ts'
import {
  type AccessRow,
  findAccess,
  findSessionAsked,
  insertAccess,
  listAccesses,
  listReadings,
  lockAccess,
  lockAccessesInForce,
  type ReadingRow,
  updateAccessEnded,
  updateAccessesToFileEnded,
} from './support-access.repository.ts'
import { queueSupportMails } from './support-mails.service.ts'

type Access = Calls['POST /api/support-accesses']['response']
type Page = Calls['GET /api/support-accesses']['response']
type Asked = Parsed['POST /api/support-accesses']['body']

const SENTENCE_PURPOSE = sealedByInstallation['support_access.sentence_sealed']

/** What an entry of a reading is called in the trail. */
export const READ_ACTIONS = { record: 'session.read', answers: 'submission.read' } as const

const reasonOf = (text: string) => SUPPORT_REASONS.find((reason) => reason === text) ?? 'technical'

/** Converts a row to the contract's response. */
export const presentAccess = ({ vault }: Transaction, row: AccessRow): Access => ({
  id: row.id,
  sessionId: row.session_id,
  reason: reasonOf(row.reason),
  sentence: vault.open(SENTENCE_PURPOSE, row.id, row.sentence_sealed),
  from: row.from_at.toISOString(),
  until: row.until_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
})

const isDuring = ({ from_at, until_at, ended_at }: AccessRow, at: Date): boolean =>
  at >= from_at && at <= (ended_at ?? until_at)

/** The readings of an access. Nobody has two accesses to a session at the same time. */
const readsOf = (access: AccessRow, readings: readonly ReadingRow[]): Page['items'][number]['reads'] =>
  readings
    .filter(
      ({ entity_id, actor_id, at }) =>
        entity_id === access.session_id && actor_id === access.support_id && isDuring(access, at),
    )
    .map(({ at, action }) => ({
      at: at.toISOString(),
      what: action === READ_ACTIONS.answers ? 'answers' : 'record',
    }))

/** A page of the accesses that the actor may see, newest first, each with what was read. */
export async function readAccesses(
  tx: Transaction,
  { cursor, limit, sessionId }: Parsed['GET /api/support-accesses']['query'],
): Promise<Page> {
  const before = cursor === undefined ? null : timeCursors.read(cursor)
  const rows = await listAccesses(tx, { sessionId, before, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const readings = await listReadings(tx, [...new Set(shown.map((row) => row.session_id))])
  const last = shown.at(-1)
  return {
    items: shown.map((row) => ({ ...presentAccess(tx, row), reads: readsOf(row, readings) })),
    next: last && rows.length > limit ? timeCursors.write([last.from_at.toISOString(), last.id]) : null,
  }
}

/** Records that an access was ended, and tells the pages of rider and fitter. The database tells those of support. */
async function recordEnd(
  tx: Transaction,
  row: Pick<AccessRow, 'id' | 'fitter_id' | 'rider_id'>,
): Promise<void> {
  await recordAudit(tx, {
    action: 'support_access.ended',
    entity: 'support_access',
    entityId: row.id,
    fitterId: row.fitter_id,
    riderId: row.rider_id,
    changes: { ended_at: { from: null, to: tx.now } },
  })
  await publishFileEvent(tx, 'supportAccess', row)
}

async function end(tx: Transaction, row: AccessRow): Promise<void> {
  tx.defer(updateAccessEnded(tx, row.id))
  await recordEnd(tx, row)
}

/** Ends every access to the sessions of a file, because the file is restricted. */
export async function endAccessesToFile(tx: Transaction, riderId: string): Promise<void> {
  const ended = await actingWithin(tx, { kind: 'system' }, () => updateAccessesToFileEnded(tx, riderId))
  for (const row of ended) await recordEnd(tx, row)
}

async function keep(tx: Transaction, row: AccessRow): Promise<void> {
  tx.defer(insertAccess(tx, row))
  const { id, fitter_id: fitterId, rider_id: riderId, reason } = row
  await recordAudit(tx, {
    action: 'support_access.opened',
    entity: 'support_access',
    entityId: id,
    fitterId,
    riderId,
    reason,
    changes: created({ session_id: row.session_id, until_at: row.until_at }),
  })
  await publishFileEvent(tx, 'supportAccess', row)
}

/**
 * Opens access to one session, in place of one that the same person still has to it, and mails the people concerned.
 * @throws AppError `not_found` for a session that does not exist or whose file was erased
 */
export async function openAccess(
  tx: Transaction,
  { sessionId, reason, sentence, minutes }: Asked,
): Promise<Access> {
  const supportId = requireActor('support', tx)
  const [whose, earlier] = await Promise.all([
    findSessionAsked(tx, sessionId),
    lockAccessesInForce(tx, sessionId),
  ])
  if (!whose) throw new AppError('not_found')
  for (const row of earlier) await end(tx, row)
  const id = randomUUID()
  const row: AccessRow = {
    id,
    support_id: supportId,
    session_id: sessionId,
    ...whose,
    reason,
    sentence_sealed: tx.vault.seal(SENTENCE_PURPOSE, id, sentence),
    from_at: tx.now,
    until_at: new Date(tx.now.getTime() + minutes * 60_000),
    ended_at: null,
  }
  await keep(tx, row)
  await queueSupportMails(tx, row)
  return presentAccess(tx, row)
}

/** The response of the original request, for a repeated request. @throws AppError `not_found` */
export async function replayAccess(tx: Transaction, id: string): Promise<Access> {
  const row = await findAccess(tx, id)
  if (!row) throw new AppError('not_found')
  return presentAccess(tx, row)
}

/** Ends an access, now. One that is over stays as it is. @throws AppError `not_found` */
export async function endAccess(tx: Transaction, id: string): Promise<void> {
  const row = await lockAccess(tx, id)
  if (row) {
    if (row.until_at > tx.now) await end(tx, row)
    return
  }
  // The rule of changing hides an access that was ended.
  if (!(await findAccess(tx, id))) throw new AppError('not_found')
}
