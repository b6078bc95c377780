import { z } from 'zod'
import type { Calls } from '#contract/calls.ts'
import { BIKE_TYPES } from '#domain/bikes/bike.ts'
import { saddleHowOf } from '#domain/measurements/saddle-how.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { fitterNamesOf } from '../../people/fitter-names.ts'
import { openName } from '../../people/rider-contact.ts'
import type { HolderKey } from '../../vault/vault.ts'
import { bikesOf } from './bikes.service.ts'
import { fitTextsOf } from './fit-texts.service.ts'
import { present as presentIntervention } from './intervention-row.service.ts'
import { presentMeasurement } from './measurements.service.ts'
import { presentPhoto } from './photos.service.ts'
import { presentRecommendation } from './recommendations.service.ts'
import { recordReading } from './session-records.service.ts'
import { followUpsOf, presentFollowUp, summaryOf, todayOf } from './session-summary.service.ts'
import {
  findLastSaddleHow,
  findPreviousSession,
  findSessionWithRider,
  listIntakeChoices,
  listPreviousMeasurements,
  type SessionRow,
} from './sessions.repository.ts'
import {
  listInterventions,
  listMeasurements,
  listPhotos,
  listRecommendations,
} from './workbench.repository.ts'
import { zoneScoresOf } from './zone-scores.service.ts'

type FitSession = Calls['GET /api/sessions/:sessionId']['response']

const weightsShape = z.record(z.string(), z.number())
export const goalWeightsOf = (session: Pick<SessionRow, 'goal_weights'>) =>
  weightsShape.parse(session.goal_weights)

export const notesPlace = (id: string) => ({ table: 'session', row: id, field: 'notes' })
export const openNotes = (key: HolderKey, session: SessionRow): string =>
  session.notes_sealed ? key.open(notesPlace(session.id), session.notes_sealed) : ''

/** What is stored below a session. The statements are sent together. */
async function readRows(tx: Transaction, sessionId: string) {
  const [session, followUps, choices, measurements, interventions, recommendations, photos] =
    await Promise.all([
      findSessionWithRider(tx, sessionId),
      followUpsOf(tx, [sessionId]),
      listIntakeChoices(tx, sessionId),
      listMeasurements(tx, [sessionId]),
      listInterventions(tx, sessionId),
      listRecommendations(tx, [sessionId]),
      listPhotos(tx, sessionId),
    ])
  if (!session) throw new AppError('not_found')
  return { session, followUps, choices, measurements, interventions, recommendations, photos }
}

/** What the rider chose in the intake: goals in the order of their keys, bike types in the order of the form. */
function chosenIn(choices: Rows['choices']): Pick<FitSession, 'goals' | 'bikeTypes'> {
  const of = (figure: string) =>
    choices.flatMap((choice) => (choice.figure === figure && choice.item !== null ? [choice.item] : []))
  const types = new Set(of('bikeType'))
  return { goals: of('goal'), bikeTypes: BIKE_TYPES.filter((type) => types.has(type)) }
}

type Rows = Awaited<ReturnType<typeof readRows>>

/** The measurements after the previous session of the same bike. */
async function earlierOf(
  tx: Transaction,
  key: HolderKey,
  session: SessionRow,
): Promise<FitSession['earlier']> {
  if (!session.bike_id) return null
  const [before, measured] = await Promise.all([
    findPreviousSession(tx, session),
    listPreviousMeasurements(tx, session),
  ])
  if (!before?.fitted_at) return null
  return {
    sessionId: before.id,
    fittedAt: before.fitted_at.toISOString(),
    measurements: measured.map((row) => presentMeasurement(key, row)),
  }
}

/** How the saddle is measured in a session; null until it is chosen. */
export const saddleHowIn = (
  session: Pick<SessionRow, 'saddle_reference' | 'saddle_method'>,
): FitSession['saddleHow'] => saddleHowOf(session.saddle_reference, session.saddle_method)

/** What hangs on the rider, the bike and the fitter of a session. The statements are sent together. */
async function readSurroundings(tx: Transaction, key: HolderKey, { session }: Rows, ownWork: boolean) {
  const { rider_id: riderId, fitter_id: fitterId } = session
  const [bikes, fitters, scores, earlier, lastHow] = await Promise.all([
    bikesOf(tx, [riderId]),
    fitterNamesOf(tx, [fitterId]),
    zoneScoresOf(tx, [riderId]),
    earlierOf(tx, key, session),
    ownWork && findLastSaddleHow(tx, session),
  ])
  return {
    fitterName: fitters.get(fitterId)?.name ?? '',
    bikes: bikes.get(riderId) ?? [],
    scores: scores.get(riderId) ?? [],
    earlier,
    lastSaddleHow: lastHow ? saddleHowIn(lastHow) : null,
  }
}

/** The records of a session. Only its fitter sees withdrawn ones. */
function presentRecords(key: HolderKey, rows: Rows, ownWork: boolean) {
  const withdrawnToo = <T extends { withdrawn: boolean }>(records: T[]) =>
    records.filter(({ withdrawn }) => ownWork || !withdrawn)
  return {
    measurements: rows.measurements.map((row) => presentMeasurement(key, row)),
    interventions: withdrawnToo(rows.interventions.map((row) => presentIntervention(key, row))),
    recommendations: withdrawnToo(rows.recommendations.map((row) => presentRecommendation(key, row))),
    photos: rows.photos.map((row) => presentPhoto(key, row)),
  }
}

/**
 * Everything of one session, for whoever may see it.
 * @throws AppError `not_found`
 */
export async function readSession(tx: Transaction, sessionId: string): Promise<FitSession> {
  const rows = await readRows(tx, sessionId)
  const { session, followUps } = rows
  const key = tx.keys.unwrap(session.rider_id, session.wrapped)
  const today = todayOf(tx, session.time_zone)
  const ownWork = 'id' in tx.actor && tx.actor.id === session.fitter_id
  const around = await readSurroundings(tx, key, rows, ownWork)
  await recordReading(tx, session, 'session.read', { entity: 'session', entityId: session.id })
  return {
    ...summaryOf(tx, session, followUps, today),
    rider: {
      id: session.rider_id,
      name: openName(key, session) ?? '',
      language: session.rider_language,
    },
    intakeSubmittedAt: session.intake_submitted_at?.toISOString() ?? null,
    closedAt: session.closed_at?.toISOString() ?? null,
    bike: around.bikes.find(({ id }) => id === session.bike_id) ?? null,
    ...around,
    notes: ownWork ? openNotes(key, session) : null,
    ...chosenIn(rows.choices),
    goalWeights: goalWeightsOf(session),
    saddleHow: saddleHowIn(session),
    ...fitTextsOf(key, session, ownWork),
    ...presentRecords(key, rows, ownWork),
    followUps: followUps.map((followUp) => presentFollowUp(followUp, today)),
    version: session.version,
  }
}
