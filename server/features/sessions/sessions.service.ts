import { randomUUID } from 'node:crypto'
import type { Calls, Parsed } from '#contract/calls.ts'
import { type AuditEvent, created } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { notesPlace } from '../../fit-texts/sealed-places.ts'
import { planFollowUps, replanReminders, takeBackFollowUps } from '../../follow-up-plan/plan-follow-ups.ts'
import { AppError } from '../../http/problem.ts'
import { queueFitReport } from '../../messages/fit-report.ts'
import type { HolderKey } from '../../vault/vault.ts'
import { requireOwnRider } from './bikes.service.ts'
import { changedTexts, fitTextsOf, goalsWithLevel } from './fit-texts.service.ts'
import { findPrediction } from './predictions.repository.ts'
import { changePredictions, type Predictions, predictionsOf } from './predictions.service.ts'
import { goalWeightsOf, openNotes, saddleHowIn } from './read-session.service.ts'
import { findBikeOfRider, findRiderAccount } from './riders.repository.ts'
import {
  publishSessionChange,
  recordSessionChange,
  refuseStale,
  requireOpenSession,
  requireOwnSession,
} from './session-records.service.ts'
import { followUpsOf, presentFollowUp, summaryOf, todayOf } from './session-summary.service.ts'
import {
  findWaitingSession,
  insertSession,
  type NotedSession,
  type SessionRow,
  saveNotes,
  updateSession,
} from './sessions.repository.ts'

type Kept = Calls['PATCH /api/sessions/:sessionId']['response']
type Start = Parsed['POST /api/riders/:riderId/sessions']['body']
type Change = Parsed['PATCH /api/sessions/:sessionId']['body']
type Summary = Calls['POST /api/sessions/:sessionId/closing']['response']
type Completed = Calls['POST /api/sessions/:sessionId/completion']['response']

/** @throws AppError `not_found` when the bike does not belong to this rider */
async function requireBikeOfRider(tx: Transaction, riderId: string, bikeId: string): Promise<void> {
  if (!(await findBikeOfRider(tx, bikeId, riderId)))
    throw new AppError('not_found', { problems: [{ path: ['bikeId'], code: 'not_found' }] })
}

/**
 * Starts a session for a rider of the acting fitter. A second session beside one that is not fitted yet is only started
 * if `another` says so, because most such starts are meant for the session that is there.
 * @throws AppError `not_found`, `session_waiting`
 */
export async function beginSession(tx: Transaction, riderId: string, wanted: Start): Promise<{ id: string }> {
  const [rider, waiting] = await Promise.all([requireOwnRider(tx, riderId), findWaitingSession(tx, riderId)])
  if (waiting && !wanted.another) throw new AppError('session_waiting')
  const bikeId = wanted.bikeId ?? null
  if (bikeId) await requireBikeOfRider(tx, riderId, bikeId)
  const id = randomUUID()
  const file = { fitter_id: rider.fitter_id, rider_id: riderId }
  tx.defer(insertSession(tx, { id, ...file, bike_id: bikeId, created_at: tx.now }))
  await recordSessionChange(tx, file, {
    action: 'session.created',
    entity: 'session',
    entityId: id,
    changes: created({ created_at: tx.now, bike_id: bikeId }),
  })
  await publishSessionChange(tx, file)
  return { id }
}

const keptOf = (key: HolderKey, session: NotedSession, predictions: Predictions): Kept => ({
  version: session.version,
  bikeId: session.bike_id,
  notes: openNotes(key, session),
  goalWeights: goalWeightsOf(session),
  saddleHow: saddleHowIn(session),
  ...fitTextsOf(key, session, true),
  predictions,
})

type Changeable = Pick<NotedSession, 'bike_id' | 'notes_sealed' | 'saddle_reference' | 'saddle_method'> & {
  goal_weights: string
}

/** What the trail says of a change. */
function changesOf(
  change: Change,
  session: NotedSession,
  after: Changeable,
): NonNullable<AuditEvent['changes']> {
  const changed = <Column extends 'bike_id' | 'saddle_reference' | 'saddle_method'>(column: Column) =>
    after[column] === session[column] ? {} : { [column]: { from: session[column], to: after[column] } }
  return {
    ...changed('bike_id'),
    ...changed('saddle_reference'),
    ...changed('saddle_method'),
    ...(change.notes !== undefined && { notes: { from: session.notes_sealed, to: after.notes_sealed } }),
    ...(change.goalWeights && {
      goal_weights: { from: JSON.stringify(session.goal_weights), to: after.goal_weights },
    }),
  }
}

/**
 * Changes the bike, how its saddle is measured, the notes, the weights of the goals, the predictions or the texts for
 * the rider.
 * @throws AppError `not_found`, `stale_version`, `session_closed`, `predictions_locked`
 */
