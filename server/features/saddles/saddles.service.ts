import { randomUUID } from 'node:crypto'
import type { Parsed } from '#contract/calls.ts'
import { MOST_SADDLES } from '#contract/saddles.ts'
import { isSameEntry, keptSaddle, type Saddle } from '#domain/measurements/saddle-library.ts'
import { type AuditEvent, created, differences, recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { publishEvent } from '../../live-events/publish-event.ts'
import type { HolderKey } from '../../vault/vault.ts'
import {
  deleteSaddle,
  findSaddle,
  insertSaddle,
  listSaddles,
  lockOwner,
  type SaddleRow,
  updateSaddle,
} from './saddles.repository.ts'

type Stored = Parsed['POST /api/saddles']['response']
type Correction = Parsed['PUT /api/saddles/:saddleId']['body']

const modelPlace = (id: string) => ({ table: 'saddle', row: id, field: 'model' })

const DIMENSIONS = ['width', 'length', 'nose_to_width_80', 'stack'] as const
const dimensionsOf = ({ width, length, noseToWidth80, stack }: Saddle) => ({
  width,
  length,
  nose_to_width_80: noseToWidth80,
  stack,
})

function present(key: HolderKey, row: SaddleRow): Stored {
  const { id, version, width, length, nose_to_width_80: noseToWidth80, stack } = row
  const model = key.open(modelPlace(id), row.model_sealed)
  return { id, version, model, width, length, noseToWidth80, stack }
}

/** Records a change, and tells the fitter's other pages. */
async function record(
  tx: Transaction,
  fitterId: string,
  event: Pick<AuditEvent, 'action' | 'entityId' | 'changes'>,
): Promise<void> {
  await recordAudit(tx, { ...event, entity: 'saddle', fitterId, accountId: fitterId })
  await publishEvent(tx, 'account', [fitterId])
}

const allOf = (key: HolderKey, rows: readonly SaddleRow[]): Stored[] => rows.map((row) => present(key, row))

/** The fitter's own saddles, oldest first. */
export async function readSaddles(tx: Transaction): Promise<{ items: Stored[] }> {
  const fitterId = requireActor('fitter', tx)
  const [rows, key] = await Promise.all([listSaddles(tx, fitterId), tx.keys.of(fitterId)])
  return { items: allOf(key, rows) }
}

/** The response of the original request, for a repeated request. @throws AppError `not_found` */
export async function replaySaddle(tx: Transaction, id: string): Promise<Stored> {
  const fitterId = requireActor('fitter', tx)
  const row = await findSaddle(tx, id, fitterId)
  if (!row) throw new AppError('not_found')
  return present(await tx.keys.of(fitterId), row)
}

/** The fitter's saddles, which no other request changes until this one is done. */
async function lockAll(tx: Transaction, fitterId: string): Promise<{ key: HolderKey; rows: SaddleRow[] }> {
  await lockOwner(tx, fitterId)
  const [rows, key] = await Promise.all([listSaddles(tx, fitterId), tx.keys.of(fitterId)])
  return { key, rows }
}

function refuseSecond(key: HolderKey, others: readonly SaddleRow[], saddle: Saddle): void {
  if (allOf(key, others).some((one) => isSameEntry(one, saddle))) throw new AppError('saddle_exists')
}

/** Adds a saddle. @throws AppError `saddles_full`, `saddle_exists` if there is one of this model and width */
export async function addSaddle(tx: Transaction, entered: Saddle): Promise<Stored> {
  const fitterId = requireActor('fitter', tx)
  const { key, rows } = await lockAll(tx, fitterId)
  if (rows.length >= MOST_SADDLES) throw new AppError('saddles_full', { params: { most: MOST_SADDLES } })
  const saddle = keptSaddle(entered)
  refuseSecond(key, rows, saddle)
  const id = randomUUID()
  const model = key.seal(modelPlace(id), saddle.model)
  const dimensions = dimensionsOf(saddle)
  const row = { id, fitter_id: fitterId, model_sealed: model, ...dimensions, version: 1, created_at: tx.now }
  tx.defer(insertSaddle(tx, row))
  await record(tx, fitterId, {
    action: 'saddle.created',
    entityId: id,
    changes: created({ model, ...dimensions }),
  })
  return { id, version: 1, ...saddle }
}

/** Corrects a saddle. @throws AppError `not_found`, `stale_version`, `saddle_exists` */
export async function correctSaddle(
  tx: Transaction,
  id: string,
  { version, ...entered }: Correction,
): Promise<Stored> {
  const fitterId = requireActor('fitter', tx)
  const { key, rows } = await lockAll(tx, fitterId)
  const row = rows.find((one) => one.id === id)
  if (!row) throw new AppError('not_found')
  if (row.version !== version) throw new AppError('stale_version', { params: { version: row.version } })
  const saddle = keptSaddle(entered)
  refuseSecond(
    key,
    rows.filter((one) => one !== row),
    saddle,
  )
  const model = key.seal(modelPlace(id), saddle.model)
  const dimensions = dimensionsOf(saddle)
  tx.defer(updateSaddle(tx, id, { model_sealed: model, ...dimensions, version: version + 1 }))
  await record(tx, fitterId, {
    action: 'saddle.changed',
    entityId: id,
    changes: { model: { from: row.model_sealed, to: model }, ...differences(row, dimensions, DIMENSIONS) },
  })
  return { id, version: version + 1, ...saddle }
}

/** Removes a saddle. @throws AppError `not_found` */
export async function removeSaddle(tx: Transaction, id: string): Promise<void> {
  const fitterId = requireActor('fitter', tx)
  await lockOwner(tx, fitterId)
  const row = await findSaddle(tx, id, fitterId)
  if (!row) throw new AppError('not_found')
  tx.defer(deleteSaddle(tx, id))
  await record(tx, fitterId, {
    action: 'saddle.deleted',
    entityId: id,
    changes: { model: { from: row.model_sealed, to: null } },
  })
}
