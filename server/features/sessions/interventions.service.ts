import type { Calls, Parsed } from '#contract/calls.ts'
import type { ProblemAt } from '#contract/errors.ts'
import { isInterventionKind } from '#domain/interventions/intervention.ts'
import { isMeasurementKey } from '#domain/measurements/vocabulary.ts'
import { created } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { type Fit, lockOpenFit, recordInFit, refuseFull, refuseStale, tellOfFit } from './fit.ts'
import { changedColumns, changesBetween, newRow, present, type Row, tracked } from './intervention-row.ts'
import { valueProblem } from './judge-value.ts'

type Intervention = Calls['PATCH /api/sessions/:sessionId/interventions/:interventionId']['response']
type NewIntervention = Parsed['POST /api/sessions/:sessionId/interventions']['body']
type Change = Parsed['PATCH /api/sessions/:sessionId/interventions/:interventionId']['body']

const rowsOf = ({ db }: Transaction, sessionId: string) =>
  db
    .selectFrom('intervention')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('position')
    .orderBy('id')

/** What was changed in a fit, in the order it was made; what was taken back too. */
export async function interventionsOf(
  tx: Transaction,
  fit: Pick<Fit, 'id' | 'rider_id'>,
): Promise<Intervention[]> {
  const rows = await rowsOf(tx, fit.id).execute()
  if (rows.length === 0) return []
  const key = await tx.keys.of(fit.rider_id)
  return rows.map((row) => present(key, row))
}

/** What the same request logged before. @throws AppError `not_found` */
export async function loggedBefore(tx: Transaction, id: string): Promise<Intervention> {
  const row = await tx.db.selectFrom('intervention').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return present(await tx.keys.of(row.rider_id), row)
}

/**
 * Kind and measurement are words of the vocabulary: they are not sealed, as words of the fitter's own are.
 * @throws AppError `invalid_request`
 */
function judgeNames({ kind, measurement }: Pick<NewIntervention, 'kind' | 'measurement'>): void {
  const known = { kind: isInterventionKind(kind), measurement: !measurement || isMeasurementKey(measurement) }
  const problems = Object.entries(known).flatMap(([field, is]): ProblemAt[] =>
    is ? [] : [{ path: [field], code: 'unknown_option' }],
  )
  if (problems.length > 0) throw new AppError('invalid_request', { problems })
}

type Ends = Pick<NewIntervention, 'measurement' | 'fromValue' | 'toValue' | 'confirmed'>

/**
 * From and to are judged as the measurement itself would be.
 * @throws AppError `invalid_measurement`
 */
function judgeEnds({ measurement, fromValue, toValue, confirmed }: Ends): void {
  const problems = Object.entries({ fromValue, toValue }).flatMap(([end, value]): ProblemAt[] => {
    const judged = typeof value === 'number' && measurement
    const problem = judged ? valueProblem(measurement, value, confirmed) : undefined
    return problem ? [{ path: [end], ...problem }] : []
  })
  if (problems.length > 0) throw new AppError('invalid_measurement', { problems })
}

/**
 * Logs a change the fitter made, after those logged before.
 * @throws AppError `not_found`, `session_closed`, `fit_full`, `invalid_measurement`
 */
export async function logIntervention(
  tx: Transaction,
  sessionId: string,
  said: NewIntervention,
): Promise<Intervention> {
  judgeNames(said)
  judgeEnds(said)
  const fit = await lockOpenFit(tx, sessionId)
  const earlier = await rowsOf(tx, sessionId).execute()
  refuseFull(earlier)
  const key = await tx.keys.of(fit.rider_id)
  const row = newRow(tx, key, fit, said, (earlier.at(-1)?.position ?? 0) + 1)
  await tx.db.insertInto('intervention').values(row).execute()
  await recordInFit(tx, fit, {
    action: 'intervention.created',
    entity: 'intervention',
    entityId: row.id,
    changes: created({ session_id: sessionId, ...tracked(row) }),
  })
  await tellOfFit(tx, fit)
  return present(key, row)
}

/** An end that stays as it is of the same measurement was judged when it was said. */
function judgeCorrection(before: Row, after: Row, confirmed: boolean | undefined): void {
  const same = after.measurement === before.measurement
  const changed = (was: number | null, is: number | null) => (same && is === was ? null : is)
  judgeEnds({
    measurement: after.measurement,
    fromValue: changed(before.from_value, after.from_value),
    toValue: changed(before.to_value, after.to_value),
    confirmed,
  })
}

/**
 * Corrects a logged change, takes it back or brings it back; the trail keeps what it was.
 * @throws AppError `not_found`, `stale_version`, `session_closed`, `invalid_measurement`
 */
export async function correctIntervention(
  tx: Transaction,
  sessionId: string,
  id: string,
  change: Change,
): Promise<Intervention> {
  const fit = await lockOpenFit(tx, sessionId)
  const before = await rowsOf(tx, sessionId).where('id', '=', id).executeTakeFirst()
  if (!before) throw new AppError('not_found')
  refuseStale(change.version, before.version)
  const key = await tx.keys.of(fit.rider_id)
  const changed = changedColumns(tx, key, before, change)
  const after = { ...before, ...changed }
  judgeNames(after)
  judgeCorrection(before, after, change.confirmed)
  await tx.db.updateTable('intervention').set(changed).where('id', '=', id).execute()
  await recordInFit(tx, fit, {
    action: change.withdrawn ? 'intervention.withdrawn' : 'intervention.changed',
    entity: 'intervention',
    entityId: id,
    changes: changesBetween(before, after),
  })
  await tellOfFit(tx, fit)
  return present(key, after)
}

/**
 * Puts the logged changes into the order in which they were made. Those not named keep their places behind.
 * @throws AppError `not_found`, also when one of them is no change of this fit; `session_closed`
 */
export async function orderInterventions(
  tx: Transaction,
  sessionId: string,
  ids: readonly string[],
): Promise<{ items: Intervention[] }> {
  const fit = await lockOpenFit(tx, sessionId)
  const rows = await rowsOf(tx, sessionId).execute()
  if (!ids.every((id) => rows.some((row) => row.id === id))) throw new AppError('not_found')
  const placeOf = (row: Row) => (ids.includes(row.id) ? ids.indexOf(row.id) : ids.length + row.position)
  const ordered = rows.toSorted((a, b) => placeOf(a) - placeOf(b))
  for (const [index, row] of ordered.entries()) {
    const position = index + 1
    if (row.position === position) continue
    await tx.db
      .updateTable('intervention')
      .set({ position, version: row.version + 1 })
      .where('id', '=', row.id)
      .execute()
    await recordInFit(tx, fit, {
      action: 'intervention.moved',
      entity: 'intervention',
      entityId: row.id,
      changes: { position: { from: row.position, to: position } },
    })
  }
  await tellOfFit(tx, fit)
  return { items: await interventionsOf(tx, fit) }
}
