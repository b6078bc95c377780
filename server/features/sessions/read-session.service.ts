import { z } from 'zod'
import type { Calls } from '#contract/calls.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { fitterNamesOf } from '../../people/fitter-names.ts'
import { openContact } from '../../people/rider-contact.ts'
import type { HolderKey } from '../../vault/vault.ts'
import { bikesOf } from './bikes.service.ts'
import { type Fit, recordReading } from './fit.ts'
import { followUpsOf, presentFollowUp, summaryOf, todayOf } from './follow-up-states.ts'
import { interventionsOf } from './interventions.service.ts'
import { measurementsOf } from './measurements.service.ts'
import { photosOf } from './photos.service.ts'
import { recommendationsOf } from './recommendations.service.ts'
import { goalsOf, zoneScoresOf } from './zone-scores.ts'

type FitSession = Calls['GET /api/sessions/:sessionId']['response']

const weightsShape = z.record(z.string(), z.number())
export const goalWeightsOf = (fit: Pick<Fit, 'goal_weights'>) => weightsShape.parse(fit.goal_weights)

export const notesPlace = (id: string) => ({ table: 'session', row: id, field: 'notes' })
export const openNotes = (key: HolderKey, fit: Fit): string =>
  fit.notes_sealed ? key.open(notesPlace(fit.id), fit.notes_sealed) : ''

/** The last fit before this one on the same bike; what was measured after it is where this one begins. */
async function earlierFit({ db }: Transaction, fit: Fit) {
  if (!fit.bike_id) return undefined
  return db
    .selectFrom('session')
    .select(['id', 'fitted_at'])
    .where('bike_id', '=', fit.bike_id)
    .where('id', '!=', fit.id)
    .where('fitted_at', 'is not', null)
    .where('cancelled_at', 'is', null)
    .$if(fit.fitted_at !== null, (earlier) => earlier.where('fitted_at', '<', fit.fitted_at))
    .orderBy('fitted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** What was measured in this fit and after the one before. */
async function numbersOf(tx: Transaction, fit: Fit): Promise<Pick<FitSession, 'measurements' | 'earlier'>> {
  const before = await earlierFit(tx, fit)
  const measured = await measurementsOf(tx, [fit.id, ...(before ? [before.id] : [])])
  return {
    measurements: measured.get(fit.id) ?? [],
    earlier: before?.fitted_at
      ? {
          sessionId: before.id,
          fittedAt: before.fitted_at.toISOString(),
          measurements: (measured.get(before.id) ?? []).filter(({ phase }) => phase === 'after'),
        }
      : null,
  }
}

async function riderOf({ db }: Transaction, id: string) {
  return db
    .selectFrom('rider')
    .select(['id', 'name_sealed', 'email_sealed', 'language', 'time_zone'])
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
}

/**
 * Everything of one fitting, for whoever may see it.
 * @throws AppError `not_found`
 */
export async function readSession(tx: Transaction, sessionId: string): Promise<FitSession> {
  const fit = await tx.db.selectFrom('session').selectAll().where('id', '=', sessionId).executeTakeFirst()
  const rider = fit && (await riderOf(tx, fit.rider_id))
  if (!fit || !rider) throw new AppError('not_found')
  const key = await tx.keys.of(rider.id)
  const today = todayOf(tx, rider.time_zone)
  const followUps = await followUpsOf(tx, [fit.id])
  const bikes = (await bikesOf(tx, [rider.id])).get(rider.id) ?? []
  const fitters = await fitterNamesOf(tx, [fit.fitter_id])
  const ownWork = 'id' in tx.actor && tx.actor.id === fit.fitter_id
  const withdrawnToo = <T extends { withdrawn: boolean }>(rows: T[]) =>
    rows.filter(({ withdrawn }) => ownWork || !withdrawn)
  await recordReading(tx, fit, 'session.read', { entity: 'session', entityId: fit.id })
  return {
    ...summaryOf(tx, fit, followUps, today),
    rider: { id: rider.id, name: openContact(key, rider).name ?? '', language: rider.language },
    fitterName: fitters.get(fit.fitter_id)?.name ?? '',
    intakeSubmittedAt: fit.intake_submitted_at?.toISOString() ?? null,
    closedAt: fit.closed_at?.toISOString() ?? null,
    bike: bikes.find(({ id }) => id === fit.bike_id) ?? null,
    bikes,
    notes: ownWork ? openNotes(key, fit) : null,
    goals: await goalsOf(tx, fit.id),
    goalWeights: goalWeightsOf(fit),
    ...(await numbersOf(tx, fit)),
    interventions: withdrawnToo(await interventionsOf(tx, fit)),
    recommendations: withdrawnToo((await recommendationsOf(tx, [fit.id])).get(fit.id) ?? []),
    photos: await photosOf(tx, fit),
    followUps: followUps.map((followUp) => presentFollowUp(followUp, today)),
    scores: (await zoneScoresOf(tx, [rider.id])).get(rider.id) ?? [],
    version: fit.version,
  }
}
