import { randomUUID } from 'node:crypto'
import type { Calls, Parsed } from '#contract/calls.ts'
import { recommendationKind } from '#contract/recommendations.ts'
import { created } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { adviceWordsPlace } from '../../fit-texts/sealed-places.ts'
import { AppError } from '../../http/problem.ts'
import type { HolderKey } from '../../vault/vault.ts'
import {
  openRowsBy,
  publishSessionChange,
  recordSessionChange,
  refuseFull,
  refuseStale,
  requireOpenSession,
  sessionColumns,
} from './session-records.service.ts'
import {
  findRecommendation,
  findRecommendationOfSession,
  insertRecommendation,
  listRecommendations,
  lockRecommendation,
  type RecommendationRow,
  updateRecommendation,
} from './workbench.repository.ts'

type Recommendation = Calls['POST /api/sessions/:sessionId/recommendations']['response']
type NewRecommendation = Parsed['POST /api/sessions/:sessionId/recommendations']['body']
type Change = Parsed['PATCH /api/sessions/:sessionId/recommendations/:recommendationId']['body']

export const presentRecommendation = (key: HolderKey, row: RecommendationRow): Recommendation => ({
  id: row.id,
  position: row.position,
  kind: recommendationKind.parse(row.kind),
  words: key.open(adviceWordsPlace(row.id), row.words_sealed),
  dueOn: row.due_on,
  doneAt: row.done_at?.toISOString() ?? null,
  withdrawn: row.withdrawn_at !== null,
  version: row.version,
})

/** The recommendations of some sessions by session, in order, including withdrawn ones. */
export async function recommendationsOf(
  tx: Transaction,
  sessionIds: readonly string[],
): Promise<Map<string, Recommendation[]>> {
  if (sessionIds.length === 0) return new Map()
  const rows = await listRecommendations(tx, sessionIds)
  return openRowsBy(tx, rows, 'session_id', presentRecommendation)
}

/** The response of the original request, for a repeated request. @throws AppError `not_found` */
export async function replayRecommendation(tx: Transaction, id: string): Promise<Recommendation> {
  const row = await findRecommendation(tx, id)
  if (!row) throw new AppError('not_found')
  return presentRecommendation(await tx.keys.of(row.rider_id), row)
}

/** Adds a recommendation at the end. @throws AppError `not_found`, `session_closed`, `fit_full` */
export async function addRecommendation(
  tx: Transaction,
  sessionId: string,
  said: NewRecommendation,
): Promise<Recommendation> {
  const [session, earlier] = await Promise.all([
    requireOpenSession(tx, sessionId),
    listRecommendations(tx, [sessionId]),
  ])
  refuseFull(earlier)
  const key = await tx.keys.of(session.rider_id)
  const id = randomUUID()
  const row: RecommendationRow = {
    id,
    ...sessionColumns(session),
    position: (earlier.at(-1)?.position ?? 0) + 1,
    kind: said.kind,
    words_sealed: key.seal(adviceWordsPlace(id), said.words),
    due_on: said.dueOn ?? null,
    done_at: null,
    version: 1,
    created_at: tx.now,
    withdrawn_at: null,
  }
  tx.defer(insertRecommendation(tx, row))
  await recordSessionChange(tx, session, {
    action: 'recommendation.created',
    entity: 'recommendation',
    entityId: id,
    changes: created({ session_id: sessionId, kind: row.kind, words: row.words_sealed, due_on: row.due_on }),
  })
  await publishSessionChange(tx, session)
  return presentRecommendation(key, row)
}

/**
 * Changes a recommendation, withdraws it or restores it.
 * @throws AppError `not_found`, `stale_version`, `session_closed`
 */
export async function changeRecommendation(
  tx: Transaction,
  sessionId: string,
  id: string,
  change: Change,
): Promise<Recommendation> {
  const [session, before] = await Promise.all([
    requireOpenSession(tx, sessionId),
    findRecommendationOfSession(tx, sessionId, id),
  ])
  if (!before) throw new AppError('not_found')
  refuseStale(change.version, before.version)
  const key = await tx.keys.of(session.rider_id)
  const withdrawnAt = change.withdrawn ? (before.withdrawn_at ?? tx.now) : null
  const after = {
    kind: change.kind ?? before.kind,
    words_sealed:
      change.words === undefined ? before.words_sealed : key.seal(adviceWordsPlace(id), change.words),
    due_on: change.dueOn === undefined ? before.due_on : change.dueOn,
    withdrawn_at: change.withdrawn === undefined ? before.withdrawn_at : withdrawnAt,
    version: before.version + 1,
  }
  tx.defer(updateRecommendation(tx, id, after))
  await recordSessionChange(tx, session, {
    action: change.withdrawn ? 'recommendation.withdrawn' : 'recommendation.changed',
    entity: 'recommendation',
    entityId: id,
    changes: {
      ...(after.kind !== before.kind && { kind: { from: before.kind, to: after.kind } }),
      ...(change.words !== undefined && { words: { from: before.words_sealed, to: after.words_sealed } }),
      ...(after.due_on !== before.due_on && { due_on: { from: before.due_on, to: after.due_on } }),
      ...(change.withdrawn !== undefined && {
        withdrawn_at: { from: before.withdrawn_at, to: after.withdrawn_at },
      }),
    },
  })
  await publishSessionChange(tx, session)
  return presentRecommendation(key, { ...before, ...after })
}

/** Marks whether the rider has carried out a recommendation; also in a closed session. @throws AppError `not_found` */
export async function markRecommendationDone(
  tx: Transaction,
  sessionId: string,
  id: string,
  done: boolean,
): Promise<Recommendation> {
  const before = await lockRecommendation(tx, sessionId, id)
  if (!before) throw new AppError('not_found')
  const key = await tx.keys.of(before.rider_id)
  if (done === (before.done_at !== null)) return presentRecommendation(key, before)
  const after = { done_at: done ? tx.now : null, version: before.version + 1 }
  tx.defer(updateRecommendation(tx, id, after))
  await recordSessionChange(tx, before, {
    action: 'recommendation.done',
    entity: 'recommendation',
    entityId: id,
    changes: { done_at: { from: before.done_at, to: after.done_at } },
  })
  await publishSessionChange(tx, before)
  return presentRecommendation(key, { ...before, ...after })
}
