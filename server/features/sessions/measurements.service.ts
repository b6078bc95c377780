import { randomUUID } from 'node:crypto'
import type { Calls, Parsed } from '#contract/calls.ts'
import type { ProblemAt } from '#contract/errors.ts'
import { checkMeasurement, fitsReference, fitsSide, type MeasuredValue } from '#domain/measurements/check.ts'
import { type ReferencePoint, referenceNamed, type Side } from '#domain/measurements/measurement.ts'
import { isMeasurementKey, measurementOf } from '#domain/measurements/vocabulary.ts'
import { created } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import type { HolderKey } from '../../vault/vault.ts'
import {
  openRowsBy,
  publishSessionChange,
  recordSessionChange,
  requireOpenSession,
  sessionColumns,
} from './session-records.service.ts'
import type { SessionRow } from './sessions.repository.ts'
import {
  deleteMeasurement,
  insertMeasurement,
  listMeasurements,
  type MeasurementRow,
  updateMeasurement,
} from './workbench.repository.ts'

type Call = 'POST /api/sessions/:sessionId/measurements'
type Kept = Calls[Call]['response']
type Measurement = Kept['saved'][number]
type Change = Parsed[Call]['body']['changes'][number]

const wordsPlace = (id: string) => ({ table: 'measurement', row: id, field: 'words' })

const phaseOf = (text: string): Measurement['phase'] => (text === 'after' ? 'after' : 'before')
const sideOf = (text: string | null): Side => (text === 'left' || text === 'right' ? text : null)

function measuredValue(key: HolderKey, row: MeasurementRow): number | string {
  if (row.words_sealed) return key.open(wordsPlace(row.id), row.words_sealed)
  return row.value ?? row.choice ?? ''
}

export const presentMeasurement = (key: HolderKey, row: MeasurementRow): Measurement => ({
  phase: phaseOf(row.phase),
  key: row.key,
  side: sideOf(row.side),
  value: measuredValue(key, row),
  reference: row.reference,
  method: row.method,
  version: row.version,
  measuredAt: row.measured_at.toISOString(),
})

/** The measurements of some sessions, by session. */
export async function measurementsOf(
  tx: Transaction,
  sessionIds: readonly string[],
): Promise<Map<string, Measurement[]>> {
  if (sessionIds.length === 0) return new Map()
  const rows = await listMeasurements(tx, sessionIds)
  return openRowsBy(tx, rows, 'session_id', presentMeasurement)
}

/** Why a value cannot be saved: an impossible value is refused, an implausible one needs confirmation. */
export function valueProblem(
  key: string,
  value: MeasuredValue,
  confirmed = false,
  reference: ReferencePoint | null = null,
): Omit<ProblemAt, 'path'> | undefined {
  if (!isMeasurementKey(key)) return { code: 'unknown_option' }
  const judged = checkMeasurement(key, value, reference)
  if (judged.verdict === 'impossible') return { code: judged.code, params: { ...judged.params } }
  return judged.verdict === 'implausible' && !confirmed
    ? { code: 'implausible', params: judged.params }
    : undefined
}

/** Why a change cannot be saved. */
function problemOf(change: Change): Omit<ProblemAt, 'path'> | undefined {
  const { key, value } = change
  if (!isMeasurementKey(key)) return { code: 'unknown_option' }
  if (!fitsSide(key, change.side)) return { code: 'wrong_type' }
  if (value === null) return undefined
  const { references } = measurementOf(key)
  // The reference column is not sealed, so it only accepts terms of the vocabulary.
  if (!references && (change.reference ?? null) !== null) return { code: 'unknown_option' }
  const reference = referenceNamed(measurementOf(key), change.reference)
  if (!fitsReference(key, reference)) return { code: 'required' }
  return valueProblem(key, value, change.confirmed, reference)
}

/**
 * @throws AppError `invalid_measurement` with each change that cannot be saved. A request may change a place only once,
 * because a second change would be based on a version that no device has seen.
 */
function checkChanges(changes: readonly Change[]): void {
  const named = new Set<string>()
  const problems = changes.flatMap((change, index): ProblemAt[] => {
    const place = placeOf(change)
    const problem = named.has(place) ? { code: 'duplicate_item' } : problemOf(change)
    named.add(place)
    return problem ? [{ path: ['changes', index, 'value'], ...problem }] : []
  })
  if (problems.length > 0) throw new AppError('invalid_measurement', { problems })
}

