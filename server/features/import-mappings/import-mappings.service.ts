import { randomUUID } from 'node:crypto'
import type { Parsed } from '#contract/calls.ts'
import { keptMapping, MOST_MAPPINGS } from '#contract/import-mappings.ts'
import { type AuditEvent, created, recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { publishEvent } from '../../live-events/publish-event.ts'
import type { HolderKey } from '../../vault/vault.ts'
import {
  countMappings,
  deleteMapping,
  findMapping,
  insertMapping,
  listMappings,
  lockMapping,
  lockOwner,
  type MappingRow,
  updateMapping,
} from './import-mappings.repository.ts'

type Stored = Parsed['POST /api/import-mappings']['response']
type NewMapping = Parsed['POST /api/import-mappings']['body']
type Change = Parsed['PUT /api/import-mappings/:mappingId']['body']

const contentPlace = (id: string) => ({ table: 'import_mapping', row: id, field: 'content' })

/** Name, labels and titles are a person's texts, so all is sealed as one document. */
const seal = (key: HolderKey, id: string, { name, mapping }: NewMapping): Buffer =>
  key.seal(contentPlace(id), JSON.stringify({ name, mapping }))

const present = (key: HolderKey, { id, version, content_sealed }: MappingRow): Stored => ({
  id,
  version,
  ...keptMapping.parse(JSON.parse(key.open(contentPlace(id), content_sealed))),
})

/** Records a change, and tells the fitter's other pages. */
async function record(
  tx: Transaction,
  fitterId: string,
  event: Pick<AuditEvent, 'action' | 'entityId' | 'changes'>,
): Promise<void> {
  await recordAudit(tx, { ...event, entity: 'import_mapping', fitterId, accountId: fitterId })
  await publishEvent(tx, 'account', [fitterId])
}

/** The fitter's own mappings, oldest first. */
export async function readMappings(tx: Transaction): Promise<{ items: Stored[] }> {
  const fitterId = requireActor('fitter', tx)
  const [rows, key] = await Promise.all([listMappings(tx, fitterId), tx.keys.of(fitterId)])
  return { items: rows.map((row) => present(key, row)) }
}

/** The response of the original request, for a repeated request. @throws AppError `not_found` */
export async function replayMapping(tx: Transaction, id: string): Promise<Stored> {
  const fitterId = requireActor('fitter', tx)
  const row = await findMapping(tx, id, fitterId)
  if (!row) throw new AppError('not_found')
  return present(await tx.keys.of(fitterId), row)
}

/** Keeps a mapping. @throws AppError `import_mappings_full` */
export async function addMapping(tx: Transaction, mapping: NewMapping): Promise<Stored> {
  const fitterId = requireActor('fitter', tx)
  await lockOwner(tx, fitterId)
  if ((await countMappings(tx, fitterId)) >= MOST_MAPPINGS)
    throw new AppError('import_mappings_full', { params: { most: MOST_MAPPINGS } })
  const key = await tx.keys.of(fitterId)
  const id = randomUUID()
  const content = seal(key, id, mapping)
  const row = { id, fitter_id: fitterId, content_sealed: content, version: 1, created_at: tx.now }
  tx.defer(insertMapping(tx, row))
  await record(tx, fitterId, {
    action: 'import_mapping.created',
    entityId: id,
    changes: created({ content }),
  })
  return { id, version: 1, ...mapping }
}

/** @throws AppError `not_found`, also for another fitter's mapping */
async function lockOwnMapping(tx: Transaction, id: string): Promise<MappingRow> {
  const row = await lockMapping(tx, id, requireActor('fitter', tx))
  if (!row) throw new AppError('not_found')
  return row
}

/** Replaces a mapping and its name. @throws AppError `not_found`, `stale_version` */
export async function changeMapping(tx: Transaction, id: string, change: Change): Promise<Stored> {
  const row = await lockOwnMapping(tx, id)
  const { version, ...mapping } = change
  if (row.version !== version) throw new AppError('stale_version', { params: { version: row.version } })
  const content = seal(await tx.keys.of(row.fitter_id), id, mapping)
  tx.defer(updateMapping(tx, id, { content_sealed: content, version: version + 1 }))
  await record(tx, row.fitter_id, {
    action: 'import_mapping.changed',
    entityId: id,
    changes: { content: { from: row.content_sealed, to: content } },
  })
  return { id, version: version + 1, ...mapping }
}

/** Deletes a mapping. @throws AppError `not_found` */
export async function removeMapping(tx: Transaction, id: string): Promise<void> {
  const row = await lockOwnMapping(tx, id)
  tx.defer(deleteMapping(tx, id))
  await record(tx, row.fitter_id, {
    action: 'import_mapping.deleted',
    entityId: id,
    changes: { content: { from: row.content_sealed, to: null } },
  })
}