export async function changeSession(tx: Transaction, id: string, change: Change): Promise<Kept> {
  const [session, predicted] = await Promise.all([requireOpenSession(tx, id), findPrediction(tx, id)])
  refuseStale(change.version, session.version)
  if (change.bikeId) await requireBikeOfRider(tx, session.rider_id, change.bikeId)
  const key = await tx.keys.of(session.rider_id)
  const texts = changedTexts(key, session, change)
  const notes = change.notes === undefined ? null : key.seal(notesPlace(id), change.notes)
  const after = {
    bike_id: change.bikeId === undefined ? session.bike_id : change.bikeId,
    goal_weights: JSON.stringify(change.goalWeights ?? goalWeightsOf(session)),
    saddle_reference: change.saddleHow?.reference ?? session.saddle_reference,
    saddle_method: change.saddleHow?.method ?? session.saddle_method,
    ...texts.columns,
    version: session.version + 1,
  }
  const noted = { ...after, notes_sealed: notes ?? session.notes_sealed }
  tx.defer(updateSession(tx, id, after))
  if (notes) tx.defer(saveNotes(tx, session, notes))
  await recordSessionChange(tx, session, {
    action: 'session.changed',
    entity: 'session',
    entityId: id,
    changes: { ...changesOf(change, session, noted), ...texts.changes },
  })
  const predictions = change.predictions
    ? await changePredictions(tx, session, predicted, change.predictions)
    : predictionsOf(predicted)
  await publishSessionChange(tx, session)
  const stored = { ...session, ...noted, goal_weights: change.goalWeights ?? session.goal_weights }
  return keptOf(key, stored, predictions)
}

type Moment = 'fitted_at' | 'closed_at' | 'cancelled_at'

/** Sets or clears one of the dates that determine the status. Does nothing if it already has that state. */
async function setMoment(
  tx: Transaction,
  session: SessionRow,
  moment: Moment,
  holds: boolean,
  action: string,
  more: Partial<Pick<SessionRow, 'agreed_goals'>> = {},
): Promise<SessionRow> {
  if (holds === (session[moment] !== null)) return session
  const to = holds ? tx.now : null
  tx.defer(updateSession(tx, session.id, { [moment]: to, ...more }))
  await recordSessionChange(tx, session, {
    action,
    entity: 'session',
    entityId: session.id,
    changes: { [moment]: { from: session[moment], to } },
  })
  await publishSessionChange(tx, session)
  return { ...session, [moment]: to }
}

async function presentCompletion(tx: Transaction, session: SessionRow): Promise<Completed> {
  const rider = await findRiderAccount(tx, session.rider_id)
  const today = todayOf(tx, rider?.time_zone ?? null)
  const followUps = await followUpsOf(tx, [session.id])
  return {
    ...summaryOf(tx, session, followUps, today),
    followUps: followUps.map((followUp) => presentFollowUp(followUp, today)),
  }
}

/**
 * Cancels a session that has not taken place, or undoes the cancellation.
 * @throws AppError `not_found`, `already_fitted`
 */
export async function cancelSession(tx: Transaction, id: string, cancelled: boolean): Promise<Summary> {
  const session = await requireOwnSession(tx, id)
  if (cancelled && session.fitted_at) throw new AppError('already_fitted')
  const action = cancelled ? 'session.cancelled' : 'session.uncancelled'
  return presentCompletion(tx, await setMoment(tx, session, 'cancelled_at', cancelled, action))
}

/**
 * Completes the session: plans the follow-ups by the fitter's protocol, mails the report to the rider, and records which
 * goals have an agreed level. Or undoes the completion, and removes the planned follow-ups.
 * @throws AppError `not_found`, `session_closed`, `already_answered` when one of its follow-ups was answered
 */
export async function completeSession(tx: Transaction, id: string, fitted: boolean): Promise<Completed> {
  const session = await requireOpenSession(tx, id)
  if (fitted === (session.fitted_at !== null)) return presentCompletion(tx, session)
  if (!fitted) await takeBackFollowUps(tx, session)
  const action = fitted ? 'session.fitted' : 'session.unfitted'
  const agreed_goals = fitted ? goalsWithLevel(await tx.keys.of(session.rider_id), session) : []
  const after = await setMoment(tx, session, 'fitted_at', fitted, action, { agreed_goals })
  if (fitted) {
    await planFollowUps(tx, after)
    await queueFitReport(tx, after)
  }
  return presentCompletion(tx, after)
}

/**
 * Closes a session, which ends reminders and changes. Or reopens it, which plans the remaining reminders again.
 * @throws AppError `not_found`, `not_fitted`
 */
export async function closeSession(tx: Transaction, id: string, closed: boolean): Promise<Summary> {
  const session = await requireOwnSession(tx, id)
  if (closed && !session.fitted_at) throw new AppError('not_fitted')
  const action = closed ? 'session.closed' : 'session.reopened'
  const after = await setMoment(tx, session, 'closed_at', closed, action)
  await replanReminders(tx, { sessionId: id })
  return presentCompletion(tx, after)
}