/** The value's column: a number, an option, or text sealed under the rider's key. */
function columnsOf(key: HolderKey, id: string, measured: string, value: number | string) {
  const kind = measurementOf(measured)?.kind
  const words = kind === 'text' ? key.seal(wordsPlace(id), String(value).trim()) : null
  return {
    value: typeof value === 'number' ? value : null,
    choice: kind === 'choice' ? String(value) : null,
    words_sealed: words,
  }
}

const plainOf = ({ value, choice, words_sealed }: MeasurementRow) => value ?? choice ?? words_sealed

interface Saving {
  tx: Transaction
  session: SessionRow
  key: HolderKey
  /** The current rows by place. */
  rows: Map<string, MeasurementRow>
}

const placeOf = ({ phase, key, side }: Pick<MeasurementRow, 'phase' | 'key' | 'side'>) =>
  `${phase} ${key} ${side ?? ''}`
/** The fields that identify the value in an audit entry. */
const aboutOf = (row: MeasurementRow) =>
  created({ session_id: row.session_id, phase: row.phase, key: row.key, side: row.side })

async function add({ tx, session }: Saving, row: MeasurementRow): Promise<void> {
  tx.defer(insertMeasurement(tx, row))
  await recordSessionChange(tx, session, {
    action: 'measurement.added',
    entity: 'measurement',
    entityId: row.id,
    changes: {
      ...aboutOf(row),
      ...created({ value: plainOf(row), reference: row.reference, method: row.method }),
    },
  })
}

async function replace(
  { tx, session }: Saving,
  before: MeasurementRow,
  after: MeasurementRow,
): Promise<void> {
  const { value, choice, words_sealed, reference, method, version, measured_at } = after
  tx.defer(
    updateMeasurement(tx, before.id, {
      value,
      choice,
      words_sealed,
      reference,
      method,
      version,
      measured_at,
    }),
  )
  await recordSessionChange(tx, session, {
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

async function remove({ tx, session }: Saving, row: MeasurementRow): Promise<void> {
  tx.defer(deleteMeasurement(tx, row.id))
  await recordSessionChange(tx, session, {
    action: 'measurement.removed',
    entity: 'measurement',
    entityId: row.id,
    changes: { ...aboutOf(row), value: { from: plainOf(row) } },
  })
}

/** The row after a change. */
function rowAfter(
  { tx, session, key }: Saving,
  before: MeasurementRow | undefined,
  change: Change,
  value: number | string,
): MeasurementRow {
  const id = before?.id ?? randomUUID()
  return {
    id,
    ...sessionColumns(session),
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

/** Whether the change is already saved, because the response to an earlier request was lost. */
const isSaved = (key: HolderKey, row: MeasurementRow, change: Change): boolean =>
  measuredValue(key, row) === change.value &&
  row.reference === (change.reference ?? null) &&
  row.method === (change.method ?? null)

/** Saves one change, unless another device has changed the same place in the meantime. */
async function save(saving: Saving, change: Change, kept: Kept): Promise<void> {
  const { phase, key, side, value } = change
  const before = saving.rows.get(placeOf(change))
  if (before && value !== null && isSaved(saving.key, before, change)) {
    kept.saved.push(presentMeasurement(saving.key, before))
  } else if (before ? before.version !== change.version : value !== null && change.version !== 0) {
    kept.conflicts.push({ phase, key, side, present: before ? presentMeasurement(saving.key, before) : null })
  } else if (value === null) {
    if (before) await remove(saving, before)
    kept.removed.push({ phase, key, side })
  } else {
    const after = rowAfter(saving, before, change, value)
    await (before ? replace(saving, before, after) : add(saving, after))
    kept.saved.push(presentMeasurement(saving.key, after))
  }
}

/**
 * Saves measurements of a session, each on its own. One that another device has changed in the meantime is returned as
 * a conflict.
 * @throws AppError `not_found`, `session_closed`, `invalid_measurement` (then nothing is saved)
 */
export async function saveMeasurements(
  tx: Transaction,
  sessionId: string,
  changes: readonly Change[],
): Promise<Kept> {
  checkChanges(changes)
  const [session, rows] = await Promise.all([
    requireOpenSession(tx, sessionId),
    listMeasurements(tx, [sessionId]),
  ])
  const saving = {
    tx,
    session,
    key: await tx.keys.of(session.rider_id),
    rows: new Map(rows.map((row) => [placeOf(row), row])),
  }
  const kept: Kept = { saved: [], removed: [], conflicts: [] }
  for (const change of changes) await save(saving, change, kept)
  await publishSessionChange(tx, session)
  return kept
}
