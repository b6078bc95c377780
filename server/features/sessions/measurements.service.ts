import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Calls, Parsed } from '#contract/calls.ts'
import type { ProblemAt } from '#contract/errors.ts'
import { fitsReference, fitsSide } from '#domain/measurements/check.ts'
import type { Side } from '#domain/measurements/measurement.ts'
import { isMeasurementKey, measurementOf } from '#domain/measurements/vocabulary.ts'
import { created } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import type { Measurement as MeasurementTable } from '../../database/schema.gen.ts'
import { AppError } from '../../http/problem.ts'
import type { HolderKey } from '../../vault/vault.ts'
import { belowFit, type Fit, lockOpenFit, recordInFit, tellOfFit } from './fit.ts'
import { valueProblem } from './judge-value.ts'
import { openedBy } from './opened-rows.ts'

type Call = 'POST /api/sessions/:sessionId/measurements'
type Kept = Calls[Call]['response']
type Measurement = Kept['saved'][number]
type Change = Parsed[Call]['body']['changes'][number]
type Row = Selectable<MeasurementTable>

const wordsPlace = (id: string) => ({ table: 'measurement', row: id, field: 'words' })

const phaseOf = (text: string): Measurement['phase'] => (text === 'after' ? 'after' : 'before')
const sideOf = (text: string | null): Side => (text === 'left' || text === 'right' ? text : null)

function measuredValue(key: HolderKey, row: Row): number | string {
  if (row.words_sealed) return key.open(wordsPlace(row.id), row.words_sealed)
  return row.value ?? row.choice ?? ''
}

const present = (key: HolderKey, row: Row): Measurement => ({
  phase: phaseOf(row.phase),
  key: row.key,
  side: sideOf(row.side),
  value: measuredValue(key, row),
  reference: row.reference,
  method: row.method,
  version: row.version,
  measuredAt: row.measured_at.toISOString(),
})

/** All values of some fittings, by fitting. */
export async function measurementsOf(
  tx: Transaction,
  sessionIds: readonly string[],
): Promise<Map<string, Measurement[]>> {
  if (sessionIds.length === 0) return new Map()
  const rows = await tx.db
    .selectFrom('measurement')
    .selectAll()
    .where('session_id', 'in', sessionIds)
    .orderBy('key')
    .orderBy('side')
    .execute()
  return openedBy(tx, rows, 'session_id', present)
}

/** What keeps a change from being kept; impossible is refused, implausible wants to be confirmed. */
function problemOf(change: Change): Omit<ProblemAt, 'path'> | undefined {
  const { key, value } = change
  if (!isMeasurementKey(key)) return { code: 'unknown_option' }
  if (!fitsSide(key, change.side)) return { code: 'wrong_type' }
  if (value === null) return undefined
  const { references } = measurementOf(key)
  // What is measured from nothing has no reference: no words of anybody's stand there in the clear.
  if (!references && (change.reference ?? null) !== null) return { code: 'unknown_option' }
  const reference = references?.find((one) => one === change.reference)
  if (!fitsReference(key, reference ?? null)) return { code: 'required' }
  return valueProblem(key, value, change.confirmed)
}

/**
 * @throws AppError `invalid_measurement` naming each change that cannot be kept. A place is named once: a second change
 *   of it would be one of a version that nobody has seen.
 */
function judge(changes: readonly Change[]): void {
  const named = new Set<string>()
  const problems = changes.flatMap((change, index): ProblemAt[] => {
    const place = placeOf(change)
    const problem = named.has(place) ? { code: 'duplicate_item' } : problemOf(change)
    named.add(place)
    return problem ? [{ path: ['changes', index, 'value'], ...problem }] : []
  })
  if (problems.length > 0) throw new AppError('invalid_measurement', { problems })
}

/** The columns of a value: a number, one of the options, or words under the rider's key. */
function columnsOf(key: HolderKey, id: string, measured: string, value: number | string) {
  const kind = measurementOf(measured)?.kind
  const words = kind === 'text' ? key.seal(wordsPlace(id), String(value).trim()) : null
  return {
    value: typeof value === 'number' ? value : null,
    choice: kind === 'choice' ? String(value) : null,
    words_sealed: words,
  }
}

const plainOf = ({ value, choice, words_sealed }: Row) => value ?? choice ?? words_sealed

interface Work {
  tx: Transaction
  fit: Fit
  key: HolderKey
  /** What stands, by place. */
  rows: Map<string, Row>
}

