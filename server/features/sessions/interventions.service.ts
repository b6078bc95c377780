import type { Calls, Parsed } from '#contract/calls.ts'
import type { ProblemAt } from '#contract/errors.ts'
import { isInterventionKind } from '#domain/interventions/intervention.ts'
import { isMeasurementKey } from '#domain/measurements/vocabulary.ts'
import { created } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { changedColumns, changesBetween, newRow, present, tracked } from './intervention-row.service.ts'
import { valueProblem } from './measurements.service.ts'
import {
  publishSessionChange,
  recordSessionChange,
  refuseFull,
  refuseStale,
  requireOpenSession,
} from './session-records.service.ts'
import type { SessionRow } from './sessions.repository.ts'
import {
  findIntervention,
  findInterventionOfSession,
  type InterventionRow,
  insertIntervention,
  listInterventions,
  updateIntervention,
} from './workbench.repository.ts'

type Intervention = Calls['PATCH /api/sessions/:sessionId/interventions/:interventionId']['response']
type NewIntervention = Parsed['POST /api/sessions/:sessionId/interventions']['body']
type Change = Parsed['PATCH /api/sessions/:sessionId/interventions/:interventionId']['body']

/** The interventions of a session in order, including withdrawn ones. */
export async function interventionsOf(
  tx: Transaction,
  session: Pick<SessionRow, 'id' | 'rider_id'>,
): Promise<Intervention[]> {
  const rows = await listInterventions(tx, session.id)
  if (rows.length === 0) return []
  const key = await tx.keys.of(session.rider_id)
  return rows.map((row) => present(key, row))
}

/** The response of the original request, for a repeated request. @throws AppError `not_found` */
export async function replayIntervention(tx: Transaction, id: string): Promise<Intervention> {
  const row = await findIntervention(tx, id)
  if (!row) throw new AppError('not_found')
  return present(await tx.keys.of(row.rider_id), row)
}

/**
 * Kind and measurement must be terms of the vocabulary, because these columns are not sealed.
 * @throws AppError `invalid_request`
 */
function checkNames({ kind, measurement }: Pick<NewIntervention, 'kind' | 'measurement'>): void {
  const known = { kind: isInterventionKind(kind), measurement: !measurement || isMeasurementKey(measurement) }
  const problems = Object.entries(known).flatMap(([field, is]): ProblemAt[] =>
    is ? [] : [{ path: [field], code: 'unknown_option' }],
  )
  if (problems.length > 0) throw new AppError('invalid_request', { problems })
}

type Ends = Pick<NewIntervention, 'measurement' | 'fromValue' | 'toValue' | 'confirmed'>

/**
 * Validates the values before and after like measured values.
 * @throws AppError `invalid_measurement`
 */
function checkEnds({ measurement, fromValue, toValue, confirmed }: Ends): void {
  const problems = Object.entries({ fromValue, toValue }).flatMap(([end, value]): ProblemAt[] => {
    const judged = typeof value === 'number' && measurement
    const problem = judged ? valueProblem(measurement, value, confirmed) : undefined
    return problem ? [{ path: [end], ...problem }] : []
  })
  if (problems.length > 0) throw new AppError('invalid_measurement', { problems })
}

/**
 * Adds an intervention at the end.
 * @throws AppError `not_found`, `session_closed`, `fit_full`, `invalid_measurement`
 */
export async function addIntervention(
  tx: Transaction,
  sessionId: string,
  said: NewIntervention,
): Promise<Intervention> {
  checkNames(said)
  checkEnds(said)
  const [session, earlier] = await Promise.all([
    requireOpenSession(tx, sessionId),
    listInterventions(tx, sessionId),
  ])
  refuseFull(earlier)
  const key = await tx.keys.of(session.rider_id)
  const row = newRow(tx, key, session, said, (earlier.at(-1)?.position ?? 0) + 1)
  tx.defer(insertIntervention(tx, row))
  await recordSessionChange(tx, session, {
    action: 'intervention.created',
    entity: 'intervention',
    entityId: row.id,
    changes: created({ session_id: sessionId, ...tracked(row) }),
  })
  await publishSessionChange(tx, session)
  return present(key, row)
}

/** Checks only changed values. The others were checked, and confirmed if necessary, when they were entered. */
function checkCorrection(
  before: InterventionRow,
  after: InterventionRow,
  confirmed: boolean | undefined,
): void {
  const same = after.measurement === before.measurement
  const changed = (was: number | null, is: number | null) => (same && is === was ? null : is)
  checkEnds({
    measurement: after.measurement,
    fromValue: changed(before.from_value, after.from_value),
    toValue: changed(before.to_value, after.to_value),
    confirmed,
  })
}

/**
 * Corrects an intervention, withdraws it or restores it.
 * @throws AppError `not_found`, `stale_version`, `session_closed`, `invalid_measurement`
 */
export async function correctIntervention(
  tx: Transaction,
  sessionId: string,
  id: string,
  change: Change,
): Promise<Intervention> {
  const [session, before] = await Promise.all([
    requireOpenSession(tx, sessionId),
    findInterventionOfSession(tx, sessionId, id),
  ])
  if (!before) throw new AppError('not_found')
  refuseStale(change.version, before.version)
  const key = await tx.keys.of(session.rider_id)
  const changed = changedColumns(tx, key, before, change)
  const after = { ...before, ...changed }
  checkNames(after)
  checkCorrection(before, after, change.confirmed)
  tx.defer(updateIntervention(tx, id, changed))
  await recordSessionChange(tx, session, {
    action: change.withdrawn ? 'intervention.withdrawn' : 'intervention.changed',
    entity: 'intervention',
    entityId: id,
    changes: changesBetween(before, after),
  })
  await publishSessionChange(tx, session)
  return present(key, after)
}

/**
 * Reorders the interventions. Those that are not named follow in their current order.
 * @throws AppError `not_found`, also when one of them belongs to another session; `session_closed`
 */
export async function orderInterventions(
  tx: Transaction,
  sessionId: string,
  ids: readonly string[],
): Promise<{ items: Intervention[] }> {
  const [session, rows] = await Promise.all([
    requireOpenSession(tx, sessionId),
    listInterventions(tx, sessionId),
  ])
  if (!ids.every((id) => rows.some((row) => row.id === id))) throw new AppError('not_found')
  const placeOf = (row: InterventionRow) =>
    ids.includes(row.id) ? ids.indexOf(row.id) : ids.length + row.position
  const ordered = rows.toSorted((a, b) => placeOf(a) - placeOf(b))
  for (const [index, row] of ordered.entries()) {
    const position = index + 1
    if (row.position === position) continue
    tx.defer(updateIntervention(tx, row.id, { position, version: row.version + 1 }))
    await recordSessionChange(tx, session, {
      action: 'intervention.moved',
      entity: 'intervention',
      entityId: row.id,
      changes: { position: { from: row.position, to: position } },
    })
  }
  await publishSessionChange(tx, session)
  return { items: await interventionsOf(tx, session) }
}
