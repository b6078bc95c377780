import type { Calls } from '#contract/calls.ts'
import { addDays } from '#domain/calendar/local-date.ts'
import { secondBaseline } from '#domain/forms/second-baseline.ts'
import type { FitStory, RatedChange } from '../story/fit-story.ts'
import type { Measured } from '../story/position.ts'
import { perform, type Stage } from './stage.ts'

/** A session of the practice, and what its later calls need. */
export interface RunningFit {
  sessionId: string
  riderId: string
  bikeId: string
  version: number
  /** The follow-ups by milestone. */
  followUps: Map<number, string>
}

const SADDLE = { reference: 'width_80', method: 'tape' } as const

/** Chooses the bike, describes the goals and says what the fitter expects. */
export async function beginFit(
  stage: Stage,
  cookie: string,
  fit: FitStory,
  running: RunningFit,
): Promise<void> {
  const params = { sessionId: running.sessionId }
  const { body: session } = await perform(stage, cookie, 'GET /api/sessions/:sessionId', { params })
  const changed = await perform(stage, cookie, 'PATCH /api/sessions/:sessionId', {
    params,
    body: {
      version: session.version,
      bikeId: running.bikeId,
      saddleHow: SADDLE,
      notes: fit.words.notes,
      goalLevels: fit.words.goalLevels,
      goalWeights: fit.goals[0] ? { [fit.goals[0]]: 3 } : {},
      predictions: fit.predictions,
    },
  })
  running.version = changed.body.version
}

const changeOf = ({ phase, key, side, value, reference, method }: Measured) => ({
  phase,
  key,
  side,
  value,
  version: 0,
  ...(reference && { reference }),
  ...(method && { method }),
})

/** Enters the numbers of a phase. */
export async function measure(
  stage: Stage,
  cookie: string,
  { measured }: FitStory,
  { sessionId }: RunningFit,
  phase: 'before' | 'after',
): Promise<void> {
  const changes = measured.filter((one) => one.phase === phase).map(changeOf)
  await perform(stage, cookie, 'POST /api/sessions/:sessionId/measurements', {
    params: { sessionId },
    body: { changes },
  })
}

type LoggedChange = NonNullable<Calls['POST /api/sessions/:sessionId/interventions']['body']>

const logged = ({
  kind,
  measurement,
  side,
  fromValue,
  toValue,
  zones,
  places,
  goals,
  why,
  words,
  rating,
}: RatedChange) =>
  ({
    kind,
    zones,
    places,
    goals,
    why,
    rating,
    ...(measurement && fromValue !== null && { measurement, side, fromValue, toValue }),
    ...words,
  }) satisfies LoggedChange

/** Logs a change, with the rider's own rating. */
export async function logChange(
  stage: Stage,
  cookie: string,
  change: RatedChange,
  sessionId: string,
): Promise<void> {
  await perform(stage, cookie, 'POST /api/sessions/:sessionId/interventions', {
    params: { sessionId },
    body: logged(change),
  })
}

/** Takes the picture of a phase and chooses it for the report. */
export async function takePhoto(
  stage: Stage,
  cookie: string,
  sessionId: string,
  phase: 'before' | 'after',
  picture: Buffer,
): Promise<void> {
  const taken = await perform(stage, cookie, 'POST /api/sessions/:sessionId/photos', {
    params: { sessionId },
    query: { phase },
    body: picture,
  })
  await perform(stage, cookie, 'PATCH /api/sessions/:sessionId/photos/:photoId', {
    params: { sessionId, photoId: taken.body.id },
    body: {
      version: taken.body.version,
      inReport: true,
      caption: phase === 'before' ? 'As you came' : 'As you left',
    },
  })
}

/** The rider scores the zones once more, by the link that the fitter shows. */
export async function scoreAgain(
  stage: Stage,
  cookie: string,
  answers: NonNullable<FitStory['scoredAgain']>,
  { sessionId }: RunningFit,
): Promise<void> {
  const { body } = await perform(stage, cookie, 'POST /api/sessions/:sessionId/second-baseline-link', {
    params: { sessionId },
  })
  await perform(stage, null, 'POST /api/second-baseline', {
    body: {
      secret: new URL(body.url).hash.slice(1),
      formVersion: secondBaseline.version,
      today: stage.clock.now().toISOString().slice(0, 10),
      answers,
    },
  })
}

/** Gives the advice, writes the summary and completes the fit. */
export async function completeFit(
  stage: Stage,
  cookie: string,
  fit: FitStory,
  running: RunningFit,
): Promise<void> {
  const params = { sessionId: running.sessionId }
  const today = stage.clock.now().toISOString().slice(0, 10)
  for (const { kind, words, dueInDays } of fit.words.advice)
    await perform(stage, cookie, 'POST /api/sessions/:sessionId/recommendations', {
      params,
      body: { kind, words, dueOn: dueInDays === null ? null : addDays(today, dueInDays) },
    })
  await perform(stage, cookie, 'PATCH /api/sessions/:sessionId', {
    params,
    body: { version: running.version, summary: fit.words.summary },
  })
  const { body } = await perform(stage, cookie, 'POST /api/sessions/:sessionId/completion', {
    params,
    body: { fitted: true },
  })
  for (const { id, milestone } of body.followUps) running.followUps.set(milestone, id)
}