const placeOf = ({ phase, key, side }: Pick<Row, 'phase' | 'key' | 'side'>) => `${phase} ${key} ${side ?? ''}`
/** Which value of the fit an entry of the trail is about. */
const aboutOf = (row: Row) =>
  created({ session_id: row.session_id, phase: row.phase, key: row.key, side: row.side })

async function add({ tx, fit }: Work, row: Row): Promise<void> {
  await tx.db.insertInto('measurement').values(row).execute()
  await recordInFit(tx, fit, {
    action: 'measurement.added',
    entity: 'measurement',
    entityId: row.id,
    changes: {
      ...aboutOf(row),
      ...created({ value: plainOf(row), reference: row.reference, method: row.method }),
    },
  })
}

async function replace({ tx, fit }: Work, before: Row, after: Row): Promise<void> {
  const { value, choice, words_sealed, reference, method, version, measured_at } = after
  await tx.db
    .updateTable('measurement')
    .set({ value, choice, words_sealed, reference, method, version, measured_at })
    .where('id', '=', before.id)
    .execute()
  await recordInFit(tx, fit, {
    action: 'measurement.changed',
    entity: 'measurement',
    entityId: before.id,
    changes: {
      ...aboutOf(before),
      value: { from: plainOf(before), to: plainOf(after) },
      ...(before.reference !== reference && { reference: { from: before.reference, to: reference } }),
      ...(before.method !== method && { method: { from: before.method, to: method } }),
    },
  })
}

async function remove({ tx, fit }: Work, row: Row): Promise<void> {
  await tx.db.deleteFrom('measurement').where('id', '=', row.id).execute()
  await recordInFit(tx, fit, {
    action: 'measurement.removed',
    entity: 'measurement',
    entityId: row.id,
    changes: { ...aboutOf(row), value: { from: plainOf(row) } },
  })
}

/** The row a change makes of what stood there. */
function rowAfter(
  { tx, fit, key }: Work,
  before: Row | undefined,
  change: Change,
  value: number | string,
): Row {
  const id = before?.id ?? randomUUID()
  return {
    id,
    ...belowFit(fit),
    phase: change.phase,
    key: change.key,
    side: change.side,
    ...columnsOf(key, id, change.key, value),
    reference: change.reference ?? null,
    method: change.method ?? null,
    version: (before?.version ?? 0) + 1,
    measured_at: tx.now,
  }
}

/** Whether a change asks for what stands already: the answer to an earlier sending was lost. */
const stands = (key: HolderKey, row: Row, change: Change): boolean =>
  measuredValue(key, row) === change.value &&
  row.reference === (change.reference ?? null) &&
  row.method === (change.method ?? null)

/** Keeps one change, unless another device changed the place meanwhile to something else. */
async function keep(work: Work, change: Change, kept: Kept): Promise<void> {
  const { phase, key, side, value } = change
  const before = work.rows.get(placeOf(change))
  if (before && value !== null && stands(work.key, before, change)) {
    kept.saved.push(present(work.key, before))
  } else if (before ? before.version !== change.version : value !== null && change.version !== 0) {
    kept.conflicts.push({ phase, key, side, present: before ? present(work.key, before) : null })
  } else if (value === null) {
    if (before) await remove(work, before)
    kept.removed.push({ phase, key, side })
  } else {
    const after = rowAfter(work, before, change, value)
    await (before ? replace(work, before, after) : add(work, after))
    kept.saved.push(present(work.key, after))
  }
}

/**
 * Keeps values of a fit. Each stands for itself: what another device changed meanwhile is told and not overwritten.
 * @throws AppError `not_found`, `session_closed`, `invalid_measurement` (then nothing is kept)
 */
export async function keepMeasurements(
  tx: Transaction,
  sessionId: string,
  changes: readonly Change[],
): Promise<Kept> {
  judge(changes)
  const fit = await lockOpenFit(tx, sessionId)
  const rows = await tx.db.selectFrom('measurement').selectAll().where('session_id', '=', sessionId).execute()
  const work = {
    tx,
    fit,
    key: await tx.keys.of(fit.rider_id),
    rows: new Map(rows.map((row) => [placeOf(row), row])),
  }
  const kept: Kept = { saved: [], removed: [], conflicts: [] }
  for (const change of changes) await keep(work, change, kept)
  await tellOfFit(tx, fit)
  return kept
}
