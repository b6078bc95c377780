import { z } from 'zod'
import type { Calls } from '#contract/calls.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { fitterNamesOf } from '../../people/fitter-names.ts'
import { openContact } from '../../people/rider-contact.ts'
import type { HolderKey } from '../../vault/vault.ts'
import { bikesOf } from './bikes.service.ts'
import { interventionsOf } from './interventions.service.ts'
import { measurementsOf } from './measurements.service.ts'
import { photosOf } from './photos.service.ts'
import { recommendationsOf } from './recommendations.service.ts'
import { findRider } from './riders.repository.ts'
import { recordReading } from './session-records.service.ts'
import { followUpsOf, presentFollowUp, summaryOf, todayOf } from './session-summary.service.ts'
import { findPreviousSession, findSession, listGoals, type SessionRow } from './sessions.repository.ts'
import { zoneScoresOf } from './zone-scores.service.ts'

type FitSession = Calls['GET /api/sessions/:sessionId']['response']

const weightsShape = z.record(z.string(), z.number())
export const goalWeightsOf = (session: Pick<SessionRow, 'goal_weights'>) =>
  weightsShape.parse(session.goal_weights)

export const notesPlace = (id: string) => ({ table: 'session', row: id, field: 'notes' })
export const openNotes = (key: HolderKey, session: SessionRow): string =>
  session.notes_sealed ? key.open(notesPlace(session.id), session.notes_sealed) : ''

/** The measurements of this session, and those taken after the previous session of the same bike. */
async function numbersOf(
  tx: Transaction,
  session: SessionRow,
): Promise<Pick<FitSession, 'measurements' | 'earlier'>> {
  const before = session.bike_id ? await findPreviousSession(tx, session) : undefined
  const measured = await measurementsOf(tx, [session.id, ...(before ? [before.id] : [])])
  return {
    measurements: measured.get(session.id) ?? [],
    earlier: before?.fitted_at
      ? {
          sessionId: before.id,
          fittedAt: before.fitted_at.toISOString(),
          measurements: (measured.get(before.id) ?? []).filter(({ phase }) => phase === 'after'),
        }
      : null,
  }
}

/**
 * Everything in one session, for an actor who may see it.
 * @throws AppError `not_found`
 */
export async function readSession(tx: Transaction, sessionId: string): Promise<FitSession> {
  const session = await findSession(tx, sessionId)
  const rider = session && (await findRider(tx, session.rider_id))
  if (!session || !rider) throw new AppError('not_found')
  const key = await tx.keys.of(rider.id)
  const today = todayOf(tx, rider.time_zone)
  const followUps = await followUpsOf(tx, [session.id])
  const bikes = (await bikesOf(tx, [rider.id])).get(rider.id) ?? []
  const fitters = await fitterNamesOf(tx, [session.fitter_id])
  const ownWork = 'id' in tx.actor && tx.actor.id === session.fitter_id
  const withdrawnToo = <T extends { withdrawn: boolean }>(rows: T[]) =>
    rows.filter(({ withdrawn }) => ownWork || !withdrawn)
  await recordReading(tx, session, 'session.read', { entity: 'session', entityId: session.id })
  return {
    ...summaryOf(tx, session, followUps, today),
    rider: { id: rider.id, name: openContact(key, rider).name ?? '', language: rider.language },
    fitterName: fitters.get(session.fitter_id)?.name ?? '',
    intakeSubmittedAt: session.intake_submitted_at?.toISOString() ?? null,
    closedAt: session.closed_at?.toISOString() ?? null,
    bike: bikes.find(({ id }) => id === session.bike_id) ?? null,
    bikes,
    notes: ownWork ? openNotes(key, session) : null,
    goals: await listGoals(tx, session.id),
    goalWeights: goalWeightsOf(session),
    ...(await numbersOf(tx, session)),
    interventions: withdrawnToo(await interventionsOf(tx, session)),
    recommendations: withdrawnToo((await recommendationsOf(tx, [session.id])).get(session.id) ?? []),
    photos: await photosOf(tx, session),
    followUps: followUps.map((followUp) => presentFollowUp(followUp, today)),
    scores: (await zoneScoresOf(tx, [rider.id])).get(rider.id) ?? [],
    version: session.version,
  }
}
