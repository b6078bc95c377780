import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Calls, Parsed } from '#contract/calls.ts'
import { recommendationKind } from '#contract/recommendations.ts'
import { created } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import type { Recommendation as RecommendationTable } from '../../database/schema.gen.ts'
import { AppError } from '../../http/problem.ts'
import type { HolderKey } from '../../vault/vault.ts'
import { belowFit, lockOpenFit, recordInFit, refuseFull, refuseStale, tellOfFit } from './fit.ts'
import { openedBy } from './opened-rows.ts'

type Recommendation = Calls['POST /api/sessions/:sessionId/recommendations']['response']
type NewRecommendation = Parsed['POST /api/sessions/:sessionId/recommendations']['body']
type Change = Parsed['PATCH /api/sessions/:sessionId/recommendations/:recommendationId']['body']
type Row = Selectable<RecommendationTable>

const wordsPlace = (id: string) => ({ table: 'recommendation', row: id, field: 'words' })

const present = (key: HolderKey, row: Row): Recommendation => ({
  id: row.id,
  position: row.position,
  kind: recommendationKind.parse(row.kind),
  words: key.open(wordsPlace(row.id), row.words_sealed),
  dueOn: row.due_on,
  doneAt: row.done_at?.toISOString() ?? null,
  withdrawn: row.withdrawn_at !== null,
  version: row.version,
})

const inOrder = ({ db }: Transaction) =>
  db.selectFrom('recommendation').selectAll().orderBy('position').orderBy('id')

const rowsOf = (tx: Transaction, sessionId: string) => inOrder(tx).where('session_id', '=', sessionId)

/** What is recommended in some fittings, by fitting, in order; what was taken back too. */
export async function recommendationsOf(
  tx: Transaction,
  sessionIds: readonly string[],
): Promise<Map<string, Recommendation[]>> {
  if (sessionIds.length === 0) return new Map()
  const rows = await inOrder(tx).where('session_id', 'in', sessionIds).execute()
  return openedBy(tx, rows, 'session_id', present)
}

/** What the same request recommended before. @throws AppError `not_found` */
export async function recommendedBefore(tx: Transaction, id: string): Promise<Recommendation> {
  const row = await tx.db.selectFrom('recommendation').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return present(await tx.keys.of(row.rider_id), row)
}

/** Recommends something to the rider. @throws AppError `not_found`, `session_closed`, `fit_full` */
export async function recommend(
  tx: Transaction,
  sessionId: string,
  said: NewRecommendation,
): Promise<Recommendation> {
  const fit = await lockOpenFit(tx, sessionId)
  const earlier = await rowsOf(tx, sessionId).execute()
  refuseFull(earlier)
  const key = await tx.keys.of(fit.rider_id)
  const id = randomUUID()
  const row: Row = {
    id,
    ...belowFit(fit),
    position: (earlier.at(-1)?.position ?? 0) + 1,
    kind: said.kind,
    words_sealed: key.seal(wordsPlace(id), said.words),
    due_on: said.dueOn ?? null,
    done_at: null,
    version: 1,
    created_at: tx.now,
    withdrawn_at: null,
  }
  await tx.db.insertInto('recommendation').values(row).execute()
  await recordInFit(tx, fit, {
    action: 'recommendation.created',
    entity: 'recommendation',
    entityId: id,
    changes: created({ session_id: sessionId, kind: row.kind, words: row.words_sealed, due_on: row.due_on }),
  })
  await tellOfFit(tx, fit)
  return present(key, row)
}

/**
 * Rewords a recommendation, takes it back or brings it back.
 * @throws AppError `not_found`, `stale_version`, `session_closed`
 */
export async function changeRecommendation(
  tx: Transaction,
  sessionId: string,
  id: string,
  change: Change,
): Promise<Recommendation> {
  const fit = await lockOpenFit(tx, sessionId)
  const before = await rowsOf(tx, sessionId).where('id', '=', id).executeTakeFirst()
  if (!before) throw new AppError('not_found')
  refuseStale(change.version, before.version)
  const key = await tx.keys.of(fit.rider_id)
  const withdrawnAt = change.withdrawn ? (before.withdrawn_at ?? tx.now) : null
  const after = {
    kind: change.kind ?? before.kind,
    words_sealed: change.words === undefined ? before.words_sealed : key.seal(wordsPlace(id), change.words),
    due_on: change.dueOn === undefined ? before.due_on : change.dueOn,
    withdrawn_at: change.withdrawn === undefined ? before.withdrawn_at : withdrawnAt,
    version: before.version + 1,
  }
  await tx.db.updateTable('recommendation').set(after).where('id', '=', id).execute()
  await recordInFit(tx, fit, {
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
  await tellOfFit(tx, fit)
  return present(key, { ...before, ...after })
}

/** The rider carried it out, or not yet; also after the fit was closed. @throws AppError `not_found` */
export async function carryOut(
  tx: Transaction,
  sessionId: string,
  id: string,
  done: boolean,
): Promise<Recommendation> {
  const before = await rowsOf(tx, sessionId)
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw new AppError('not_found')
  const key = await tx.keys.of(before.rider_id)
  if (done === (before.done_at !== null)) return present(key, before)
  const after = { done_at: done ? tx.now : null, version: before.version + 1 }
  await tx.db.updateTable('recommendation').set(after).where('id', '=', id).execute()
  await recordInFit(tx, before, {
    action: 'recommendation.done',
    entity: 'recommendation',
    entityId: id,
    changes: { done_at: { from: before.done_at, to: after.done_at } },
  })
  await tellOfFit(tx, before)
  return present(key, { ...before, ...after })
}
