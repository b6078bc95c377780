import { randomUUID } from 'node:crypto'
import type { Calls, Parsed } from '#contract/calls.ts'
import { created } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { planFollowUps, replanReminders, takeBackFollowUps } from '../../follow-up-plan/plan-follow-ups.ts'
import { AppError } from '../../http/problem.ts'
import { queueFitReport } from '../../messages/fit-report.ts'
import { ownRider } from './bikes.service.ts'
import { type Fit, lockFit, lockOpenFit, recordInFit, refuseStale, tellOfFit } from './fit.ts'
import { followUpsOf, presentFollowUp, summaryOf, todayOf } from './follow-up-states.ts'
import { goalWeightsOf, notesPlace, openNotes } from './read-session.service.ts'

type Kept = Calls['PATCH /api/sessions/:sessionId']['response']
type Change = Parsed['PATCH /api/sessions/:sessionId']['body']
type Summary = Calls['POST /api/sessions/:sessionId/closing']['response']
type Completed = Calls['POST /api/sessions/:sessionId/completion']['response']

/** @throws AppError `not_found` when the bike is none of this rider's */
async function refuseStrangeBike({ db }: Transaction, riderId: string, bikeId: string): Promise<void> {
  const bike = await db
    .selectFrom('bike')
    .select('id')
    .where('id', '=', bikeId)
    .where('rider_id', '=', riderId)
    .executeTakeFirst()
  if (!bike) throw new AppError('not_found', { problems: [{ path: ['bikeId'], code: 'not_found' }] })
}

/** A new fitting of a rider who is known. @throws AppError `not_found` */
export async function beginSession(
  tx: Transaction,
  riderId: string,
  bikeId: string | null,
): Promise<{ id: string }> {
  const rider = await ownRider(tx, riderId)
  if (bikeId) await refuseStrangeBike(tx, riderId, bikeId)
  const id = randomUUID()
  const file = { fitter_id: rider.fitter_id, rider_id: riderId }
  await tx.db
    .insertInto('session')
    .values({ id, ...file, bike_id: bikeId, created_at: tx.now })
    .execute()
  await recordInFit(tx, file, {
    action: 'session.created',
    entity: 'session',
    entityId: id,
    changes: created({ created_at: tx.now, bike_id: bikeId }),
  })
  await tellOfFit(tx, file)
  return { id }
}

const keptOf = (fit: Fit, notes: string): Kept => ({
  version: fit.version,
  bikeId: fit.bike_id,
  notes,
  goalWeights: goalWeightsOf(fit),
})

/**
 * Says on which bike, keeps the notes, weighs the goals.
 * @throws AppError `not_found`, `stale_version`, `session_closed`
 */
export async function changeSession(tx: Transaction, id: string, change: Change): Promise<Kept> {
  const fit = await lockOpenFit(tx, id)
  refuseStale(change.version, fit.version)
  if (change.bikeId) await refuseStrangeBike(tx, fit.rider_id, change.bikeId)
  const key = await tx.keys.of(fit.rider_id)
  const notes = change.notes ?? openNotes(key, fit)
  const after = {
    bike_id: change.bikeId === undefined ? fit.bike_id : change.bikeId,
    notes_sealed: change.notes === undefined ? fit.notes_sealed : key.seal(notesPlace(id), change.notes),
    goal_weights: JSON.stringify(change.goalWeights ?? goalWeightsOf(fit)),
    version: fit.version + 1,
  }
  await tx.db.updateTable('session').set(after).where('id', '=', id).execute()
  await recordInFit(tx, fit, {
    action: 'session.changed',
    entity: 'session',
    entityId: id,
    changes: {
      ...(after.bike_id !== fit.bike_id && { bike_id: { from: fit.bike_id, to: after.bike_id } }),
      ...(change.notes !== undefined && { notes: { from: fit.notes_sealed, to: after.notes_sealed } }),
      ...(change.goalWeights && {
        goal_weights: { from: JSON.stringify(fit.goal_weights), to: after.goal_weights },
      }),
    },
  })
  await tellOfFit(tx, fit)
  return keptOf({ ...fit, ...after, goal_weights: change.goalWeights ?? fit.goal_weights }, notes)
}

type Moment = 'fitted_at' | 'closed_at' | 'cancelled_at'

/** Sets or takes back one of the facts of a fitting's life. Said again it changes nothing. */
async function setMoment(
  tx: Transaction,
  fit: Fit,
  moment: Moment,
  holds: boolean,
  action: string,
): Promise<Fit> {
  if (holds === (fit[moment] !== null)) return fit
  const to = holds ? tx.now : null
  await tx.db
    .updateTable('session')
    .set({ [moment]: to })
    .where('id', '=', fit.id)
    .execute()
  await recordInFit(tx, fit, {
    action,
    entity: 'session',
    entityId: fit.id,
    changes: { [moment]: { from: fit[moment], to } },
  })
  await tellOfFit(tx, fit)
  return { ...fit, [moment]: to }
}

async function toldOf(tx: Transaction, fit: Fit): Promise<Completed> {
  const rider = await tx.db
    .selectFrom('rider')
    .select('time_zone')
    .where('id', '=', fit.rider_id)
    .executeTakeFirst()
  const today = todayOf(tx, rider?.time_zone ?? null)
  const followUps = await followUpsOf(tx, [fit.id])
  return {
    ...summaryOf(tx, fit, followUps, today),
    followUps: followUps.map((followUp) => presentFollowUp(followUp, today)),
  }
}

/**
 * Calls a fitting off that has not taken place, or takes that back.
 * @throws AppError `not_found`, `already_fitted`
 */
export async function cancelSession(tx: Transaction, id: string, cancelled: boolean): Promise<Summary> {
  const fit = await lockFit(tx, id)
  if (cancelled && fit.fitted_at) throw new AppError('already_fitted')
  const action = cancelled ? 'session.cancelled' : 'session.uncancelled'
  return toldOf(tx, await setMoment(tx, fit, 'cancelled_at', cancelled, action))
}

/**
 * The fit is done: follow-ups are planned by the fitter's protocol, and the rider is told of the report. Or it is not
 * done yet after all: then what was planned is taken back.
 * @throws AppError `not_found`, `session_closed`, `already_answered` when a follow-up of it was answered
 */
export async function completeSession(tx: Transaction, id: string, fitted: boolean): Promise<Completed> {
  const fit = await lockOpenFit(tx, id)
  if (fitted === (fit.fitted_at !== null)) return toldOf(tx, fit)
  if (!fitted) await takeBackFollowUps(tx, fit)
  const action = fitted ? 'session.fitted' : 'session.unfitted'
  const after = await setMoment(tx, fit, 'fitted_at', fitted, action)
  if (fitted) {
    await planFollowUps(tx, after)
    await queueFitReport(tx, after)
  }
  return toldOf(tx, after)
}

/**
 * Closes a fitting: nothing more is asked or changed. Or opens it again, and what is still open is asked.
 * @throws AppError `not_found`, `not_fitted`
 */
export async function closeSession(tx: Transaction, id: string, closed: boolean): Promise<Summary> {
  const fit = await lockFit(tx, id)
  if (closed && !fit.fitted_at) throw new AppError('not_fitted')
  const action = closed ? 'session.closed' : 'session.reopened'
  const after = await setMoment(tx, fit, 'closed_at', closed, action)
  await replanReminders(tx, { sessionId: id })
  return toldOf(tx, after)
}
