import { z } from 'zod'
import type { Calls } from '#contract/calls.ts'
import { BIKE_TYPES } from '#domain/bikes/bike.ts'
import { dateIn, type LocalDate } from '#domain/calendar/local-date.ts'
import { saddleHowOf } from '#domain/measurements/saddle-how.ts'
import { secondBaselineState } from '#domain/sessions/second-baseline.ts'
import { noteReading } from '../../audit/note-reading.ts'
import type { Transaction } from '../../database/database.ts'
import { notesPlace } from '../../fit-texts/sealed-places.ts'
import { AppError } from '../../http/problem.ts'
import { scoresOfArray } from '../../outcomes/score-array.ts'
import { fitterNamesOf } from '../../people/fitter-names.ts'
import { openName } from '../../people/rider-contact.ts'
import type { HolderKey } from '../../vault/vault.ts'
import { bikesOf } from './bikes.service.ts'
import { fitTextsOf } from './fit-texts.service.ts'
import { present as presentIntervention } from './intervention-row.service.ts'
import { presentMeasurement } from './measurements.service.ts'
import { presentPhoto } from './photos.service.ts'
import { isLocked, predictionsOf } from './predictions.service.ts'
import { presentRecommendation } from './recommendations.service.ts'
import { followUpsOf, presentFollowUp, summaryOf, todayOf } from './session-summary.service.ts'
import {
  findLastSaddleHow,
  findPreviousSession,
  findSessionWithRider,
  listIntakeChoices,
  listPreviousMeasurements,
  type NotedSession,
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

export const openNotes = (key: HolderKey, session: NotedSession): string =>
  session.notes_sealed ? key.open(notesPlace(session.id), session.notes_sealed) : ''

/** Asks for what is stored below a session. The statements are sent together. */
export const askForSession = (tx: Pick<Transaction, 'db'>, sessionId: string) =>
  Promise.all([
    findSessionWithRider(tx, sessionId),
    followUpsOf(tx, [sessionId]),
    listIntakeChoices(tx, sessionId),
    listMeasurements(tx, [sessionId]),
    listInterventions(tx, sessionId),
    listRecommendations(tx, [sessionId]),
    listPhotos(tx, sessionId),
  ])

type Asked = Awaited<ReturnType<typeof askForSession>>

/** @throws AppError `not_found` */
function rowsOf(asked: Asked) {
  const [session, followUps, choices, measurements, interventions, recommendations, photos] = asked
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

type Rows = ReturnType<typeof rowsOf>

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

/** Whether the zones can be scored once more, and the scores if they were. */
function secondBaselineIn({ session }: Rows, today: LocalDate): FitSession['secondBaseline'] {
  const { intake_submitted_at: sentAt, closed_at, cancelled_at, time_zone } = session
  const { second_scores, second_submitted_at } = session
  const intakeOn = sentAt && dateIn(sentAt, time_zone ?? 'UTC')
  const over = isLocked(session) || closed_at !== null || cancelled_at !== null
  return {
    state: secondBaselineState({ intakeOn, over }, today),
    given:
      second_scores && second_submitted_at
        ? { at: second_submitted_at.toISOString(), scores: scoresOfArray(second_scores) }
        : null,
  }
}

/**
 * Everything of one session, for whoever may see it.
 * @param asked the result of `askForSession`
 * @throws AppError `not_found`
 */
export async function presentSession(tx: Transaction, asked: Asked): Promise<FitSession> {
  const rows = rowsOf(asked)
  const { session, followUps } = rows
  const key = tx.keys.unwrap(session.rider_id, session.wrapped)
  const today = todayOf(tx, session.time_zone)
  const ownWork = 'id' in tx.actor && tx.actor.id === session.fitter_id
  const around = await readSurroundings(tx, key, rows, ownWork)
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
    shared:
      ownWork || tx.actor.kind !== 'fitter' ? null : { until: session.shared_until?.toISOString() ?? null },
    notes: ownWork ? openNotes(key, session) : null,
    ...chosenIn(rows.choices),
    goalWeights: goalWeightsOf(session),
    saddleHow: saddleHowIn(session),
    predictions: ownWork ? predictionsOf(session) : null,
    predictionsLocked: ownWork && isLocked(session),
    ...fitTextsOf(key, session, ownWork),
    ...presentRecords(key, rows, ownWork),
    secondBaseline: secondBaselineIn(rows, today),
    followUps: followUps.map((followUp) => presentFollowUp(followUp, today)),
    version: session.version,
  }
}

/** As `presentSession`, for somebody who opens the session. @throws AppError `not_found` */
export async function openSession(tx: Transaction, asked: Asked): Promise<FitSession> {
  const session = await presentSession(tx, asked)
  const whose = rowsOf(asked).session
  noteReading(tx, whose, { action: 'session.read', entity: 'session', entityId: session.id })
  return session
}

/** As `presentSession`. @throws AppError `not_found` */
export const readSession = async (tx: Transaction, sessionId: string): Promise<FitSession> =>
  presentSession(tx, await askForSession(tx, sessionId))
